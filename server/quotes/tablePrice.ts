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
 * What the tables ask for these answers, whoever decides about them, with what an underwriter's terms set in their place;
 * null where there is no price.
 */
export function tablePrice(answers: Answers, basis: QuoteBasis, terms: ApprovalTerms | null): Price | null {
  if (priceFaults(answers).length > 0) return null
  try {
    // the contract's lists are not read-only
    return toWire(rate(answers, { ...basis, set: setAmounts(terms) })) as unknown as Price
  } catch (fault) {
    if (fault instanceof NotInTables) return null
    throw fault
  }
}

/** The terms' own names of the premiums that the tables do not give for these answers. */
export const premiumsToName = (answers: Answers, basis: QuoteBasis, terms: ApprovalTerms | null) =>
  priceFaults(answers).length > 0
    ? []
    : premiumsToSet(answers, { ...basis, set: setAmounts(terms) }).map((name) =>
        name === 'premium' ? ('premium' as const) : ('ec_premium' as const),
      )

interface Priced {
  readonly answers: Answers
  readonly price: Price
  /** those that it may have been given with */
  readonly terms: ApprovalTerms | null
}

/** By what a price was worked out. */
interface BasisGiven {
  readonly basis: QuoteBasis
  readonly terms: ApprovalTerms | null
  /** whether the policy fee was agreed otherwise than it is today */
  readonly isAsAgreedThen: boolean
}

/**
 * By what a price was given for these answers: with the fee that is agreed today or, if that is another by now, with what
 * was agreed then; with the terms or without. null where nothing of that comes to it.
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
