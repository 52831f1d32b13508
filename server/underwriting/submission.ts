import { randomUUID } from 'node:crypto'
import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { messages } from '../../domain/common/messages'
import type { Contact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import type { Review } from '../platform/db/schema'
import { addressIn } from '../platform/mail/addresses'
import { mailDue } from '../platform/mail/limits'
import { queueLetters } from '../platform/mail/queue'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { changeQuote } from '../quotes/change'
import { inWords } from '../quotes/status'

/**
 * Submits a referred quote to an underwriter (decision 8), and mails both sides.
 * @throws Problem 409 where the quote is not referred, 422 that names the fields
 */
export async function submitReview(
  services: Services,
  id: string,
  form: ReviewRequest,
  caller: Caller,
): Promise<Contact> {
  const { db, jobs, now } = services
  const { email, message } = readWords(form)
  const review: Review = { submitted: now().toISOString(), email, message }
  return changeQuote(services, { id }, async (contact) => {
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
}

interface ReviewRequest {
  readonly email: string
  readonly message?: string | null
}

/** @throws Problem 422 */
function readWords(form: ReviewRequest) {
  const email = addressIn(form.email)
  const message = form.message?.trim() || null
  const hasCard = message !== null && looksLikeCardNumber(message)
  if (email && !hasCard) return { email, message }
  throw wrongAnswers({
    ...(!email && { email: messages.email('Email') }),
    ...(hasCard && { message: messages.noCardNumber('Message') }),
  })
}
