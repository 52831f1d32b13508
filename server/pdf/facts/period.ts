import type { Answers } from '../../../domain/application'
import { dayBegins, dayEndsAt } from '../../../domain/application/period'
import { timeAt } from '../../../domain/common/clock'
import { addDays, type CalendarDate, dayNumber, isCalendarDate, todayIn } from '../../../domain/common/dates'
import { countOf, daysInWords } from '../../../domain/common/formats'
import { instantAt } from '../../../domain/common/instants'
import type { StateCode } from '../../../domain/common/states'
import { stateTimeZones } from '../../../domain/common/stateTimeZones'
import { addedCoverages } from '../../../domain/coverages'
import type { Period } from './types'

type Counted = Partial<Answers>

const { label: rehearsal } = addedCoverages.rehearsal_dinner

/** The event days, then every other covered day with its label. */
function coveredDays(counted: Counted): {
  readonly event: CalendarDate[]
  readonly others: [string, CalendarDate[]][]
} {
  const { event_start_date: first, event_end_date: last } = counted
  const others: [string, (string | null | undefined)[]][] = [
    [rehearsal, [counted.rehearsal_dinner_date]],
    ['Setup', [...(counted.setup_dates ?? [])]],
    ['Teardown', [...(counted.takedown_dates ?? [])]],
    ['Rain date', [counted.raindate_date]],
  ]
  return {
    event: inOrder([first, last]),
    others: others
      .map(([what, days]): [string, CalendarDate[]] => [what, inOrder(days)])
      .filter(([, days]) => days.length > 0),
  }
}

const inOrder = (days: readonly (string | null | undefined)[]): CalendarDate[] =>
  days
    .filter((day): day is string => typeof day === 'string' && isCalendarDate(day))
    .sort((a, b) => dayNumber(a) - dayNumber(b))

/**
 * The instant at which liability coverage begins: at 12:01 am of its first day, local time at the event (decision 25),
 * or at the purchase (decision 8).
 */
export function liabilityBeginsAt(counted: Counted, bought: Date): Date {
  const { first } = liabilitySpan(counted)
  return startsAtPurchase(first, bought) ? bought : instantAtEvent(counted, first, '00:01')
}

const startsAtPurchase = (first: CalendarDate, bought: Date) => dayNumber(first) <= dayNumber(todayIn(bought))

/**
 * The instant at which a period ends: on the day after its last, local time at the event (decision 25).
 * @param last a New York day, MM/DD/YYYY
 */
export const endInstantOf = (counted: Counted, last: CalendarDate): Date =>
  instantAtEvent(counted, addDays(last, 1), dayEndsAt(counted) === '4:00 am' ? '04:00' : '02:00')

/** @param time HH:MM at the event */
const instantAtEvent = (counted: Counted, date: CalendarDate, time: string): Date =>
  instantAt(date, time, stateTimeZones[counted.event_state as StateCode])

export interface Span {
  /** New York days, inclusive */
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/** The first and last day of liability coverage. */
export function liabilitySpan(counted: Counted): Span {
  const { event, others } = coveredDays(counted)
  return spanOf(inOrder([...event, ...others.flatMap(([, more]) => more)]))
}

/** Cancellation coverage begins at the purchase. */
export const cancellationSpan = (counted: Counted, bought: Date): Span => {
  const { last } = spanOf(inOrder([counted.event_start_date, counted.event_end_date, counted.raindate_date]))
  return { first: todayIn(bought), last }
}

/** The insured day of rain insurance. */
export const rainSpan = (counted: Counted): Span => spanOf(inOrder([counted.rain_date]))

/** The instants between which rain counts, local time at the event. */
export function rainInstants(counted: Counted): { readonly begins: Date; readonly ends: Date } {
  const { first } = rainSpan(counted)
  const at = (hour: string | null | undefined) => {
    const hours = Number(hour)
    return instantAtEvent(counted, addDays(first, Math.floor(hours / 24)), `${String(hours % 24).padStart(2, '0')}:00`)
  }
  return { begins: at(counted.rain_from_hour), ends: at(counted.rain_to_hour) }
}

function spanOf(days: readonly CalendarDate[]): Span {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) throw new Error('a policy without a day was to be printed')
  return { first, last }
}

/**
 * From the beginning of the first covered day to the end of the last (decision 25). Coverage bought on or after its
 * first day starts at the purchase (decision 8), which is printed in New York time.
 */
export function periodOf(counted: Counted, bought: Date): Period {
  const { first, last } = liabilitySpan(counted)
  const isImmediate = startsAtPurchase(first, bought)
  return {
    from: isImmediate ? momentOf(bought) : `${dayBegins}, ${first}`,
    fromNote: isImmediate ? purchase : local,
    to: endOf(counted, last),
    toNote: local,
    dayEnds: dayEndsAt(counted),
  }
}

/**
 * The period of cancellation coverage: from the purchase, because the loss happens before the event, to the end of the
 * event's last day or rain date.
 */
export function cancellationPeriodOf(counted: Counted, bought: Date): Period {
  const { last } = cancellationSpan(counted, bought)
  return {
    from: momentOf(bought),
    fromNote: purchase,
    to: endOf(counted, last),
    toNote: local,
    dayEnds: dayEndsAt(counted),
  }
}

const local = 'Local time at the event'
const purchase = 'Eastern time, the time of purchase'
const endOf = (counted: Counted, last: CalendarDate) => `${dayEndsAt(counted)}, ${addDays(last, 1)}`
const momentOf = (instant: Date) => `${timeAt(instant)}, ${todayIn(instant)}`

/** Saturday, 06/12/2027 to Sunday, 06/13/2027 */
export function eventDaysInWords(counted: Counted): string {
  const [first, last = first] = coveredDays(counted).event
  return first && last ? daysInWords(first, last) : ''
}

/** One line per kind of day; consecutive days become a range. */
export const otherDaysInWords = (counted: Counted): string[] =>
  coveredDays(counted).others.map(([what, days]) => `${what}: ${spans(days).join('; ')}${guestsOf(what, counted)}`)

/** The other days that matter to cancellation coverage. */
export const rainDateInWords = (counted: Counted): string[] =>
  counted.raindate_date ? [`Rain date: ${counted.raindate_date}`] : []

const guestsOf = (what: string, { rehearsal_dinner_number_attendees: guests }: Counted) =>
  what === rehearsal && typeof guests === 'number' ? `, ${countOf(guests)} people` : ''

function spans(days: readonly CalendarDate[]): string[] {
  const runs: CalendarDate[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && dayNumber(day) - dayNumber(run.at(-1)!) === 1) run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => (run.length === 1 ? run[0]! : `${run[0]} to ${run.at(-1)}`))
}
