import type { Price } from '../../contract/client'
import type { Reason, StartingPrice } from '../../contract/problem'
import { type Answers, decidingSteps, type FieldName, formSteps } from '../../domain/application'
import { faultsOf, isComplete } from '../../domain/application/faults'
import { priceFaults } from '../../domain/application/missing'
import { pathOf } from '../../domain/application/payload'
import type { CalendarDate } from '../../domain/common/dates'
import { decide, passedDays } from '../../domain/decision'
import { NotInTables, rate, startingToWire, toWire } from '../../domain/rating'
import { startingPrice } from '../../domain/rating/starting'
import type { Db } from '../platform/db/database'
import { wholeAnswers } from './answers'
import type { WithAgreedFee } from './fees'
import { quoteFacts, type RatingTerms } from './quoteFacts'
import { basisOf, type QuoteBasis } from './ratingBasis'

/** The outcome of a set of answers: a price, a referral, a decline, or the answers or days that prevent a price. */
export type Offer =
  | { readonly outcome: 'passed'; readonly days: readonly FieldName[] }
  | { readonly outcome: 'refer' | 'decline'; readonly reasons: readonly Reason[] }
  | { readonly outcome: 'unfinished'; readonly errors: Readonly<Record<string, string>> }
  | {
      readonly outcome: 'quote'
      readonly price: Price
      /** whether every question that could still change the decision is answered */
      readonly isDecided: boolean
    }

export interface OfferOptions {
  readonly today: CalendarDate
  /** the rates, taxes and fees that apply to this quote */
  readonly basis: QuoteBasis
}

/**
 * Checks in the order in which a customer can act: a past day, a decline or referral, missing answers, then the price
 * (decisions 12 and 51). The answers include the facts that the server sets (`wholeAnswers`).
 */
export function offerFor(answers: Answers, { today, basis }: OfferOptions): Offer {
  const days = passedDays(answers, today)
  if (days.length > 0) return { outcome: 'passed', days }
  const { outcome, reasons } = decide(answers, { today })
  if (outcome !== 'quote') return { outcome, reasons }
  const faults = priceFaults(answers)
  if (faults.length > 0) return { outcome: 'unfinished', errors: errorsOf(faults) }
  try {
    const isDecided = decidingSteps.every((step) => isComplete(step, answers))
    return { outcome: 'quote', price: asPrice(toWire(rate(answers, basis))), isDecided }
  } catch (fault) {
    if (fault instanceof NotInTables) return referralNotInTables
    throw fault
  }
}

/**
 * The lowest price of answers that `isCancellationOpen`; null where it is not in the tables. It is no offer: the answers
 * stay unfinished (decision 75).
 */
export function startingPriceFor(answers: Answers, basis: QuoteBasis): StartingPrice | null {
  try {
    return startingToWire(startingPrice(answers, basis)) as unknown as StartingPrice
  } catch (fault) {
    if (fault instanceof NotInTables) return null
    throw fault
  }
}

/**
 * The offer for stored answers, with the quote's stored rating terms.
 * @param row the quote's row, if its agreed fee was read with it
 */
export async function offerOf(
  db: Db,
  terms: RatingTerms,
  stored: Readonly<Record<string, unknown>>,
  today: CalendarDate,
  row?: Partial<WithAgreedFee>,
): Promise<{ readonly answers: Answers; readonly basis: QuoteBasis; readonly offer: Offer }> {
  const answers = wholeAnswers(stored, quoteFacts(terms))
  const basis = await basisOf(db, terms, answers, row)
  return { answers, basis, offer: offerFor(answers, { today, basis }) }
}

/**
 * A combination that the rating tables do not cover is referred; an underwriter has to set its premium (decision 48).
 */
const notInTables: Reason = {
  code: 'not_in_tables',
  decision: 'refer',
  cover: 'all',
  field: null,
  text: 'This event needs a price that an underwriter works out.',
  remedy: 'Send the quote for review. Nothing is charged before you agree to a price.',
}

export const referralNotInTables = { outcome: 'refer', reasons: [notInTables] } as const satisfies Offer

/** Every missing or invalid answer that blocks signing the terms, by field. */
export const unfinished = (answers: Answers): Readonly<Record<string, string>> =>
  errorsOf(formSteps.filter((step) => step !== 'terms').flatMap((step) => faultsOf(step, answers)))

const errorsOf = (faults: readonly { readonly field: FieldName; readonly message: string }[]) =>
  Object.fromEntries(faults.map(({ field, message }) => [pathOf(field), message]))

/** The contract's arrays are not read-only. */
const asPrice = (price: ReturnType<typeof toWire>): Price => price as unknown as Price
