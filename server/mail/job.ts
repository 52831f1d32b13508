import type { JobHandler } from '../jobs/handler'
import type { Services } from '../services'
import { decidedLetters } from './decided'
import { deliverAll, type Letter } from './deliver'
import { foundLetters } from './found'
import { linkLetters } from './links'
import { purchaseLetters } from './purchase'
import { quoteLetters } from './quote'
import { rainLetters } from './rain'
import { reviewLetters } from './review'

/** What each kind of mail makes of its job's payload, which is what was queued for it. */
const lettersOf: Readonly<Record<string, (services: Services, payload: any) => Promise<Letter[]>>> = {
  purchase: (services, { contactId }) => purchaseLetters(services, contactId),
  quote: quoteLetters,
  quotePurchaseLink: (services, asked) => linkLetters(services, 'payment', asked),
  termsLink: (services, asked) => linkLetters(services, 'terms', asked),
  quotesFound: foundLetters,
  review: reviewLetters,
  decided: decidedLetters,
  rainRequest: rainLetters,
}

/** Writes to everybody whom something concerns. */
export const sendMail: JobHandler = async (services, payload) => {
  const letters = lettersOf[String(payload['kind'])]
  if (!letters) throw new Error(`No such kind of mail: ${String(payload['kind'])}`)
  await deliverAll(services, await letters(services, payload))
}
