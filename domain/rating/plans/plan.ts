import type { CalendarDate } from '../../common/dates'
import type { RainHours, RainThreshold } from '../../common/rainLimits'
import type { StateCode } from '../../common/states'
import type { CancellationCoverageName, RaisedLimitName, raisedLimits } from '../../coverages'
import type { GeneralLiabilityLimits } from '../../coverages/generalLiability'

/** Percent of the taxable amount by kind, and a flat charge in dollars. */
export interface StateCharges {
  tax: number
  stamping?: number
  other?: number
  flat?: number
  /** the statute that sets the tax; null if we do not know it */
  law: string | null
  /** where the citation was read: in the table of a law manual, in the text itself, or nowhere: it is from memory */
  lawReadIn: 'table' | 'text' | 'nowhere'
  /** the year of the source; null if it has no date */
  asOf: string | null
  /** how the percentages become cents: their sum once, or each by itself; half a cent rounds up */
  rounding: 'once' | 'each'
  note?: string
  source: string
  confidence: number
}
export type SurplusLines = Record<StateCode, StateCharges>

export interface CancellationPlan {
  /** dollars, by the budgets of `weddingTiers`; the second provider interpolates linearly between them */
  wedding: number[]
  /** for a wedding outdoors or in a tent */
  weddingOutdoor: string
  /** dollars per $100 insured, by approved event type */
  rates: Record<string, string>
  /** for an approved event type outdoors or in a tent */
  outdoor: string
  /** for an approved event type in its state's season; a winter outdoors is not in the tables (decision 48) */
  winter: { indoor: string }
  hurricanes: { indoor: string; outdoor: string }
  /** minimum in dollars, for an approved event type */
  least: number
  /** percent of the limit */
  covers: Record<CancellationCoverageName, number>
}

/** Percent of the insured amount, for a dry and for a wet month of the state. */
interface RainRate {
  dry: string
  wet: string
}
export interface RainPlan {
  /** the first New York day on which rain insurance was sold by these rates */
  from: CalendarDate
  source: string
  /** by inches of rain within the covered hours */
  rates: Record<RainThreshold, RainRate>
  /** factor by the number of covered hours; without it hours do not change the premium */
  hours?: Record<RainHours, string>
  /** by state, the months (1 to 12) with the wet rate */
  wetMonths: Record<StateCode, readonly number[]>
  /** minimum in dollars */
  least: number
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
  /** the version that a quote keeps */
  version: string
  /** the first New York day on which it prices new quotes */
  from: CalendarDate
  source: string
  /** by tier, then by attendance band: one day, $1,000,000/$2,000,000 */
  liability: Record<'1' | '2' | '3' | '4', number[]>
  vendor: number[]
  weddingDiscountPercent: number
  leastLiability: number
  dayFactors: string[]
  limitFactors: Record<GeneralLiabilityLimits, string>
  /** by band of drinkers */
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
  rain: RainPlan
  surplusLines: SurplusLines
}
