import type { Price } from '../../contract/client'
import type { Answers } from '../../domain/application'
import { priceFaults } from '../../domain/application/missing'
import { centsOf } from '../../domain/common/money'
import { NotInTables, premiumsToSet, rate, toWire } from '../../domain/rating'
import type { Db } from '../platform/db/database'
import type { ApprovalTerms } from '../platform/db/schema'
import type { RatingTerms } from './quoteFacts'
import { basisOf, type QuoteBasis } from './ratingBasis'
import { setAmounts } from './terms'

/**
 * The price by the rating tables and the underwriter's terms, whatever the underwriting decision is; null where there
 * is none.
 */
export function tablePrice(answers: Answers, basis: QuoteBasis, terms: ApprovalTerms | null): Price | null {
  if (priceFaults(answers).length > 0) return null
  try {
    // the contract's arrays are not read-only
    return toWire(rate(answers, { ...basis, set: setAmounts(terms) })) as unknown as Price
  } catch (fault) {
    if (fault instanceof NotInTables) return null
    throw fault
  }
}

/** The premiums that the tables do not give for these answers, by their name in the terms. */
export const premiumsToName = (answers: Answers, basis: QuoteBasis, terms: ApprovalTerms | null) =>
  priceFaults(answers).length > 0
    ? []
    : premiumsToSet(answers, { ...basis, set: setAmounts(terms) }).map((name) =>
        name === 'premium' ? ('premium' as const) : ('ec_premium' as const),
      )

interface Priced {
  readonly answers: Answers
  readonly price: Price
  /** the terms that the price may be based on */
  readonly terms: ApprovalTerms | null
}

/** The inputs that produced a price. */
interface BasisGiven {
  readonly basis: QuoteBasis
  readonly terms: ApprovalTerms | null
  /** whether the policy fee was agreed at another amount than today's */
  readonly isAsAgreedThen: boolean
}

/**
 * Finds the inputs that reproduce a stored price: with today's policy fee adjustment or the earlier one, with the terms
 * or without. null where none does.
 */
export async function basisGiven(
  db: Db,
  ratingTerms: RatingTerms,
  { answers, price, terms }: Priced,
): Promise<BasisGiven | null> {
  const live = await basisOf(db, ratingTerms, answers)
  const ways = [false, true].flatMap((isAsAgreedThen) => {
    const basis = isAsAgreedThen ? { ...live, feeAdjustment: feeAgreedIn(price) } : live
    return (terms ? [terms, null] : [null]).map((by) => ({ basis, terms: by, isAsAgreedThen }))
  })
  return ways.find(({ basis, terms: by }) => dueBy(tablePrice(answers, basis, by)) === dueBy(price)) ?? null
}

const dueBy = (price: Price | null) => price?.pricing_detail.amount_due ?? null

function feeAgreedIn({ worksheet }: Price): QuoteBasis['feeAdjustment'] {
  const change = worksheet.find(({ rule }) => rule === 'policyFee.adjusted')?.basis['change']
  return typeof change === 'number' ? { amount: centsOf(change) } : null
}
