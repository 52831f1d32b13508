import { type CalendarDate, isCalendarDate, weekdayOf } from './dates'
import { type Cents, dollarsOf } from './money'

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Dollars with cents but without a dollar sign, for a column of amounts: 1,234.50, and −36.75. */
export const amount = (dollars: number): string => `${dollars < 0 ? '−' : ''}${grouped.format(Math.abs(dollars))}`

/** $1,234.50, and −$36.75. */
export const dollars = (value: number): string => `${value < 0 ? '−' : ''}$${grouped.format(Math.abs(value))}`

/** Cents as $1,234.50. */
export const inDollars = (cents: Cents): string => dollars(dollarsOf(cents))

/** A difference: + $21.00, − $10.50. */
export const signedDollars = (value: number): string => `${value < 0 ? '−' : '+'} $${grouped.format(Math.abs(value))}`

/** A limit: $1,000,000. */
export const wholeDollars = (value: number): string => `$${whole.format(value)}`

/** 3,000. */
export const countOf = (value: number): string => whole.format(value)

/** Saturday, 06/12/2027. Text that is not a day is returned unchanged. */
export const dayInWords = (day: CalendarDate): string => (isCalendarDate(day) ? `${weekdayOf(day)}, ${day}` : day)

/** Saturday, 06/12/2027 to Sunday, 06/13/2027; one day by itself. */
export const daysInWords = (first: CalendarDate, last: CalendarDate): string =>
  first === last ? dayInWords(first) : `${dayInWords(first)} to ${dayInWords(last)}`

/** Days in a sentence: on Saturday, 06/12/2027, or from Saturday, 06/12/2027 to Sunday, 06/13/2027. */
export const onDaysInWords = (first: CalendarDate, last: CalendarDate): string =>
  `${first === last ? 'on' : 'from'} ${daysInWords(first, last)}`

/** The digits of a card number or a phone number, typed in any grouping. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Formats up to ten digits as 512-555-0142 (specification section 5). */
export function phoneMask(text: string): string {
  const digits = digitsOf(text).slice(0, 10)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}

/** a, b and c. */
export const listInWords = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** no, one, two, up to ten, then digits: 11. */
export const numberInWords = (value: number): string => small[value] ?? countOf(value)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** one setup day, two setup days. */
export const several = (value: number, one: string, many = `${one}s`): string =>
  `${numberInWords(value)} ${value === 1 ? one : many}`

/** "$1,000,000/$2,000,000" as "$1,000,000 each occurrence, $2,000,000 general aggregate". */
export function limitsInWords(limits: string): string {
  const [each, all] = limits.split('/')
  return all ? `${each} each occurrence, ${all} general aggregate` : limits
}

/** File size: 12 KB, 3.4 MB */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** characters of a file name that a screen shows, and those of its end in a longer name */
const longestName = 60
const endOfName = 19

/**
 * A file name as a screen shows it: a long one loses its middle, and keeps its extension. Some systems allow names that
 * fill many screens.
 */
export function shortFileName(name: string): string {
  if (name.length <= longestName) return name
  // half of a surrogate pair would show as a missing letter
  const start = name.slice(0, longestName - endOfName - 1).replace(/[\uD800-\uDBFF]$/, '')
  const end = name.slice(-endOfName).replace(/^[\uDC00-\uDFFF]/, '')
  return `${start}…${end}`
}
