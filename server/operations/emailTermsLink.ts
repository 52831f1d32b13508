import { messages } from '../../domain/messages'
import type { Operation } from '../handler'
import { addressIn } from '../mail/addresses'
import { wrongAnswers } from '../problem'
import { sendLink } from '../quotes/sendLink'

/** `POST /terms-link/{id}/email`: the link that opens a quote where its terms are signed. */
export const emailTermsLink: Operation<'emailTermsLink'> =
  (services) =>
  async ({ params: { id }, body, caller }) => {
    const email = addressIn(body.email)
    if (!email) throw wrongAnswers({ email: messages.email('Email') })
    const recipients = [email]
    const mail = { kind: 'termsLink', recipients } as const
    await sendLink(services, { id, caller, recipients, field: 'email', action: 'termsLink.requested', mail })
    return { status: 200, body: { message: 'Email sent successfully!' } }
  }
