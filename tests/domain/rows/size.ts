import type { Row } from './liability'

const party = { event_type: 'Birthday Party' }
const show = { event_type: 'Trade Show' }
const booth = { event_type: 'Individual Vendor Booth' }
const alcohol = { alcohol_event: 'True' } as const
const rented = { damage_rented_premises: 'True', damage_rented_premises_limit: '$1,000,000' } as const

export const alcoholRows: readonly Row[] = [
  ['sold', { ...alcohol, selling_alcohol: 'True' }, 'quote'],
  ['a lot of it sold', { ...alcohol, selling_alcohol: 'True', liquor_receipt: 25_000.01 }, 'refer: liquor_receipt'],
  [
    'served by a vendor of alcohol',
    { ...alcohol, regularly_serves_alcohol: 'True' },
    'refer: regularly_serves_alcohol',
  ],
  [
    'served by a bartender',
    { ...alcohol, ...booth, bartender_selling_serving_alcohol: 'True' },
    'refer: bartender_selling_serving_alcohol',
  ],
  ['brought along to a wedding', { ...alcohol, byob_alcohol: 'True' }, 'quote'],
  ['brought along in public', { ...alcohol, ...show, byob_alcohol: 'True' }, 'refer: byob_alcohol'],
  ['poured by friends', { ...alcohol, caterer_bartender_serving_alcohol: 'False' }, 'quote'],
  [
    'poured by friends for 501 drinkers',
    {
      ...alcohol,
      caterer_bartender_serving_alcohol: 'False',
      number_attendees: 600,
      attendees_consuming_alcohol: '501-1,500',
    },
    'refer: caterer_bartender_serving_alcohol',
  ],
  [
    'for more than 5,000 drinkers',
    { ...alcohol, ...party, number_attendees: 6000, attendees_consuming_alcohol: '5,001+' },
    'refer: attendees_over_5000, attendees_drinking_over_5000',
  ],
]

/** Cases about size, length and limits. */
export const sizeRows: readonly Row[] = [
  ['two years away', { ...party, event_start_date: '11/20/2028', event_end_date: '11/20/2028' }, 'quote'],
  [
    'more than two years away',
    { ...party, event_start_date: '11/21/2028', event_end_date: '11/21/2028' },
    'refer: far_ahead',
  ],
  ['5,000 at a trade show', { ...show, number_attendees: 5000 }, 'quote'],
  ['5,001 at a trade show', { ...show, number_attendees: 5001 }, 'decline: attendees_over_5000'],
  ['5,001 at a party', { ...party, number_attendees: 5001 }, 'refer: attendees_over_5000'],
  ['ten days', { event_end_date: '06/21/2027' }, 'quote'],
  ['eleven days', { event_end_date: '06/22/2027' }, 'refer: over_10_days'],
  ['200 at the rehearsal', { rehearsal_dinner: 'True', rehearsal_dinner_number_attendees: 200 }, 'quote'],
  [
    '201 at the rehearsal',
    { rehearsal_dinner: 'True', rehearsal_dinner_number_attendees: 201 },
    'refer: rehearsal_dinner_number_attendees',
  ],
  ['$1,000,000 of rented premises', rented, 'decline: rented_premises_not_sold'],
  ['$1,000,000 of rented premises with the second provider', { ...rented, is_hcc: 'True' }, 'quote'],
]
