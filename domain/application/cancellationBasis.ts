import { typesWhere } from '../catalogue'
import { cancellation } from '../common/coverageTypes'
import { amount, money, yesNo } from './fields/kinds'

const group = 'cover'
const repeated = typesWhere((type) => type.canCancel && type.class !== 'wedding')

/**
 * The answers that the premium of cancellation needs, asked below the choice of cancellation (decision 75). The amount
 * is the revenue if it is given, else the costs; for a wedding, its budget.
 */
export const cancellationBasis = {
  event_gross_revenue: money({
    label: 'Expected gross revenue of the event',
    brief: 'Expected revenue',
    hint: 'For an event that was held before. Leave it empty for a first one: then its costs are insured.',
    group,
    slice: 'step1',
    optional: true,
    when: { coverage_type: cancellation, event_type: repeated },
    valid: [120_000],
  }),
  event_total_costs: amount({
    label: 'Total event budget',
    brief: 'Total event budget',
    hint: 'If the event is canceled or postponed, we pay up to this amount. For a wedding, enter your whole budget: we’ll choose the limit that covers it.',
    group,
    slice: 'step1',
    when: { coverage_type: cancellation },
    valid: [22_000],
  }),
  event_outdoor_or_tent: yesNo({
    label: 'Will any part of the event be outdoors or in a tent?',
    brief: 'Outdoors or in a tent?',
    group,
    slice: 'step2',
    when: { coverage_type: cancellation },
  }),
} as const
