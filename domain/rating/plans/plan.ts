import type { CalendarDate } from '../../common/dates'
import type { StateCode } from '../../common/states'
import type { CancellationCoverageName, RaisedLimitName, raisedLimits } from '../../coverages'
import type { GeneralLiabilityLimits } from '../../coverages/generalLiability'

/** Percent of the taxable amount by kind, and a flat charge in dollars. */
interface StateCharges {
  tax: number
  stamping?: number
  other?: number
  flat?: number
  note?: string
  source: string
  confidence: number
}
export type SurplusLines = Record<StateCode, StateCharges>

export interface CancellationPlan {
  /** dollars, by the budgets of `weddingTiers`; between them the second provider's are on the straight line */
  wedding: number[]
  /** of a wedding outdoors or in a tent */
  weddingOutdoor: string
  /** dollars for each $100 insured, by approved type */
  rates: Record<string, string>
  /** of an approved type outdoors or in a tent */
  outdoor: string
  /** of an approved type in the season of its state; a winter outdoors is not in the tables (decision 48) */
  winter: { indoor: string }
  hurricanes: { indoor: string; outdoor: string }
  /** dollars, for an approved type */
  least: number
  /** percent of the limit */
  covers: Record<CancellationCoverageName, number>
}

type Raised<Name extends RaisedLimitName> = (typeof raisedLimits)[Name]
/** A premium for each limit that can be chosen, and for the included one. */
type RaisedPremiums = {
  [Name in RaisedLimitName as Raised<Name>['inPlan']]: Record<
    Raised<Name>['included'] | Raised<Name>['limits'][number],
    number
  >
}

/** Premiums and fees are whole dollars; factors are decimals as text, so that they are exact; shares are percents. */
export interface Plan extends RaisedPremiums {
  /** what a quote keeps of it */
  version: string
  /** the first day in New York on which it prices new quotes */
  from: CalendarDate
  source: string
  /** by tier, then by band of attendance: one day, $1,000,000/$2,000,000 */
  liability: Record<'1' | '2' | '3' | '4', number[]>
  vendor: number[]
  weddingDiscountPercent: number
  leastLiability: number
  dayFactors: string[]
  limitFactors: Record<GeneralLiabilityLimits, string>
  /** by band of who drinks */
  liquor: number[]
  rehearsal: number[]
  setupDay: number
  takedownDay: number
  rainDate: number
  additionalInsured: number
  waiver: { each: number; most: number }
  primary: { each: number; most: number }
  policyFeePercent: number
  triaPercent: number
  commissionPercent: { usual: number; version11: number }
  cancellation: CancellationPlan
  surplusLines: SurplusLines
}
