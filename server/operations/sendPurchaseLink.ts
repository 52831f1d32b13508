import type { Operation } from '../handler'
import { addressesIn, mostRecipients } from '../mail/addresses'
import { wrongAnswers } from '../problem'
import { sendLink } from '../quotes/sendLink'

/** `POST /send-purchase-link/{id}`: the link that opens a quote where it is paid for. */
export const sendPurchaseLink: Operation<'sendPurchaseLink'> =
  (services) =>
  async ({ params: { id }, body: { emails }, caller }) => {
    const recipients = addressesIn(emails)
    if (!recipients) {
      throw wrongAnswers({ emails: `Give up to ${mostRecipients} email addresses with semicolons between them` })
    }
    const mail = { kind: 'quotePurchaseLink', recipients } as const
    await sendLink(services, { id, caller, recipients, field: 'emails', action: 'purchaseLink.requested', mail })
    return { status: 200, body: { message: 'Email sent successfully!' } }
  }
