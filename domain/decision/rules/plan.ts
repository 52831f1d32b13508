import { addDays } from '../../common/dates'
import { decline, no, type Rule, refer, yes } from '../model/rule'

const smallBands = ['0-100', '101-500']
const mostTabled = { number_attendees: 5000 }

/** Rules about size, length and coverages of the event (decisions 14, 22, 34 and 48). */
export const planRules: readonly Rule[] = [
  refer({
    code: 'attendees_over_5000',
    field: 'number_attendees',
    where: { crowd: ['huge'] },
    text: 'More than 5,000 people need an underwriter’s review.',
    remedy: 'Fewer will come? With 5,000 people or fewer we can price it at once.',
    mend: mostTabled,
  }),
  decline({
    code: 'attendees_over_5000',
    field: 'number_attendees',
    where: { crowd: ['declined'] },
    text: 'We cannot cover an event of this kind with more than 5,000 people.',
    remedy: 'With 5,000 people or fewer we can price it at once.',
    mend: mostTabled,
  }),
  refer({
    code: 'far_ahead',
    field: 'event_start_date',
    where: { ahead: ['far'] },
    text: 'An event that is more than two years away needs an underwriter’s review. See whether its year is right.',
    remedy: null,
  }),
  refer({
    code: 'over_10_days',
    field: 'event_end_date',
    where: { length: ['long'] },
    text: 'An event of more than 10 days needs an underwriter’s review.',
    remedy: 'With 10 days or fewer we can price it at once.',
    mend: ({ event_start_date: first }) => ({ event_end_date: addDays(first!, 9) }),
  }),
  refer({
    code: 'attendees_drinking_over_5000',
    field: 'attendees_consuming_alcohol',
    is: ['5,001+'],
    text: 'More than 5,000 people drinking needs an underwriter’s review.',
    remedy: 'Fewer will drink? Choose 5,000 or fewer, and we can price it at once.',
    mend: { attendees_consuming_alcohol: '3,001-5,000' },
  }),
  decline({
    code: 'rented_premises_not_sold',
    field: 'damage_rented_premises_limit',
    is: ['$1,000,000'],
    where: { provider: ['first'] },
    text: '$1,000,000 is not sold for this event. The most is $500,000.',
    remedy: 'Choose $500,000 or $300,000, and the price is there again.',
    mend: { damage_rented_premises_limit: '$500,000' },
  }),
  refer({
    field: 'rehearsal_dinner_number_attendees',
    over: 200,
    text: 'A rehearsal dinner of more than 200 guests needs an underwriter’s review.',
    remedy: 'With 200 guests or fewer, or without the rehearsal dinner, we can price it at once.',
    mend: { rehearsal_dinner_number_attendees: 200 },
  }),
  refer({
    field: 'event_at_private_residence',
    ...yes,
    unless: { tier: [1], attendee_band: smallBands },
    text: 'Larger or public events at a home need an underwriter’s review.',
    remedy: 'The event moves to a location that is no private home? Change the answer, and we can price it at once.',
    mend: { event_at_private_residence: 'False' },
  }),
  refer({
    field: 'location_own_or_operate',
    ...yes,
    unless: { event_at_private_residence: ['True'], tier: [1], attendee_band: ['0-100'] },
    text: 'This policy is made for people who rent or borrow a venue for a short time. Owners and operators usually need a premises policy, so we will review this first.',
    remedy: null,
  }),
  refer({
    field: 'security',
    ...no,
    unless: { tier: [1, 2], attendee_band: smallBands },
    text: 'An event of this size or kind normally needs security. An underwriter will review your plan.',
    remedy:
      'The police or a licensed firm is there for the whole event? Change the answer, and we can price it at once.',
    mend: { security: 'True', security_independent_contractor: 'True' },
  }),
  refer({
    field: 'security_independent_contractor',
    ...no,
    text: 'Security by your own staff or volunteers needs an underwriter’s review.',
    remedy:
      'The police or a licensed firm with its own insurance takes it on? Change the answer, and we can price it at once.',
    mend: { security_independent_contractor: 'True' },
  }),
]
