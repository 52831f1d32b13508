import type { JobHandler } from '../jobs/handler'
import { deliverAll } from './deliver'
import { purchaseLetters } from './purchase'
import { quoteLetters } from './quote'

/** Writes to everybody whom something concerns. */
export const sendMail: JobHandler = async (services, payload) => {
  const contactId = String(payload['contactId'])
  if (payload['kind'] === 'purchase') return deliverAll(services, await purchaseLetters(services, contactId))
  if (payload['kind'] === 'quote') {
    const { recipients, occasion } = payload as { recipients: string[]; occasion: string }
    return deliverAll(services, await quoteLetters(services, { contactId, recipients, occasion }))
  }
  throw new Error(`No such kind of mail: ${String(payload['kind'])}`)
}
