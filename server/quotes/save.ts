import type { Updateable } from 'kysely'
import { type Answers, type FieldName, formSteps } from '../../domain/application'
import { askedIn } from '../../domain/application/asked'
import { currentPlan } from '../../domain/rating'
import { audit } from '../audit'
import type { ContactTable } from '../db/schema'
import { actorOf, type Caller } from '../handler'
import { type Contact, hasLivePayment } from '../payments/rows'
import { conflict } from '../problem'
import type { Services } from '../services'
import { type Given, wholeAnswers } from './answers'
import { answersHash } from './answersHash'
import { expiryOf } from './expiry'
import { offerFor } from './offer'
import { type Standing, standingAfter } from './standing'
import { searchText } from './wire'

export type SaveServices = Pick<Services, 'db' | 'now' | 'today'>

export interface Save {
  /** locked by the unit of work that this is part of */
  readonly contact: Contact
  readonly given: Given
  readonly caller: Caller
  /** whether a member of staff saves it as theirs */
  readonly isTaken: boolean
}

/**
 * Merges answers into a quote and works out again what that comes to: decision, price, standing, expiry. What a question
 * that is no longer asked was answered stays, for when it is asked again.
 * @throws a 409 where the quote's state, or a payment that is on its way, forbids it
 */
export async function saveAnswers(services: SaveServices, { contact, given, caller, isTaken }: Save): Promise<Contact> {
  const { db, now, today } = services
  const changed = (Object.keys(given) as FieldName[]).filter((name) => isOther(given[name], contact.answers[name]))
  const answers = wholeAnswers({ ...contact.answers, ...given })
  const plan = contact.quote_status === 'expired' ? currentPlan.version : contact.rating_plan
  const offer = offerFor(answers, { today: today(), plan })
  const standing = standingAfter(contact, offer, isOtherwiseReviewed(wholeAnswers(contact.answers), answers))
  const saved = { edited: now(), expires: expiryOf(answers, now()) }
  if (changed.length === 0 && standing.quote_status === contact.quote_status) return update(db, contact.id, saved)
  if (changed.length > 0 && (await hasLivePayment(db, contact.id))) {
    throw conflict('paymentInProgress', 'A payment for this quote is on its way. Try again in a minute.')
  }
  await audit(db, {
    actor: actorOf(caller),
    entity: 'contact',
    entityId: contact.id,
    action: 'quote.saved',
    before: { ...told(contact), answers: picked(contact.answers, changed) },
    after: { ...told(standing), answers: picked(given, changed) },
  })
  return update(db, contact.id, {
    ...saved,
    version: contact.version + 1,
    record_owner: contact.record_owner ?? (isTaken && caller.kind === 'staff' ? caller.user.email : null),
    quote_status: standing.quote_status,
    declined_by: standing.declined_by,
    price: standing.price && JSON.stringify(standing.price),
    reasons: JSON.stringify(standing.reasons),
    rating_plan: plan,
    answers: JSON.stringify({ ...contact.answers, ...given }),
    // a signature is for the answers that it was given for
    ...(changed.length > 0 && { terms: null }),
    search: searchText([contact.quote_number], answers),
  })
}

type Changes = Updateable<ContactTable>

const update = (db: SaveServices['db'], id: string, changes: Changes): Promise<Contact> =>
  db.q.updateTable('contact').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

const isOther = (a: unknown, b: unknown) => answersHash({ a }) !== answersHash({ a: b })

/** Who reviewed a quote looked at the event and its cover; names and places may still be filled in. */
const reviewed = formSteps.slice(0, formSteps.indexOf('underwriting') + 1)
const isOtherwiseReviewed = (before: Answers, after: Answers) =>
  answersHash(reviewedIn(before)) !== answersHash(reviewedIn(after))
const reviewedIn = (answers: Answers) =>
  picked(
    answers,
    reviewed.flatMap((step) => askedIn(step, answers)),
  )

const picked = (answers: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? null]))

const told = ({ quote_status, price }: Pick<Standing, 'quote_status' | 'price'>) => ({
  quote_status,
  amount_due: price?.pricing_detail.amount_due ?? null,
})
