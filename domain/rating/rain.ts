import type { applicableAnswers } from '../application/applicable'
import type { CalendarDate } from '../common/dates'
import { type RainHours, rainHoursInWords } from '../common/rainLimits'
import { exactly, wholeDollars } from './exact'
import { inTables } from './notInTables'
import type { Plan } from './plans/plan'
import { type Line, line } from './price'

type Counted = ReturnType<typeof applicableAnswers>

/**
 * A percentage of the insured amount, by the rain that is asked for, the month in the event's state and the hours; in whole
 * dollars, rounded half up (decision 27), at least the minimum of the plan (decision 86). The policy names the event and
 * the hours too, so there is no price without them.
 */
export function rainLines(a: Counted, { rain }: Plan): Line[] {
  const amount = inTables(a.rain_amount, 'the amount')
  const threshold = inTables(a.rain_threshold, 'how much rain')
  const state = inTables(a.event_state, 'the state')
  for (const [answer, name] of [
    [a.event_type, 'the type of event'],
    [a.number_attendees, 'how many attend'],
  ] as const)
    inTables(answer, name)
  const hours = Number(inTables(a.rain_to_hour, 'the last hour')) - Number(inTables(a.rain_from_hour, 'the first hour'))
  const factor = rain.hours ? inTables(rain.hours[String(hours) as RainHours], `${hours} hours`) : '1'
  const wet = inTables(rain.wetMonths[state], 'the state')
  const season = wet.includes(monthOf(inTables(a.rain_date, 'the insured day'))) ? 'wet' : 'dry'
  const { [season]: percent } = inTables(rain.rates[threshold], `${threshold} inches`)
  const worked = wholeDollars(exactly(amount).times(percent).times(factor).div(100))
  const premium = Math.max(rain.least * 100, worked)
  return [
    line('rain_premium', 'rain', premium, 'rain.rate', {
      ...insuredRain(a),
      state,
      season,
      percent: Number(percent),
      ...(Number(factor) !== 1 && { factor: Number(factor), length: hours }),
      least: worked < premium ? rain.least : null,
    }),
  ]
}

/** The premium that an underwriter set. */
export const setRainLines = (a: Counted, premium: number): Line[] => [
  line('rain_premium', 'rain', premium, 'underwriter.rain', insuredRain(a)),
]

const insuredRain = (a: Counted) => ({
  date: a.rain_date ?? null,
  hours: rainHoursInWords(a.rain_from_hour, a.rain_to_hour),
  threshold: a.rain_threshold ?? null,
  of: a.rain_amount ?? null,
})

/** 1 to 12 */
const monthOf = (day: CalendarDate) => Number(day.slice(0, 2))
