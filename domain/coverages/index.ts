import type { CancellationCoverage } from './coverage'
import { gifts } from './gifts'
import { lossDeposit } from './lossDeposit'
import { photographVideo } from './photographVideo'
import { scheduledJewelry } from './scheduledJewelry'
import { weddingAttire } from './weddingAttire'

/**
 * The coverages beside cancellation, by the specification's name of their question, in the order of price and policy.
 * The question `X` has a limit `X_limit` and a price line `X_premium` (decision 51).
 */
export const cancellationCoverages = {
  loss_deposit: lossDeposit,
  photograph_video: photographVideo,
  event_gift: gifts,
  damage_wedding_attire: weddingAttire,
  scheduled_jewelry: scheduledJewelry,
} as const satisfies Readonly<Record<string, CancellationCoverage>>

export type CancellationCoverageName = keyof typeof cancellationCoverages
export type CancellationCoverageRule = (typeof cancellationCoverages)[CancellationCoverageName]['rule']

export const cancellationCoverageNames = Object.keys(cancellationCoverages) as readonly CancellationCoverageName[]

/** Maps each coverage to a value under a derived name such as `event_gift_premium`. */
export const byCoverage = <const Suffix extends string, Value>(
  suffix: Suffix,
  toValue: (coverage: CancellationCoverage) => Value,
): Readonly<Record<`${CancellationCoverageName}${Suffix}`, Value>> =>
  Object.fromEntries(
    cancellationCoverageNames.map((name) => [`${name}${suffix}`, toValue(cancellationCoverages[name])]),
  ) as Record<`${CancellationCoverageName}${Suffix}`, Value>
