/** Calendar days as the specification writes them, MM/DD/YYYY: strings without a time or a zone (decision 25). */
export type CalendarDate = string

const shape = /^(\d\d)\/(\d\d)\/(\d{4})$/

/** Whether a text of ten characters is a day that exists. */
export function isCalendarDate(text: string): boolean {
  const match = shape.exec(text)
  if (!match) return false
  const [month, day, year] = match.slice(1).map(Number) as [number, number, number]
  const made = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && made.getUTCMonth() === month - 1 && made.getUTCDate() === day
}
