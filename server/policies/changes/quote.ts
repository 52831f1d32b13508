import type { Price, WorkedOutChange } from '../../../contract/client'
import { type Answers, blankAnswers, type FieldName } from '../../../domain/application'
import { pathOf } from '../../../domain/application/payload'
import { type CalendarDate, todayIn } from '../../../domain/common/dates'
import { type Cents, centsOf, dollarsOf } from '../../../domain/common/money'
import { cancellationCoverageNames } from '../../../domain/coverages'
import { passedDays } from '../../../domain/decision'
import { isEarned, returned } from '../../../domain/policy/cancellation'
import { type AnswerChange, diffAnswers, mostChanges } from '../../../domain/policy/change'
import { movedBetween } from '../../../domain/worksheet'
import type { Contact } from '../../contacts/contact'
import { paidForPolicy, policyMoneyOf } from '../../payments/balance'
import type { Db } from '../../platform/db/database'
import { Problem, wrongAnswers } from '../../platform/problems/problem'
import { unfinished } from '../../quotes/offer'
import { reviewMessage } from '../../quotes/restrictions'
import { boughtAnswers, firstDayOf, type Policy } from '../policy'
import { assertOpen } from './eligibility'
import { repriced } from './price'
import type { RequestedChange } from './request'

/** The changed policy and its difference in price. */
export interface PricedChange {
  readonly type: RequestedChange['type']
  /** as the policy stores them, with the facts of the decision */
  readonly answers: Readonly<Record<string, unknown>>
  /** for a cancellation, the retained part */
  readonly price: Price
  /** cents; more than 0 is paid, less than 0 is refunded */
  readonly difference: Cents
  readonly what: readonly AnswerChange[]
}

export interface Changing {
  /** the stored contact and policy */
  readonly contact: Contact
  readonly policy: Policy
  readonly wanted: Pick<RequestedChange, 'type' | 'given'>
  readonly at: Date
}

/**
 * Quotes a change or cancellation from stored data and the request (decisions 39 and 49).
 * @throws Problem 409 where the policy can no longer be changed; 422 where nothing would change, an answer is invalid,
 * a day has passed, or the result needs an underwriter
 */
export async function workOut(db: Db, changing: Changing): Promise<PricedChange> {
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
  // never refunds the same money twice
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

async function cancelled(db: Db, policy: Policy, today: CalendarDate): Promise<PricedChange> {
  const when = { purchased: todayIn(policy.created), begins: firstDayOf(policy), today }
  // never refunds the same money twice
  const { refund, retainedAfter } = returned(policy.price, when, await policyMoneyOf(db, policy.contact_id))
  return { type: 'cancel', answers: policy.answers, price: retainedAfter(refund), difference: 0 - refund, what: [] }
}

type Reviewed = Parameters<typeof reviewMessage>[0]

/** A change is never referred automatically: the policy stays, and the customer is asked to contact us. */
const reviewed = (offer: Reviewed) =>
  new Problem(
    422,
    `${reviewMessage(offer)}. Your policy stays as it is. Send us a message about the change, and we will see what can be done.`,
    { is_underwriting_review: true, decision: offer.outcome, reasons: [...offer.reasons] },
  )

const earned =
  'The premium of cancellation coverage is earned 14 days after the purchase: it can be raised now, and not lowered'

/** Without this rule, a customer who may no longer cancel could lower the premium to nothing. */
function assertNotEarned(policy: Policy, price: Price, what: readonly AnswerChange[], today: CalendarDate): void {
  const lowered = price.pricing_detail.ec_premium < policy.price.pricing_detail.ec_premium
  if (!lowered || !isEarned({ purchased: todayIn(policy.created), today })) return
  const causes = what.filter(({ field }) => priced.has(field)).map(({ field }) => [pathOf(field), earned])
  throw causes.length > 0 ? wrongAnswers(Object.fromEntries(causes)) : new Problem(422, earned)
}

/** The answers that the premium of cancellation coverage depends on. */
const priced: ReadonlySet<FieldName> = new Set<FieldName>([
  'event_gross_revenue',
  'event_total_costs',
  'event_outdoor_or_tent',
  ...cancellationCoverageNames.flatMap((name) => [name, `${name}_limit`] as const),
])

/** The contract's form of a quoted change. */
export function toPricedChangeDto({ policy }: Pick<Changing, 'policy'>, worked: PricedChange): WorkedOutChange {
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
