import type { AddedCoverage, CancellationCoverage, RaisedLimit } from './coverage'
import { gifts } from './gifts'
import { lossDeposit } from './lossDeposit'
import { medicalPayments } from './medicalPayments'
import { photographVideo } from './photographVideo'
import { rehearsalDinner } from './rehearsalDinner'
import { rentedPremises } from './rentedPremises'
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

/**
 * The included limits of liability that can be raised, by the specification's name of their question, in the order in which
 * the price lists them. The question `X` has a limit `X_limit` and a line of the price `X_premium`.
 */
export const raisedLimits = {
  medical_payments: medicalPayments,
  damage_rented_premises: rentedPremises,
} as const satisfies Readonly<Record<string, RaisedLimit>>

export type RaisedLimitName = keyof typeof raisedLimits
export const raisedLimitNames = Object.keys(raisedLimits) as readonly RaisedLimitName[]
export type RaisedLimitRule = (typeof raisedLimits)[RaisedLimitName]['rule']

/** The coverages that are added to liability. The question `X` has a line of the price `X_premium`. */
export const addedCoverages = {
  rehearsal_dinner: rehearsalDinner,
} as const satisfies Readonly<Record<string, AddedCoverage>>

export type AddedCoverageName = keyof typeof addedCoverages
export const addedCoverageNames = Object.keys(addedCoverages) as readonly AddedCoverageName[]
export type AddedCoverageRule = (typeof addedCoverages)[AddedCoverageName]['rule']

/** One value for the line of the price of each coverage in a list, such as `event_gift_premium`. */
export const byPremium = <Name extends string, Coverage, Value>(
  coverages: Readonly<Record<Name, Coverage>>,
  toValue: (coverage: Coverage) => Value,
): Readonly<Record<`${Name}_premium`, Value>> =>
  Object.fromEntries(
    Object.entries<Coverage>(coverages).map(([name, coverage]) => [`${name}_premium`, toValue(coverage)]),
  ) as Record<`${Name}_premium`, Value>
