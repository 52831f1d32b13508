import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { type RateOptions, rate, toWire } from '../../domain/rating'

export type Choices = Partial<Answers>

const dry = { alcohol_event: 'False', event_state: 'TX' } as const

/** Valid answers for a dry event in Texas, through the questions. */
export const event = (choices: Choices = {}) => answeredThrough('underwriting', { ...dry, ...choices })

/** The price of such an event, in dollars. */
export const priced = (choices: Choices = {}, options: RateOptions = {}) =>
  toWire(rate(event(choices), options)).pricing_detail

export const cancellationOnly = { coverage_type: 'Cancellation Insurance', event_outdoor_or_tent: 'False' } as const
export const both = { ...cancellationOnly, coverage_type: 'Liability and Cancellation Insurance' } as const
/** Outside every season of Texas. */
export const spring = { event_start_date: '04/10/2027', event_end_date: '04/10/2027' } as const
export const rainOnly = { coverage_type: 'Rain Insurance', rain_amount: 25_000 } as const
export const second = { is_hcc: 'True' } as const
export const allSubCovers = {
  loss_deposit: 'True',
  photograph_video: 'True',
  event_gift: 'True',
  damage_wedding_attire: 'True',
  scheduled_jewelry: 'True',
} as const

const entry = { ai_name: 'Example Catering Co.', ai_waiver_subrogation: 'True', ai_primary_noncontributory: 'True' }
const days: Choices = {
  setup_coverage: 'True',
  setup_dates: ['06/11/2027'],
  takedown_coverage: 'True',
  takedown_dates: ['06/13/2027'],
  raindate_coverage: 'True',
  rehearsal_dinner: 'True',
  medical_payments: 'True',
  damage_rented_premises: 'True',
  ai_data: [entry],
}
const show: Choices = { event_type: 'Trade Show', number_attendees: 250, ...spring }
const costs = { event_total_costs: 22_000 } as const
/** Events and options that together use every rating rule. */
export const everyRule: readonly [Choices, RateOptions][] = [
  [{ ...both, ...costs, ...allSubCovers, ...days }, { coupon: { value: 5, is_percentage: false } }],
  [{ ...cancellationOnly, ...costs, ...second }, { feeAdjustment: { percent: -10 } }],
  [{ ...show, ...both, ...costs, alcohol_event: 'True', selling_alcohol: 'True' }, { feeChangedByRep: 0 }],
  [{ event_type: 'Disc Jockey', ai_data: [], event_location_ai: 'True' }, {}],
  [{ ...both, ...costs, ...allSubCovers, ...days }, { set: { premium: 90_000, ecPremium: 40_000, policyFee: 5_000 } }],
  [rainOnly, {}],
  [rainOnly, { set: { premium: 90_000 } }],
]
