import { randomUUID } from 'node:crypto'
import { looksLikeCardNumber } from '../../domain/luhn'
import { messages } from '../../domain/messages'
import { audit } from '../audit'
import type { Review } from '../db/schema'
import { actorOf, type Operation } from '../handler'
import { addressIn } from '../mail/addresses'
import { mailDue } from '../mail/limits'
import { queueLetters } from '../mail/queue'
import { Problem, wrongAnswers } from '../problem'
import { changeQuote } from '../quotes/change'
import { quoteLink } from '../quotes/link'
import { inWords } from '../quotes/standing'
import { contactOf } from '../quotes/wire'

/** `POST /contacts/{id}/review`: puts a referred quote before an underwriter (decision 8). */
export const submitForReview: Operation<'submitForReview'> =
  (services) =>
  async ({ params: { id }, body, caller }) => {
    const { db, jobs, now, config } = services
    const { email, message } = readWords(body)
    const review: Review = { submitted: now().toISOString(), email, message }
    const saved = await changeQuote(services, { id }, async (contact) => {
      const { quote_status: status, version } = contact
      if (status !== 'referred') throw new Problem(409, `There is nothing to review: the quote is ${inWords[status]}`)
      const recipients = [email]
      const due = await mailDue(db, caller, { contactId: id, recipients })
      const occasion = randomUUID()
      const payload = { kind: 'review', contactId: id, email, message, occasion }
      await queueLetters({ jobs }, payload, `mail:review:${occasion}`, due)
      await audit(db, {
        actor: actorOf(caller),
        entity: 'contact',
        entityId: id,
        action: 'review.submitted',
        before: contact.review,
        after: { ...review, recipients },
      })
      return db.q
        .updateTable('contact')
        .set({ review: JSON.stringify(review), version: version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return { status: 200, body: { contact: contactOf(saved), link: quoteLink(config, id) } }
  }

/** @throws a 422 */
function readWords(body: { readonly email: string; readonly message?: string | null }) {
  const email = addressIn(body.email)
  const message = body.message?.trim() || null
  const hasCard = message !== null && looksLikeCardNumber(message)
  if (email && !hasCard) return { email, message }
  throw wrongAnswers({
    ...(!email && { email: messages.email('Email') }),
    ...(hasCard && { message: messages.noCardNumber('Message') }),
  })
}
