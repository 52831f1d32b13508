import { addDays, type CalendarDate, dayNumber, weekdayOf } from './dates'

/** A Saturday's holiday is observed on Friday, a Sunday's on Monday. */
const observed = { Saturday: -1, Sunday: 1 } as Readonly<Record<string, number>>

const fixed = ['01/01', '06/19', '07/04', '11/11', '12/25']

type Weekday = ReturnType<typeof weekdayOf>

/** Month, weekday, and which one of the month; the last one is counted from the end. */
const movable: readonly (readonly [month: number, weekday: Weekday, which: number])[] = [
  [1, 'Monday', 3],
  [2, 'Monday', 3],
  [5, 'Monday', -1],
  [9, 'Monday', 1],
  [10, 'Monday', 2],
  [11, 'Thursday', 4],
]

/** The federal holidays of a year, as they are observed. */
function holidaysOf(year: number): readonly CalendarDate[] {
  const onDates = fixed.map((date) => {
    const day = `${date}/${year}`
    return addDays(day, observed[weekdayOf(day)] ?? 0)
  })
  return [...onDates, ...movable.map(([month, weekday, which]) => nth(year, month, weekday, which))]
}

function nth(year: number, month: number, weekday: Weekday, which: number): CalendarDate {
  const first = (of: number): CalendarDate => `${String(of).padStart(2, '0')}/01/${year}`
  const days = Array.from({ length: dayNumber(first(month + 1)) - dayNumber(first(month)) }, (_, i) =>
    addDays(first(month), i),
  )
  return days.filter((day) => weekdayOf(day) === weekday).at(which > 0 ? which - 1 : which) as CalendarDate
}

/** Monday to Friday, without federal holidays. */
export function isBusinessDay(day: CalendarDate): boolean {
  if (weekdayOf(day) in observed) return false
  const year = Number(day.slice(6))
  // New Year's Day on a Saturday is observed in the year before
  return ![...holidaysOf(year), ...holidaysOf(year + 1)].includes(day)
}

/** The day after this many business days. The first one is the next business day, whatever the hour. */
export function addBusinessDays(day: CalendarDate, count: number): CalendarDate {
  let [next, remaining] = [day, count]
  while (remaining > 0) {
    next = addDays(next, 1)
    if (isBusinessDay(next)) remaining -= 1
  }
  return next
}
