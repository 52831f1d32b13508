import {
  array,
  assert,
  define,
  enums,
  integer,
  intersection,
  min,
  nullable,
  number,
  object,
  optional,
  pattern,
  record,
  refine,
  type Struct,
  StructError,
  size,
  string,
  type,
} from 'superstruct'
import { typesWhere } from '../../catalogue'
import { weddingTiers } from '../../common/cancellationLimits'
import { type CalendarDate, isBefore, isCalendarDate } from '../../common/dates'
import { rainHourCounts, rainThresholds } from '../../common/rainLimits'
import { stateCodes } from '../../common/states'
import { cancellationCoverageNames, raisedLimits } from '../../coverages'
import { generalLiability } from '../../coverages/generalLiability'
import type { Plan } from './plan'

const dollars = min(integer(), 0)
/** Whole thousandths, as `partOf` needs. */
const percent = refine(
  min(number(), 0),
  'thousandths',
  (value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6,
)
const factor = pattern(string(), /^\d+(\.\d+)?$/)
/** Three of them multiply to millionths, the precision of a quote. */
const hundredths = pattern(string(), /^\d+(\.\d{1,2})?$/)
const limit = pattern(string(), /^\$[\d,]+$/)
const capped = object({ each: dollars, most: dollars })
const day = define<CalendarDate>('day', (value) => typeof value === 'string' && isCalendarDate(value))

const keyed = <T>(names: readonly string[], each: Struct<T>) => object(Object.fromEntries(names.map((n) => [n, each])))
/** More people, days or budget never cost less. */
const rising = (each: Struct<any>, count: number) =>
  refine(size(array(each), count), 'rising', (values) =>
    values.every((value, i) => i === 0 || Number(value) >= Number(values[i - 1])),
  )
/** A premium for each limit that can be chosen, and for the included one. */
const premiums = (limits: readonly string[]) =>
  intersection([record(limit, dollars), type(Object.fromEntries(limits.map((one) => [one, dollars])))])
const raisedPremiums = Object.fromEntries(
  Object.values(raisedLimits).map(({ inPlan, included, limits }) => [inPlan, premiums([included, ...limits])]),
)

const charges = object({
  tax: percent,
  stamping: optional(percent),
  other: optional(percent),
  flat: optional(percent),
  law: nullable(string()),
  lawReadIn: enums(['table', 'text', 'nowhere']),
  asOf: nullable(pattern(string(), /^\d{4}$/)),
  rounding: enums(['once', 'each']),
  note: optional(string()),
  source: string(),
  confidence: enums([1, 2, 3]),
})
const bands = rising(dollars, 5)

const cancellation = object({
  wedding: rising(dollars, weddingTiers.length),
  weddingOutdoor: hundredths,
  rates: keyed(
    typesWhere((one) => one.canCancel && one.class !== 'wedding'),
    hundredths,
  ),
  outdoor: hundredths,
  winter: object({ indoor: hundredths }),
  hurricanes: object({ indoor: hundredths, outdoor: hundredths }),
  least: dollars,
  covers: keyed(cancellationCoverageNames, percent),
})

const months = refine(array(refine(min(integer(), 1), 'month', (month) => month <= 12)), 'inOrder', (all) =>
  all.every((month, i) => i === 0 || month > all[i - 1]!),
)
const rain = object({
  from: day,
  source: string(),
  rates: keyed(rainThresholds, object({ dry: hundredths, wet: hundredths })),
  hours: optional(keyed(rainHourCounts, hundredths)),
  wetMonths: keyed(stateCodes, months),
  least: dollars,
})

const planStruct = object({
  version: string(),
  from: day,
  source: string(),
  liability: object({ '1': bands, '2': bands, '3': bands, '4': bands }),
  vendor: bands,
  weddingDiscountPercent: percent,
  leastLiability: dollars,
  dayFactors: rising(factor, 10),
  limitFactors: keyed(generalLiability.limits, factor),
  liquor: rising(dollars, 4),
  ...raisedPremiums,
  rehearsal: rising(dollars, 3),
  setupDay: dollars,
  takedownDay: dollars,
  rainDate: dollars,
  additionalInsured: dollars,
  waiver: capped,
  primary: capped,
  policyFeePercent: percent,
  triaPercent: percent,
  commissionPercent: object({ usual: percent, version11: percent }),
  cancellation,
  rain,
  surplusLines: keyed(stateCodes, charges),
})

/** Throws an error that names the plan and the invalid field: Rating plan 2026-11-20, vendor.3: ... */
export function checkPlan(plan: unknown): void {
  try {
    assert(plan, planStruct)
  } catch (fault) {
    if (!(fault instanceof StructError)) throw fault
    const { version = 'without a version' } = (plan ?? {}) as Partial<Plan>
    throw new Error(`Rating plan ${version}, ${fault.path.join('.')}: ${fault.message}`, { cause: fault })
  }
}

/** Checks all plans, oldest first: each by itself, and the days from which they apply. */
export function checkPlans(plans: readonly Plan[]): void {
  for (const [i, plan] of plans.entries()) {
    checkPlan(plan)
    const before = plans[i - 1]
    if (before && !isBefore(before.from, plan.from)) {
      throw new Error(
        `Rating plan ${plan.version}, from: ${plan.from} is not after the ${before.from} of ${before.version}`,
      )
    }
    if (plans.findIndex(({ version }) => version === plan.version) !== i) {
      throw new Error(`Rating plan ${plan.version}, version: there are two of it`)
    }
  }
}
