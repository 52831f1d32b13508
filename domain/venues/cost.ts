import type { Answers } from '../application'
import { priceFaults } from '../application/missing'
import type { CalendarDate } from '../common/dates'
import { dollarsOf } from '../common/money'
import { decide } from '../decision'
import { NotInTables, type RateOptions, rate } from '../rating'

/** The price of a change: the difference in dollars, a review by an underwriter, or nothing that can be said yet. */
export type ChangeCost = { readonly dollars: number } | 'review' | 'unknown'

/**
 * The change of the amount due, with fee and tax, when these answers replace others. Dollars; negative if it falls.
 * `review` if an underwriter would have to decide, `unknown` while the quote has no price.
 */
export function costOf(
  change: Partial<Answers>,
  answers: Answers,
  { today, ...options }: RateOptions & { readonly today: CalendarDate },
): ChangeCost {
  const changed = { ...answers, ...change }
  if (priceFaults(answers).length > 0) return 'unknown'
  if (decide(changed, { today }).outcome !== 'quote' || priceFaults(changed).length > 0) return 'review'
  const [before, after] = [answers, changed].map((each) => amountDue(each, options))
  if (before === null || after === null) return 'review'
  return { dollars: dollarsOf(after! - before!) }
}

function amountDue(answers: Answers, options: RateOptions): number | null {
  try {
    return rate(answers, options).detail.amount_due
  } catch (fault) {
    if (fault instanceof NotInTables) return null
    throw fault
  }
}
