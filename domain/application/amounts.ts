import { typesWhere } from '../catalogue'
import { cancellation } from '../common/coverageTypes'
import { amount, money } from './fields/kinds'

const group = 'amounts'
const repeated = typesWhere((type) => type.canCancel && type.class !== 'wedding')

/** The cost of a cancellation: the revenue if it is given, else the costs; for a wedding, its budget. */
export const amountFields = {
  event_gross_revenue: money({
    label: 'Expected gross revenue of the event',
    brief: 'Expected revenue',
    hint: 'For an event that was held before. Leave it empty for a first one: then its costs are insured.',
    group,
    optional: true,
    when: { coverage_type: cancellation, event_type: repeated },
    valid: [120_000],
  }),
  event_total_costs: amount({
    label: 'Total event budget',
    brief: 'Total event budget',
    hint: 'For a wedding, your whole budget. We’ll choose the limit that covers it.',
    group,
    when: { coverage_type: cancellation },
    valid: [22_000],
  }),
} as const
