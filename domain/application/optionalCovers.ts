import { typesWhere } from '../catalogue'
import { liability } from '../common/coverageTypes'
import { dayNumber, isCalendarDate } from '../common/dates'
import { addedCoverages, type RaisedLimitName, raisedLimits } from '../coverages'
import type { RaisedLimit } from '../coverages/coverage'
import type { Field, StepRule } from './fields/field'
import { choice, count, cover, date, yesNo } from './fields/kinds'

const group = 'covers'
const forWedding = { coverage_type: liability, event_type: ['Wedding'] }
/** Terrorism coverage must be offered on commercial lines; weddings and private celebrations are not commercial. */
const commercial = typesWhere((type) => !type.isPrivate)

type RaisedQuestions = { readonly [Name in RaisedLimitName]: ReturnType<typeof cover> } & {
  readonly [Name in RaisedLimitName as `${Name}_limit`]: Field<(typeof raisedLimits)[Name]['limits'][number]>
}

/** Of each limit whether it is raised, and to which. */
const raisedQuestions = Object.fromEntries(
  Object.entries<RaisedLimit>(raisedLimits).flatMap(([name, raised]) => {
    const { label, price, included, limits, limitLabel, limitHint } = raised
    const hint = `${raised.hint} ${included} is included.`
    return [
      [name, cover({ label, hint, price, group, when: { coverage_type: liability }, blank: 'False' })],
      [
        `${name}_limit`,
        choice(limits)({
          label: limitLabel,
          ...(limitHint && { hint: limitHint }),
          group,
          when: { [name]: ['True'] },
          blank: limits[0],
        }),
      ],
    ]
  }),
) as RaisedQuestions

const { label, hint, price } = addedCoverages.rehearsal_dinner

export const optionalCovers = {
  ...raisedQuestions,
  rehearsal_dinner: cover({ label, hint, price, group, when: forWedding, blank: 'False' }),
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
  // no default: federal law makes it a choice of its own (decision 53)
  tria_accepted: yesNo({
    label: 'Terrorism coverage',
    accepting: { yes: 'Add terrorism coverage', no: 'No, decline terrorism coverage' },
    price: '3% of the liability premium',
    group: 'terrorism',
    when: { coverage_type: liability, event_type: commercial, event_decision: ['quote', 'refer'] },
    valid: ['True', 'False'],
  }),
} as const

export const optionalCoversAcross: readonly StepRule<typeof optionalCovers>[] = [
  {
    at: 'rehearsal_dinner_date',
    breaks: 'notAfterStart',
    needs: ['rehearsal_dinner_date'],
    holds: ({ event_start_date: start, rehearsal_dinner_date: dinner }) =>
      typeof start !== 'string' || !isCalendarDate(start) || dayNumber(dinner) <= dayNumber(start),
    invalid: { event_start_date: '06/12/2027', rehearsal_dinner: 'True', rehearsal_dinner_date: '06/13/2027' },
  },
]
