import Big from 'big.js'
import type { EventType } from '../catalogue'
import { attendeeBands, type DrinkerBand, drinkerBands } from '../common/bands'
import { type Cents, centsOf, type Thousandths, thousandthsOf } from '../common/money'
import { type CancellationTables, cancellationTables } from './cancellationTables'
import { exactly, wholeDollars } from './exact'
import type { Plan, StateCharges } from './plans/plan'

/** A state's tax on policies by a non-admitted insurer. */
interface StateTax {
  /** all percentages together, for display */
  readonly rate: Thousandths
  /** each rounds to the cent by itself */
  readonly parts: readonly Thousandths[]
  /** per policy */
  readonly flat: Cents
}

/**
 * Every table premium of a plan, computed once: the product of unrounded factors in exact decimals, rounded once to
 * whole dollars, half up (decision 27). A quote only looks them up.
 */
export interface Tables {
  /** by class row, limits, band and days */
  readonly liability: Readonly<Record<Row, Readonly<Record<string, readonly (readonly Cents[])[]>>>>
  readonly liquor: Readonly<Record<string, readonly (readonly Cents[])[]>>
  readonly cancellation: CancellationTables
  readonly taxes: ReadonlyMap<unknown, StateTax>
  /** the factors as numbers, for display */
  readonly dayFactors: readonly number[]
  readonly limitFactors: Readonly<Record<string, number>>
}

export type Row = '1' | '2' | '3' | '4' | 'vendor' | 'wedding'

/** Vendors who do not host the crowd have a row of their own; a wedding is tier 1 with a discount. */
export const rowOf = (type: EventType): Row =>
  type.class === 'host' ? (String(type.tier ?? 1) as Row) : (type.class as 'vendor' | 'wedding')

const known = new WeakMap<Plan, Tables>()

export function tablesOf(plan: Plan): Tables {
  const before = known.get(plan)
  if (before) return before
  const tables = worked(plan)
  known.set(plan, tables)
  return tables
}

function worked(plan: Plan): Tables {
  const wedding = new Big(100).minus(plan.weddingDiscountPercent).div(100)
  const bases: Record<Row, Big[]> = {
    '1': plan.liability['1'].map(exactly),
    '2': plan.liability['2'].map(exactly),
    '3': plan.liability['3'].map(exactly),
    '4': plan.liability['4'].map(exactly),
    vendor: plan.vendor.map(exactly),
    wedding: plan.liability['1'].map((base) => wedding.times(base)),
  }
  const least = plan.leastLiability * 100
  const spread = (bands: readonly Big[], atLeast: Cents) =>
    Object.fromEntries(
      Object.entries(plan.limitFactors).map(([limits, factor]) => [
        limits,
        bands.map((base) =>
          plan.dayFactors.map((days) => Math.max(atLeast, wholeDollars(base.times(factor).times(days)))),
        ),
      ]),
    )
  return {
    liability: Object.fromEntries(
      Object.entries(bases).map(([row, bands]) => [row, spread(bands, least)]),
    ) as unknown as Tables['liability'],
    liquor: spread(plan.liquor.map(exactly), 0),
    cancellation: cancellationTables(plan.cancellation),
    taxes: new Map(Object.entries(plan.surplusLines).map(([state, charges]) => [state, taxOf(charges)])),
    dayFactors: plan.dayFactors.map(Number),
    limitFactors: Object.fromEntries(Object.entries(plan.limitFactors).map(([limits, f]) => [limits, Number(f)])),
  }
}

export const bandIndex = (band: (typeof attendeeBands)[number]): number => attendeeBands.indexOf(band)
export const drinkerIndex = (band: DrinkerBand): number => drinkerBands.indexOf(band)

function taxOf({ tax, stamping = 0, other = 0, flat = 0, rounding }: StateCharges): StateTax {
  const each = [tax, stamping, other].map(thousandthsOf)
  const rate = each.reduce((sum, one) => sum + one)
  return { rate, parts: rounding === 'once' ? [rate] : each, flat: centsOf(flat) }
}
