import type { Row } from './liability'

/** one day, 204 days after the day of the decision */
const rain = { event_type: 'Concert - Pop', coverage_type: 'Rain Insurance', rain_amount: 25_000 } as const
const on = (day: string) => ({ event_start_date: day, event_end_date: day })

export const rainRows: readonly Row[] = [
  ['on a day in summer', rain, 'quote'],
  ['up to $100,000', { ...rain, rain_amount: 100_000 }, 'quote'],
  ['above $100,000', { ...rain, rain_amount: 100_001 }, 'refer: rain_amount'],
  ['14 days ahead', { ...rain, ...on('12/04/2026') }, 'quote'],
  ['13 days ahead', { ...rain, ...on('12/03/2026') }, 'decline: rain_event_too_soon'],
  [
    'the first day of an event, 13 days ahead',
    { ...rain, event_start_date: '12/03/2026', event_end_date: '12/04/2026', rain_date: '12/03/2026' },
    'decline: rain_short_notice',
  ],
  [
    'the second day of an event, 14 days ahead',
    { ...rain, event_start_date: '12/03/2026', event_end_date: '12/04/2026', rain_date: '12/04/2026' },
    'quote',
  ],
  ['a year ahead', { ...rain, ...on('11/21/2027') }, 'quote'],
  ['more than a year ahead', { ...rain, ...on('11/22/2027') }, 'refer: rain_far_ahead'],
  [
    'too much, on a far day',
    { ...rain, ...on('11/22/2028'), rain_amount: 200_000 },
    'refer: rain_far_ahead, rain_amount',
  ],
  ['an event that liability declines', { ...rain, event_type: 'Haunted House' }, 'quote'],
  ['an event that liability refers', { ...rain, event_type: 'Concert - Hip-Hop/Rap' }, 'quote'],
  ['a crowd that liability refers', { ...rain, number_attendees: 20_000 }, 'quote'],
  ['an event of eleven days', { ...rain, event_end_date: '06/22/2027' }, 'quote'],
]
