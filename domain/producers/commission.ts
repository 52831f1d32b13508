import { addDays, type CalendarDate } from '../common/dates'

/** YYYY-MM, a month of New York days. */
export type CommissionMonth = string

/** The month of a day. */
export const monthOf = (day: CalendarDate): CommissionMonth => `${day.slice(6)}-${day.slice(0, 2)}`

/** The first and the last day of a month. */
export function firstAndLastOf(month: CommissionMonth): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const first = (of: number, at: number) => `${String(at).padStart(2, '0')}/01/${of}`
  const next = number === 12 ? first(year + 1, 1) : first(year, number + 1)
  return { from: first(year, number), to: addDays(next, -1) }
}

const names = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** November 2026 */
export const monthInWords = (month: CommissionMonth): string => names.format(new Date(`${month}-01T00:00:00Z`))

/** The entries of a statement, by their kind. */
export const entryNames = { issued: 'New policy', changed: 'Change', cancelled: 'Cancellation' } as const

/** The transactions that count; on the page and on the statement. */
export const countingRule =
  'Commission counts on the day a policy is issued, changed or canceled, in New York time. ' +
  'A change that lowers the premium and a cancellation take commission back, so those amounts are negative. ' +
  'Quotes, and orders that are not paid yet, do not count. Policy fee, tax and a fee of your own are no part of it.'
