import {
  array,
  assert,
  enums,
  integer,
  min,
  number,
  object,
  optional,
  pattern,
  record,
  size,
  string,
} from 'superstruct'
import { type StateCode, stateCodes } from '../states'

/** Percent of the taxable amount by kind, and a flat charge in dollars. */
export interface StateCharges {
  tax: number
  stamping?: number
  other?: number
  flat?: number
  note?: string
  source: string
  confidence: number
}
export type SurplusLines = Record<StateCode, StateCharges>

/** Premiums and fees are whole dollars; factors are decimals as text, so that they are exact; shares are percents. */
export interface Plan {
  /** what a quote keeps of it */
  version: string
  source: string
  /** by tier, then by band of attendance: one day, $1,000,000/$2,000,000 */
  liability: Record<'1' | '2' | '3' | '4', number[]>
  vendor: number[]
  weddingDiscountPercent: number
  leastLiability: number
  dayFactors: string[]
  limitFactors: Record<string, string>
  /** by band of who drinks */
  liquor: number[]
  medicalPayments: Record<string, number>
  rentedPremises: Record<string, number>
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
  surplusLines: SurplusLines
}

const dollars = min(integer(), 0)
const percent = min(number(), 0)
const factor = pattern(string(), /^\d+(\.\d+)?$/)
const limit = pattern(string(), /^\$[\d,]+$/)
const capped = object({ each: dollars, most: dollars })

const charges = object({
  tax: percent,
  stamping: optional(percent),
  other: optional(percent),
  flat: optional(percent),
  note: optional(string()),
  source: string(),
  confidence: enums([1, 2, 3]),
})
const bands = size(array(dollars), 5)

const planStruct = object({
  version: string(),
  source: string(),
  liability: object({ '1': bands, '2': bands, '3': bands, '4': bands }),
  vendor: bands,
  weddingDiscountPercent: percent,
  leastLiability: dollars,
  dayFactors: size(array(factor), 10),
  limitFactors: record(pattern(string(), /^\$[\d,]+\/\$[\d,]+$/), factor),
  liquor: size(array(dollars), 4),
  medicalPayments: record(limit, dollars),
  rentedPremises: record(limit, dollars),
  rehearsal: size(array(dollars), 3),
  setupDay: dollars,
  takedownDay: dollars,
  rainDate: dollars,
  additionalInsured: dollars,
  waiver: capped,
  primary: capped,
  policyFeePercent: percent,
  triaPercent: percent,
  commissionPercent: object({ usual: percent, version11: percent }),
  surplusLines: object(Object.fromEntries(stateCodes.map((code) => [code, charges]))),
})

/** Throws an error that names the place of the fault in the plan. */
export function checkPlan(plan: unknown): void {
  assert(plan, planStruct)
}
