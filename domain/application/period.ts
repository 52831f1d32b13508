import { holdsCancellation, holdsLiability, holdsRain } from '../common/coverageTypes'
import { addDays, type CalendarDate, dayNumber, isBefore, isCalendarDate, lastDayOfNotice } from '../common/dates'
import { clockHour, leastRainNotice } from '../common/rainLimits'
import type { Answers } from '.'
import { countedAnswers } from './applicable'

/**
 * Every covered day in order: event days and the days around it; the insured day of rain insurance. Leaves out days that
 * are not complete.
 */
export function coveredDays(answers: Answers): readonly CalendarDate[] {
  const a = countedAnswers(answers)
  if (holdsRain(a.coverage_type)) return a.rain_date && isCalendarDate(a.rain_date) ? [a.rain_date] : []
  const around = [...(a.setup_dates ?? []), ...(a.takedown_dates ?? []), a.raindate_date, a.rehearsal_dinner_date]
  const days = [a.event_start_date, a.event_end_date, ...around].filter((day) => !!day && isCalendarDate(day))
  return [...new Set(days as CalendarDate[])].sort((one, other) => dayNumber(one) - dayNumber(other))
}

/**
 * The first covered day, and the day after the last one, on which coverage ends (decision 25), in local time of the
 * event. null without event days.
 */
export function periodOf(answers: Answers): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  const days = coveredDays(answers)
  const [first, last] = [days[0], days.at(-1)]
  return first && last && answers.event_start_date && answers.event_end_date
    ? { from: first, to: addDays(last, 1) }
    : null
}

export interface Running {
  readonly cover: 'Liability' | 'Cancellation' | 'Rain'
  readonly from: string
  readonly to: string
}

/**
 * The period of each coverage in words. Cancellation coverage begins at the purchase, because the loss happens before
 * the event, and ends after the event's last day or rain date. Rain counts within its hours only. Empty without event
 * days.
 */
export function runningOf(answers: Answers): readonly Running[] {
  const period = periodOf(answers)
  const { coverage_type, event_end_date: last, raindate_date: rain, ...counted } = countedAnswers(answers)
  if (!period || !last) return []
  if (holdsRain(coverage_type)) return rainHours(period.from, counted)
  const later = rain && isCalendarDate(rain) && isBefore(last, rain) ? rain : last
  const ends = dayEndsAt(answers)
  const covers: (Running & { readonly cover: 'Liability' | 'Cancellation' })[] = [
    { cover: 'Liability', from: `${dayBegins} on ${period.from}`, to: `${ends} on ${period.to}` },
    { cover: 'Cancellation', from: 'the purchase', to: `${ends} on ${addDays(later, 1)}` },
  ]
  const isBought = { Liability: holdsLiability(coverage_type), Cancellation: holdsCancellation(coverage_type) }
  return covers.filter(({ cover }) => isBought[cover])
}

function rainHours(day: CalendarDate, { rain_from_hour: from, rain_to_hour: until }: Partial<Answers>): Running[] {
  if (!from || !until) return []
  const at = (hour: string) => `${clockHour(Number(hour))} on ${day}`
  return [{ cover: 'Rain', from: at(from), to: at(until) }]
}

/** Start of each covered day, in local time of the event (decision 25). */
export const dayBegins = '12:01 am'

/** End of each covered day, on the day after: the standard hour, or later if later hours are agreed. */
export const dayEndsAt = ({ end_after_two }: Pick<Partial<Answers>, 'end_after_two'>): '2:00 am' | '4:00 am' =>
  end_after_two === 'True' ? '4:00 am' : '2:00 am'

/**
 * The last New York day to buy everything: the first covered day, or with cancellation coverage the last day that is
 * not short notice (decision 12), and the same for rain insurance (decision 85). null without event days.
 */
function lastDayToBuy(answers: Answers): CalendarDate | null {
  const { coverage_type, event_start_date: start } = countedAnswers(answers)
  const [first] = coveredDays(answers)
  if (!first || !start || !isCalendarDate(start)) return null
  if (holdsRain(coverage_type)) return addDays(first, -leastRainNotice)
  return holdsCancellation(coverage_type) ? earlier(first, lastDayOfNotice(start)) : first
}

const earlier = (one: CalendarDate, other: CalendarDate) => (isBefore(one, other) ? one : other)

/**
 * The last day to buy a quote saved today: 60 days later, or the last day on which everything is sold, if that is
 * earlier (decision 8). A date that is already past does not count, because the customer can correct it.
 * @param end the last day on which a stored quote is valid, in place of the 60 days
 */
export function goodUntil(saved: CalendarDate, answers: Answers, end = addDays(saved, 60)): CalendarDate {
  const last = lastDayToBuy(answers)
  return last && !isBefore(last, saved) ? earlier(last, end) : end
}

/** days that an order waits for its payment (decision 8); an organizer collects the orders of its exhibitors */
const daysToPay = { check: 14, invoice: 14, organizer: 60 } as const

/** days that a payment takes to reach us and to be recorded (decision 88); a shorter order would only end unpaid */
const leastDaysToPay = { check: 5, invoice: 2, organizer: 5 } as const

/**
 * The last day to pay an order of today: within two weeks (60 days if an organizer pays), before the first covered day,
 * and while everything is sold.
 * null where that is too near or has passed, or without event days.
 */
export function payByOf(
  today: CalendarDate,
  answers: Answers,
  by: keyof typeof daysToPay = 'invoice',
): CalendarDate | null {
  const latest = lastDayToPay(answers)
  if (!latest) return null
  const last = earlier(latest, addDays(today, daysToPay[by]))
  return dayNumber(last) - dayNumber(today) < leastDaysToPay[by] ? null : last
}

export const tooNear = 'The event is too near to wait for a payment.'

/** Why an order of today cannot wait for its payment; null where it can, or without event days. */
export function orderObstacle(today: CalendarDate, answers: Answers, by: keyof typeof daysToPay): string | null {
  const latest = lastDayToPay(answers)
  if (!latest || payByOf(today, answers, by)) return null
  if (isBefore(latest, today)) return tooNear
  return `The payment would have to reach us by ${latest}, and ${payments[by]} can take ${leastDaysToPay[by]} days.`
}

const payments = { check: 'a check', invoice: 'a transfer', organizer: 'the payment of an organizer' } as const

/** The last day on which the money of any order counts: before the first covered day, while everything is sold. */
export function lastDayToPay(answers: Answers): CalendarDate | null {
  const [first] = coveredDays(answers)
  const sold = lastDayToBuy(answers)
  return first && sold ? earlier(addDays(first, -1), sold) : null
}
