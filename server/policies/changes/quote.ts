import type { Price, WorkedOutChange } from '../../../contract/client'
import { type Answers, blankAnswers, type FieldName } from '../../../domain/application'
import { pathOf } from '../../../domain/application/payload'
import { type CalendarDate, todayIn } from '../../../domain/common/dates'
import { type Cents, centsOf, dollarsOf } from '../../../domain/common/money'
import { cancellationCoverageNames } from '../../../domain/coverages'
import { passedDays } from '../../../domain/decision'
import { isEarned, returned } from '../../../domain/policy/cancellation'
import { type Becomes, diffAnswers, mostChanges } from '../../../domain/policy/change'
import { movedBetween } from '../../../domain/worksheet'
import type { Contact } from '../../contacts/contact'
import { paidForPolicy } from '../../payments/balance'
import type { Db } from '../../platform/db/database'
import { Problem, wrongAnswers } from '../../platform/problems/problem'
import { unfinished } from '../../quotes/offer'
import { reviewMessage } from '../../quotes/restrictions'
import { boughtAnswers, firstDayOf, type Policy } from '../policy'
import { assertOpen } from './eligibility'
import { repriced } from './price'
import type { Wanted } from './request'

/** What a policy would become, and what that differs by. */
export interface WorkedOut {
  readonly type: Wanted['type']
  /** as the policy would hold them, with the facts that they were decided by */
  readonly answers: Readonly<Record<string, unknown>>
  /** of a canceling what is kept of it */
  readonly price: Price
  /** to be paid, or less than 0 to be given back */
  readonly difference: Cents
  readonly what: readonly Becomes[]
}

export interface Changing {
  /** of the policy, as both stand */
  readonly contact: Contact
  readonly policy: Policy
  readonly wanted: Pick<Wanted, 'type' | 'given'>
  readonly at: Date
}

/**
 * Works a change out, or a canceling, from what is stored and what is wanted (decisions 39 and 49).
 * @throws a 409 where the policy can no longer be changed, a 422 where nothing would change, an answer is not right, a
 * day has passed, or what it would become is not one that we insure without a person's look
 */
export async function workOut(db: Db, changing: Changing): Promise<WorkedOut> {
  const { contact, policy, wanted, at } = changing
  const today = todayIn(at)
  assertOpen({ contact, policy, type: wanted.type, today })
  if (wanted.type === 'cancel') return cancelled(db, policy, today)
  const before = boughtAnswers(policy)
  const answers = { ...policy.answers, ...wanted.given }
  const after: Answers = { ...blankAnswers, ...answers }
  const what = diffAnswers(before, after)
  if (what.length === 0) throw new Problem(422, 'Nothing would change')
  const days = passedDays(after, today)
  if (days.length > 0)
    throw wrongAnswers(Object.fromEntries(days.map((day) => [pathOf(day), 'Give today or a later day'])))
  const purchased = todayIn(policy.created)
  const offer = await repriced(db, { contact, paid: policy.price, before, after, purchased, today })
  if (offer.outcome === 'refer' || offer.outcome === 'decline') throw reviewed(offer)
  const errors = { ...(offer.outcome === 'unfinished' && offer.errors), ...unfinished(after) }
  if (offer.outcome !== 'quote' || Object.keys(errors).length > 0) throw wrongAnswers(errors)
  assertNotEarned(policy, offer.price, what, today)
  const difference = dueIn(offer.price) - dueIn(policy.price)
  // what was given back already does not go back again
  const refundable = difference < 0 ? Math.min(0 - difference, await paidForPolicy(db, contact.id)) : 0
  return {
    type: 'change',
    answers,
    price: offer.price,
    difference: refundable > 0 ? 0 - refundable : Math.max(0, difference),
    what,
  }
}

const dueIn = ({ pricing_detail }: Price): Cents => centsOf(pricing_detail.amount_due)

async function cancelled(db: Db, policy: Policy, today: CalendarDate): Promise<WorkedOut> {
  const when = { purchased: todayIn(policy.created), begins: firstDayOf(policy), today }
  // what was given back already does not go back again
  const { refund, retainedAfter } = returned(policy.price, when, await paidForPolicy(db, policy.contact_id))
  return { type: 'cancel', answers: policy.answers, price: retainedAfter(refund), difference: 0 - refund, what: [] }
}

type Reviewed = Parameters<typeof reviewMessage>[0]

/** A policy is never put before an underwriter by itself: it stays as it is, and a person is asked. */
const reviewed = (offer: Reviewed) =>
  new Problem(
    422,
    `${reviewMessage(offer)}. Your policy stays as it is. Send us a message about the change, and we will see what can be done.`,
    { is_underwriting_review: true, decision: offer.outcome, reasons: [...offer.reasons] },
  )

const earned =
  'The premium of cancellation coverage is earned 14 days after the purchase: it can be raised now, and not lowered'

/** Else who may not cancel it any more would lower it to nothing. */
function assertNotEarned(policy: Policy, price: Price, what: readonly Becomes[], today: CalendarDate): void {
  const lowered = price.pricing_detail.ec_premium < policy.price.pricing_detail.ec_premium
  if (!lowered || !isEarned({ purchased: todayIn(policy.created), today })) return
  const causes = what.filter(({ field }) => priced.has(field)).map(({ field }) => [pathOf(field), earned])
  throw causes.length > 0 ? wrongAnswers(Object.fromEntries(causes)) : new Problem(422, earned)
}

/** What the premium of cancellation coverage hangs on. */
const priced: ReadonlySet<FieldName> = new Set<FieldName>([
  'event_gross_revenue',
  'event_total_costs',
  'event_outdoor_or_tent',
  ...cancellationCoverageNames.flatMap((name) => [name, `${name}_limit`] as const),
])

/** As the contract has it. */
export function toPricedChangeDto({ policy }: Pick<Changing, 'policy'>, worked: WorkedOut): WorkedOutChange {
  const { price, difference, what, type } = worked
  return {
    pricing_detail: price.pricing_detail,
    worksheet: price.worksheet,
    moved: movedBetween(policy.price, price),
    difference: dollarsOf(difference),
    kept: Math.min(policy.price.pricing_detail.amount_due, price.pricing_detail.amount_due),
    changes_left: type === 'cancel' ? 0 : mostChanges - policy.changes - 1,
    what: what.map(({ label, from, to }) => ({ label, from, to })),
  }
}
