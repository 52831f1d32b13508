import { typesWhere } from '../catalogue'
import { cancellation } from '../covers'
import { amount, money } from './kinds'

const group = 'amounts'
const repeated = typesWhere((type) => type.canCancel && type.class !== 'wedding')

/** What a cancellation would cost: the revenue is insured where it is given, else the costs; of a wedding its budget. */
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
    label: 'What does the event cost, all told?',
    brief: 'The total cost',
    hint: 'For a wedding, your whole budget. We pay up to the limit that holds it.',
    group,
    when: { coverage_type: cancellation },
    valid: [22_000],
  }),
} as const
