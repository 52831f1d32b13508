import type { Row } from './liability'

const alone = { coverage_type: 'Cancellation Insurance' } as const
const show = { ...alone, event_type: 'Trade Show' } as const
const december = { event_start_date: '12/04/2027', event_end_date: '12/04/2027' } as const
const outdoors = { ...alone, event_outdoor_or_tent: 'True' } as const

/** A case for each question about cancellation; the event is a wedding on 06/12/2027 in Texas. */
export const cancellationRows: readonly Row[] = [
  ['valid answers', alone, 'quote'],
  ['valid answers of a show', show, 'quote'],
  ['indoors', { ...alone, event_outdoor_or_tent: 'False' }, 'quote'],
  ['outdoors, and it can move inside', { ...outdoors, move_inside_or_cancel: 'Move inside' }, 'quote'],
  [
    'outdoors, and it would be canceled',
    { ...outdoors, move_inside_or_cancel: 'Cancel' },
    'refer: move_inside_or_cancel',
  ],
  ['outdoors in a northern winter', { ...outdoors, ...december, event_state: 'NY' }, 'refer: seasonal'],
  ['outdoors in a southern winter', { ...outdoors, ...december, event_state: 'CA' }, 'quote'],
  ['indoors in a northern winter', { ...alone, ...december, event_state: 'NY' }, 'quote'],
  ['an earlier loss', { ...alone, sustained_loss_or_damage: 'True' }, 'refer: sustained_loss_or_damage'],
  ['no permit', { ...alone, licenses_visas_permits: 'False' }, 'refer: licenses_visas_permits'],
  ['a part of the costs', { ...show, sum_gross_revenue_total_costs: 'False' }, 'refer: sum_gross_revenue_total_costs'],
  ['a part of a wedding, which is not asked', { ...alone, sum_gross_revenue_total_costs: 'False' }, 'quote'],
  [
    'something not told',
    { ...alone, material_facts_or_info_disclosed: 'False' },
    'refer: material_facts_or_info_disclosed',
  ],
  [
    'something that could lead to a claim',
    { ...alone, circumstances_result_in_claim: 'True' },
    'decline: circumstances_result_in_claim',
  ],
  [
    'thirteen days away',
    { ...alone, event_start_date: '12/03/2026', event_end_date: '12/03/2026' },
    'decline: short_notice',
  ],
  ['fourteen days away', { ...alone, event_start_date: '12/04/2026', event_end_date: '12/04/2026' }, 'quote'],
  ['a wedding of $100,000', { ...alone, event_total_costs: 100_000 }, 'quote'],
  ['a wedding of more', { ...alone, event_total_costs: 100_000.01 }, 'refer: amount_large'],
  ['a show of $250,000', { ...show, event_total_costs: 250_000 }, 'quote'],
  ['a show of more', { ...show, event_total_costs: 250_000.01 }, 'refer: amount_large'],
  ['revenue of more', { ...show, event_gross_revenue: 250_001, event_total_costs: 10_000 }, 'refer: amount_large'],
  ['less revenue than costs', { ...show, event_gross_revenue: 90_000, event_total_costs: 300_000 }, 'quote'],
  ['no revenue yet', { ...show, event_gross_revenue: 0, event_total_costs: 300_000 }, 'refer: amount_large'],
  ['$100,000 with the second provider', { ...show, is_hcc: 'True', event_gross_revenue: 100_000 }, 'quote'],
  ['more with the second provider', { ...show, is_hcc: 'True', event_gross_revenue: 100_001 }, 'refer: amount_large'],
  ['more in Hawaii', { ...show, event_state: 'HI', event_total_costs: 100_001 }, 'refer: amount_large'],
  ['questions about liability only', { ...alone, loss_claim_before: 'True', end_after_two: 'True' }, 'quote'],
  [
    'a star, where no liability is bought',
    { ...alone, number_attendees: 600, national_level_performer: 'True' },
    'quote',
  ],
]
