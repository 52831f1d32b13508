import { randomUUID } from 'node:crypto'
import { messages } from '../../domain/messages'
import { phoneDigits } from '../../domain/phone'
import type { Operation } from '../handler'
import { Problem, wrongAnswers } from '../problem'
import { sendLink } from '../quotes/sendLink'
import { sendText } from '../sms/job'

/** `POST /terms-link/{id}/text`: the same as a text message, which is said to be sent once its provider has taken it. @throws a 503 */
export const textTermsLink: Operation<'textTermsLink'> =
  (services) =>
  async ({ params: { id }, body, caller }) => {
    const digits = phoneDigits(body.phone)
    if (!digits) throw wrongAnswers({ phone: messages.phone('Phone') })
    const phone = `+1${digits}`
    const action = 'termsLink.requested'
    await sendLink(services, { id, caller, recipients: [phone], field: 'phone', action, mail: null })
    try {
      await sendText(services, { contactId: id, phone, occasion: randomUUID() })
    } catch (fault) {
      services.log.error({ reason: fault instanceof Error ? fault.message : 'unknown' }, 'a text was not taken')
      throw new Problem(503, 'The text could not be sent. Try again in a minute, or have the link emailed.', {})
    }
    return { status: 200, body: { message: 'Text sent successfully!' } }
  }
