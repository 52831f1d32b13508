import { randomUUID } from 'node:crypto'
import { audit } from '../audit'
import { actorOf, type Operation } from '../handler'
import { addressesIn, mostRecipients } from '../mail/addresses'
import { checkLimits } from '../mail/limits'
import { conflict, notFound, wrongAnswers } from '../problem'

/** `POST /quote/send-email`: sends the link that opens a quote to each address of a list. */
export const sendQuoteEmail: Operation<'sendQuoteEmail'> =
  ({ db, jobs }) =>
  async ({ body: { id, emails }, caller }) => {
    const contact = await db.q.selectFrom('contact').select('policy_number').where('id', '=', id).executeTakeFirst()
    if (!contact) throw notFound('quote')
    if (contact.policy_number !== null)
      throw conflict('notPurchasable', 'This quote has been bought: it is a policy now')
    const recipients = addressesIn(emails)
    if (!recipients) {
      throw wrongAnswers({ emails: `Give up to ${mostRecipients} email addresses with semicolons between them` })
    }
    await db.tx(async () => {
      const due = await checkLimits(db, caller, { contactId: id, recipients, field: 'emails' })
      await jobs.enqueue('mail', { kind: 'quote', contactId: id, recipients, occasion: randomUUID() }, undefined, due)
      await audit(db, {
        actor: actorOf(caller),
        entity: 'contact',
        entityId: id,
        action: 'quoteEmail.requested',
        after: { recipients },
      })
    })
    return { status: 200, body: { message: 'Email sent successfully!' } }
  }
