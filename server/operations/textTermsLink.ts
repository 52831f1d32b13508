import { messages } from '../../domain/messages'
import { phoneDigits } from '../../domain/phone'
import type { Operation } from '../handler'
import { wrongAnswers } from '../problem'
import { sendLink } from '../quotes/sendLink'

/** `POST /terms-link/{id}/text`: the same as a text message. */
export const textTermsLink: Operation<'textTermsLink'> =
  (services) =>
  async ({ params: { id }, body, caller }) => {
    const digits = phoneDigits(body.phone)
    if (!digits) throw wrongAnswers({ phone: messages.phone('Phone') })
    const phone = `+1${digits}`
    const job = { kind: 'sms', payload: { phone } } as const
    await sendLink(services, { id, caller, recipients: [phone], field: 'phone', action: 'termsLink.requested', job })
    return { status: 200, body: { message: 'Text sent successfully!' } }
  }
