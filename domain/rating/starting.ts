import type { Answers } from '../application'
import { applicableAnswers, offersIn } from '../application/applicable'
import { amountAtStake } from '../common/cancellationLimits'
import type { Cents } from '../common/money'
import { cancellationCoverageNames } from '../coverages'
import { rate } from './index'
import { NotInTables } from './notInTables'
import type { RateOptions } from './options'
import type { Line, Price } from './price'

/**
 * The lowest price of liability and cancellation while answers about cancellation are missing (decision 75). It is only
 * shown. It is no `Price`, so that nothing can sell, store or send it.
 */
export interface StartingPrice {
  /** of liability, exact */
  readonly lines: readonly Line[]
  /** the lowest premium of cancellation and of the coverages chosen beside it */
  readonly cancellationFrom: Cents
  /** the lowest total of terrorism coverage, policy fee and tax, less the coupon */
  readonly feesFrom: Cents
  readonly dueFrom: Cents
}

/**
 * Rates each way to fill in the missing answers at the lowest amount, and returns the cheapest one. Requires
 * `isCancellationOpen`.
 * @throws NotInTables where no way is in the tables
 */
export function startingPrice(answers: Answers, options: RateOptions = {}): StartingPrice {
  const [cheapest] = completions(answers)
    .flatMap((completed) => priceIn(completed, options))
    .sort((a, b) => a.detail.amount_due - b.detail.amount_due)
  if (!cheapest) throw new NotInTables('Not in the rating tables: no answer about cancellation gives a price')
  const { premium, ec_premium, amount_due } = cheapest.detail
  return {
    // the cost of terrorism coverage depends on the whole premium
    lines: cheapest.lines.filter(({ group, field }) => group === 'liability' && field !== 'tria'),
    cancellationFrom: ec_premium,
    feesFrom: amount_due - premium - ec_premium,
    dueFrom: amount_due,
  }
}

function priceIn(answers: Answers, options: RateOptions): readonly Price[] {
  try {
    return [rate(answers, options)]
  } catch (fault) {
    if (fault instanceof NotInTables) return []
    throw fault
  }
}

/** The lowest amount at stake: it leads to the lowest budget, the second provider's first step, or the least premium. */
const lowestAmount = 1

/** The answers with the lowest amount and limits where they are missing, indoors and outdoors where that is unknown. */
function completions(answers: Answers): readonly Answers[] {
  const counted = applicableAnswers(answers)
  const settings = counted.event_outdoor_or_tent ? [counted.event_outdoor_or_tent] : (['False', 'True'] as const)
  const event_total_costs = amountAtStake(counted) === null ? lowestAmount : answers.event_total_costs
  return settings.map((event_outdoor_or_tent) =>
    withLowestLimits({ ...answers, event_total_costs, event_outdoor_or_tent }),
  )
}

/** A limit that the budget sets is set by now; any other one is the lowest on sale. */
function withLowestLimits(answers: Answers): Answers {
  const counted = applicableAnswers(answers)
  const offers = offersIn('underwriting', answers)
  const missing = cancellationCoverageNames
    .filter((name) => counted[name] === 'True' && !counted[`${name}_limit`])
    .map((name) => [`${name}_limit`, offers[`${name}_limit`]?.[0]?.value ?? null])
  return { ...answers, ...Object.fromEntries(missing) }
}
