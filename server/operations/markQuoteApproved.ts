import { randomUUID } from 'node:crypto'
import { audit } from '../audit'
import { actorOf, type Operation } from '../handler'
import { hasLivePayment } from '../payments/rows'
import { conflict, wrongAnswers } from '../problem'
import { staffEvents, standingByStaff } from '../quotes/approval'
import { changeQuote } from '../quotes/change'
import { quoteLink } from '../quotes/link'
import type { Standing } from '../quotes/standing'
import { contactOf } from '../quotes/wire'

/** `POST /mark-quote-approved/{id}`: staff's word on a quote (decision 8). The customer is written to. */
export const markQuoteApproved: Operation<'markQuoteApproved'> =
  (services) =>
  async ({ params: { id }, headers, body: { status, reason: given }, caller }) => {
    const { db, jobs, config } = services
    const reason = given?.trim() || null
    if (status === 'declined' && !reason) throw wrongAnswers({ reason: 'Say why: the customer reads it' })
    const saved = await changeQuote(services, { id, version: headers['if-match'] }, async (contact) => {
      if (await hasLivePayment(db, id)) {
        throw conflict('paymentInProgress', 'A payment for this quote is on its way. Try again in a minute.')
      }
      const standing = await standingByStaff(db, contact, { status, reason })
      await audit(db, {
        actor: actorOf(caller),
        entity: 'contact',
        entityId: id,
        action: staffEvents[status].type,
        before: told(contact),
        after: { ...told(standing), reason },
      })
      if (status !== 'referred') {
        await jobs.enqueue('mail', { kind: 'decided', contactId: id, status, reason, occasion: randomUUID() })
      }
      const { quote_status, declined_by, price, reasons } = standing
      return db.q
        .updateTable('contact')
        .set({
          quote_status,
          declined_by,
          price: price && JSON.stringify(price),
          reasons: JSON.stringify(reasons),
          version: contact.version + 1,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return { status: 200, body: { contact: contactOf(saved), link: quoteLink(config, saved.id) } }
  }

const told = ({ quote_status, price }: Pick<Standing, 'quote_status' | 'price'>) => ({
  quote_status,
  amount_due: price?.pricing_detail.amount_due ?? null,
})
