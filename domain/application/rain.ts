import { refine } from 'superstruct'
import { rain } from '../common/coverageTypes'
import { type CalendarDate, dayNumber, dayOf, isCalendarDate } from '../common/dates'
import { dayInWords } from '../common/formats'
import { clockHour, lastHour, leastRain, mostRain, rainGauge, rainHours, rainThresholds } from '../common/rainLimits'
import type { Offer, Option } from './fields/field'
import { amount, choice, dayChoice } from './fields/kinds'

const group = 'rain'
const always = { coverage_type: rain }

type Counted = Readonly<Record<string, any>>

const none: readonly Option[] = []
/** days of an event that are offered; no event is insured for longer without a review */
const mostDays = 366

const known = new Map<string, readonly Option[]>()
/** The days of the event. */
const byEvent: Offer = ({ event_start_date: first, event_end_date: last }) => {
  if (!isDay(first) || !isDay(last)) return none
  const days = known.get(`${first} ${last}`) ?? daysFrom(dayNumber(first), dayNumber(last))
  known.set(`${first} ${last}`, days)
  return days
}

const daysFrom = (first: number, last: number): readonly Option[] =>
  Array.from({ length: Math.min(mostDays, Math.max(0, last - first + 1)) }, (_, i) => {
    const value = dayOf(first + i)
    return { value, label: dayInWords(value) }
  })

const isDay = (answer: unknown): answer is CalendarDate => typeof answer === 'string' && isCalendarDate(answer)

const hours = (first: number, last: number): readonly Option[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ value: String(first + i), label: clockHour(first + i) }))
const beginnings = hours(0, lastHour - rainHours.least)
const endings = hours(rainHours.least, lastHour)
const endingsAfter = new Map(
  beginnings.map(({ value }) => {
    const from = Number(value)
    return [value, hours(from + rainHours.least, Math.min(lastHour, from + rainHours.most))]
  }),
)

/** As many hours as the rates allow, on one day. */
const byBeginning: Offer = ({ rain_from_hour: from }) => endingsAfter.get(from) ?? endings

/** The answers that follow from others and are not asked: the day of a one-day event, and the only last hour. */
export function rainNote({ event_start_date: first, event_end_date: last, ...counted }: Counted): string | null {
  const { rain_date: day, rain_from_hour: from, rain_to_hour: until } = counted
  const isOneDay = isDay(day) && first === last
  const isOneEnd = endingsAfter.get(from)?.length === 1
  const texts = [
    isOneDay ? `The event has one day, so the insured day is ${dayInWords(day)}.` : '',
    isOneEnd ? `We insure four hours or more of one day, so rain counts until ${clockHour(Number(until))}.` : '',
  ]
  return texts.filter(Boolean).join(' ') || null
}

const insured = amount({
  label: 'Amount to insure',
  brief: 'The amount to insure',
  hint: 'We pay this amount if enough rain falls: your costs, or the income you expect that day. Whole dollars, from $1,000 to $1,000,000.',
  group,
  width: 160,
  when: always,
  valid: [25_000],
})

/** The questions of rain insurance, in place of the limits of liability (decision 84). */
export const rainFields = {
  rain_date: dayChoice({
    label: 'Which day of the event do you insure?',
    brief: 'The insured day',
    hint: 'For several days, buy a policy for each of them.',
    group,
    width: 256,
    when: always,
    offer: byEvent,
    asking: { event_start_date: '06/12/2027', event_end_date: '06/13/2027' },
    valid: ['06/12/2027'],
  }),
  rain_from_hour: choice(beginnings)({
    label: 'Rain counts from',
    hint: 'Four to eight hours of the day, local time at the event.',
    group,
    row: 'hours',
    when: always,
    valid: ['12'],
  }),
  rain_to_hour: choice(endings)({
    label: 'Rain counts until',
    group,
    row: 'hours',
    when: always,
    offer: byBeginning,
    valid: ['18'],
  }),
  rain_threshold: choice(rainThresholds.map((value) => ({ value, label: `${value} inches` })))({
    label: 'How much rain within those hours?',
    brief: 'How much rain',
    hint: `We pay if this much or more is measured, by ${rainGauge}.`,
    group,
    when: always,
    valid: ['0.25'],
  }),
  rain_amount: {
    ...insured,
    rule: refine(
      refine(
        refine(insured.rule, 'oneThousandAtLeast', (dollars) => dollars >= leastRain),
        'wholeDollars',
        (dollars) => Number.isInteger(dollars),
      ),
      'oneMillionAtMost',
      (dollars) => dollars <= mostRain,
    ),
    invalid: [
      ...insured.invalid,
      { value: leastRain - 1, breaks: 'oneThousandAtLeast' as const },
      { value: leastRain + 0.5, breaks: 'wholeDollars' as const },
      { value: mostRain + 1, breaks: 'oneMillionAtMost' as const },
    ],
  },
} as const
