import type { Price } from '../../contract/client'
import type { Reason } from '../../contract/problem'
import { type Answers, decidingSteps } from '../../domain/application'
import { askedIn } from '../../domain/application/applicable'
import { answerReasonsIn, declinedByUnderwriter } from '../../domain/quote/underwritten'
import { unset } from '../../domain/staff/approvalTerms'
import type { LifecycleEvent } from '../../machines/lifecycle/lifecycle.machine'
import type { Contact } from '../contacts/contact'
import { isOther } from '../platform/crypto/hash'
import type { Db } from '../platform/db/database'
import type { ApprovalTerms } from '../platform/db/schema'
import { Problem } from '../platform/problems/problem'
import { wholeAnswers } from './answers'
import { quoteFacts } from './quoteFacts'
import { basisOf, type QuoteBasis } from './ratingBasis'
import { moved, type UnderwritingStatus } from './status'
import { basisGiven, premiumsToName, tablePrice } from './tablePrice'

/** The lifecycle event of each staff decision. */
export const staffEvents = {
  approved: { type: 'quote.approved' },
  declined: { type: 'quote.declined' },
  referred: { type: 'quote.reopened' },
} as const satisfies Record<string, LifecycleEvent>

export interface StaffDecision {
  readonly status: keyof typeof staffEvents
  /** of a decline */
  readonly reason: string | null
  /** of an approval */
  readonly terms: ApprovalTerms | null
}

/**
 * The status after a staff decision. An approval is priced from the answers and its terms; other decisions have no
 * price. A decline lists the underwriter's reason before the reasons for the referral.
 * @param contact with the limit that the terms change
 * @throws Problem 409 for a status that does not allow the decision, 422 where neither the rating tables nor the terms
 * give a price
 */
export async function statusByStaff(
  db: Db,
  contact: Contact,
  { status, reason, terms }: StaffDecision,
): Promise<UnderwritingStatus> {
  const decided = moved(contact, staffEvents[status])
  const referredFor = answerReasonsIn(contact.reasons)
  if (status === 'referred') return { ...decided, price: null, reasons: referredFor }
  if (status === 'declined') return { ...decided, price: null, reasons: [ownReason(reason ?? ''), ...referredFor] }
  const answers = wholeAnswers(contact.answers, quoteFacts(contact))
  const basis = await basisOf(db, contact, answers)
  const price = tablePrice(answers, basis, terms)
  if (!price) throw unpriced(answers, basis, terms)
  return { ...decided, price, reasons: referredFor }
}

/** The gaps of an approval without terms: premiums that the rates do not give, or answers that the price needs. */
export async function approvalNeeds(
  db: Db,
  contact: Contact,
): Promise<readonly ('premium' | 'ec_premium' | 'answers')[]> {
  if (contact.quote_status !== 'referred') return []
  const answers = wholeAnswers(contact.answers, quoteFacts(contact))
  const basis = await basisOf(db, contact, answers)
  if (tablePrice(answers, basis, null)) return []
  const toSet = premiumsToName(answers, basis, null)
  return toSet.length > 0 ? toSet : ['answers']
}

function unpriced(answers: Answers, basis: QuoteBasis, terms: ApprovalTerms | null): Problem {
  const toSet = premiumsToName(answers, basis, terms)
  if (toSet.length === 0) return new Problem(422, 'Some answers that the price needs are missing')
  const errors = Object.fromEntries(toSet.map((name) => [`terms.${name}`, unset]))
  return new Problem(422, 'An underwriter has to set the premium first', { errors })
}

const ownReason = (text: string): Reason => ({
  code: declinedByUnderwriter,
  decision: 'decline',
  cover: 'all',
  field: null,
  text,
  remedy: null,
})

/**
 * The price of an approved quote by its terms, recalculated as more questions are answered. An additional insured who
 * is named later is charged; amounts set by an underwriter stay. The policy fee is the one agreed at the time of the
 * approval.
 */
export async function approvedPrice(
  db: Db,
  contact: Contact,
  stored: Readonly<Record<string, unknown>>,
): Promise<Price | null> {
  const { price, offered_terms: terms } = contact
  const facts = quoteFacts(contact)
  const [before, after] = [wholeAnswers(contact.answers, facts), wholeAnswers(stored, facts)]
  const given = price && (await basisGiven(db, contact, { answers: before, price, terms }))
  const live = await basisOf(db, contact, after)
  const basis = given?.isAsAgreedThen ? { ...live, feeAdjustment: given.basis.feeAdjustment } : live
  return tablePrice(after, basis, terms) ?? price
}

/** An approval covers the answers that decide. Names and addresses may still be filled in. */
export function isOtherwiseReviewed(before: Answers, after: Answers): boolean {
  const [earlier, current] = [reviewedIn(before), reviewedIn(after)]
  return [...new Set([...earlier, ...current])].some((name) =>
    isOther(earlier.has(name) ? before[name] : null, current.has(name) ? after[name] : null),
  )
}
const reviewedIn = (answers: Answers) => new Set(decidingSteps.flatMap((step) => askedIn(step, answers)))

export const picked = <Of extends object>(of: Of, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, of[name as keyof Of] ?? null]))
