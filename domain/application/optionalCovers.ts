import { typesWhere } from '../catalogue'
import { liability } from '../common/coverageTypes'
import { dayNumber, isCalendarDate } from '../common/dates'
import type { Across } from './fields/field'
import { choice, count, cover, date } from './fields/kinds'

const group = 'covers'
const forWedding = { coverage_type: liability, event_type: ['Wedding'] }
/** Terrorism coverage must be offered on commercial lines; weddings and private celebrations are not commercial. */
const commercial = typesWhere((type) => !type.isPrivate)

export const optionalCovers = {
  medical_payments: cover({
    label: 'Higher medical payments limit',
    hint: 'Small injuries of guests, whoever is at fault. $1,000 is included.',
    price: 'from $25.00',
    group,
    when: { coverage_type: liability },
    blank: 'False',
  }),
  medical_payments_limit: choice(['$5,000', '$10,000'])({
    label: 'Limit for medical payments',
    group,
    when: { medical_payments: ['True'] },
    blank: '$5,000',
  }),
  damage_rented_premises: cover({
    label: 'Higher limit for damage to rented premises',
    hint: 'Damage to the building you rent. $100,000 is included.',
    price: 'from $25.00',
    group,
    when: { coverage_type: liability },
    blank: 'False',
  }),
  damage_rented_premises_limit: choice(['$300,000', '$500,000', '$1,000,000'])({
    label: 'Limit for rented premises',
    hint: 'Choose what your contract with the venue asks for.',
    group,
    when: { damage_rented_premises: ['True'] },
    blank: '$300,000',
  }),
  rehearsal_dinner: cover({
    label: 'Rehearsal dinner',
    hint: 'Liability for the dinner before the wedding.',
    price: 'from $25.00',
    group,
    when: forWedding,
    blank: 'False',
  }),
  rehearsal_dinner_date: date({
    label: 'Day of the rehearsal dinner',
    group,
    row: 'rehearsal',
    width: 160,
    when: { rehearsal_dinner: ['True'] },
    valid: ['06/11/2027'],
  }),
  rehearsal_dinner_number_attendees: count({
    label: 'Guests at the rehearsal dinner',
    group,
    row: 'rehearsal',
    width: 128,
    when: { rehearsal_dinner: ['True'] },
    valid: [40, 120],
  }),
  tria_accepted: cover({
    label: 'Terrorism coverage',
    hint: 'The law asks us to offer it, and you may refuse it (TRIA).',
    price: '3% of liability',
    group,
    when: { coverage_type: liability, event_type: commercial, event_decision: ['quote', 'refer'] },
    blank: 'True',
  }),
} as const

export const optionalCoversAcross: readonly Across<typeof optionalCovers>[] = [
  {
    at: 'rehearsal_dinner_date',
    breaks: 'notAfterStart',
    needs: ['rehearsal_dinner_date'],
    holds: ({ event_start_date: start, rehearsal_dinner_date: dinner }) =>
      typeof start !== 'string' || !isCalendarDate(start) || dayNumber(dinner) <= dayNumber(start),
    invalid: { event_start_date: '06/12/2027', rehearsal_dinner: 'True', rehearsal_dinner_date: '06/13/2027' },
  },
]
