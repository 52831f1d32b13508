import { dollars, inDollars } from '../common/formats'
import { type Cents, centsOf } from '../common/money'
import type { Permission } from './permissions'

/*
 * Acts of staff that need a second person (record 072). The operator's limits say what one person may do alone. Without a
 * limit, one person may do everything.
 */

export const approvalKinds = ['refund', 'credit', 'cancellation', 'terms'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** `superseded`: the same person has asked for something else in its place. */
export type ApprovalState = 'open' | 'approved' | 'declined' | 'withdrawn' | 'superseded' | 'expired'

/** The decisions that a caller may be allowed to make about a request. */
export type ApprovalAct = 'approve' | 'decline' | 'withdraw'

/** The permission of the second person. */
export const approvalPermissions = {
  refund: 'refunds.approve',
  credit: 'refunds.approve',
  cancellation: 'refunds.approve',
  terms: 'terms.approve',
} as const satisfies Readonly<Record<ApprovalKind, Permission>>

/** days until a request expires */
export const approvalDays = 14

/** The limits of one person. Dollars, and a percentage. */
export interface SoleAuthority {
  /** above the standard refund: of all credits by staff and the refund together, for one contact */
  readonly aboveStandardRefund?: number | undefined
  /** the premiums of an approved quote together */
  readonly premium?: number | undefined
  /** the limit of each occurrence */
  readonly eachOccurrence?: number | undefined
  /** below the rates: of the premiums and the policy fee together */
  readonly discountPercent?: number | undefined
}

export interface Generosity {
  /** cents above the standard refund, or credited */
  readonly excessCents: Cents
  /** cents that staff have credited to the contact before */
  readonly earlierCents: Cents
}

/** Why an amount above the standard refund needs a second person; empty where it needs none. */
export function refundReasons(
  { aboveStandardRefund: most }: SoleAuthority,
  { excessCents, earlierCents }: Generosity,
): readonly string[] {
  if (most === undefined || excessCents <= 0 || excessCents + earlierCents <= centsOf(most)) return []
  const before = earlierCents > 0 ? `, after credits of ${inDollars(earlierCents)}` : ''
  const rule =
    most === 0 ? 'Every amount above it needs a second person.' : `More than ${dollars(most)} needs a second person.`
  return [`${inDollars(excessCents)} more than the standard refund${before}. ${rule}`]
}

export interface ApprovedPrice {
  /** the premiums */
  readonly premiumCents: Cents
  /** the premiums and the policy fee */
  readonly setCents: Cents
  /** the same by the rates; null where the rates give none */
  readonly ratedCents: Cents | null
  /** as in the answers: $1,000,000/$2,000,000 */
  readonly limits: string | null
}

/** Why an approval needs a second person; empty where it needs none. */
export function termsReasons(
  { premium, eachOccurrence, discountPercent }: SoleAuthority,
  { premiumCents, setCents, ratedCents, limits }: ApprovedPrice,
): readonly string[] {
  const reasons: string[] = []
  if (premium !== undefined && premiumCents > centsOf(premium))
    reasons.push(`The premium of ${inDollars(premiumCents)} is above ${dollars(premium)}.`)
  const limit = firstLimit(limits)
  if (eachOccurrence !== undefined && limit !== null && limit > eachOccurrence)
    reasons.push(`The limit of ${dollars(limit)} for each occurrence is above ${dollars(eachOccurrence)}.`)
  if (discountPercent !== undefined && ratedCents !== null && isBelow(setCents, ratedCents, discountPercent))
    reasons.push(
      `Premium and fee of ${inDollars(setCents)} are more than ${discountPercent}% below the ${inDollars(ratedCents)} of the rates.`,
    )
  return reasons
}

/** Whole numbers only: a percentage has at most two decimals. */
const isBelow = (setCents: Cents, ratedCents: Cents, percent: number) =>
  (ratedCents - setCents) * 10_000 > ratedCents * Math.round(percent * 100)

function firstLimit(limits: string | null): number | null {
  const digits = /^\$([\d,]+)/.exec(limits ?? '')?.[1]?.replaceAll(',', '')
  return digits ? Number(digits) : null
}
