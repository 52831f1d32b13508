import { type CalendarDate, isCalendarDate, weekdayOf, weekdays } from '../../../../domain/common/dates'

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]

/**
 * Reads a date as people write one: 2027-06-12, 6/12/27, June 12, 2027, Sat 12 June 2027 4 pm. Returns null for text
 * without a date, for several dates, for a date with another weekday, and for 12.06.2027, which means different days in
 * different countries.
 */
export function readDay(text: string): CalendarDate | null {
  // no date is longer, and a limit keeps the matching fast
  const trimmed = text
    .slice(0, 80)
    .replace(hours, ' ')
    .trim()
    .replace(/[ ,–-]{1,5}$/, '')
  return text.length > 80 ? null : (yearFirst(trimmed) ?? monthFirst(trimmed) ?? withDots(trimmed) ?? inWords(trimmed))
}

/** 5 pm, 5:30 p.m., 17:00, 5 o’clock */
const hours = /\b\d\d? ?(?::\d\d ?)?(?:[ap]\.?m\b\.?|o['’]clock)|\b\d\d?:\d\d(?::\d\d)?\b/gi

function yearFirst(text: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?!\d)/.exec(text) ?? []
  return dayOf(year, month, day)
}

function monthFirst(text: string): CalendarDate | null {
  const [, month, day, year] = /^(\d\d?) ?[-/] ?(\d\d?) ?[-/] ?(\d{4}|\d\d)$/.exec(text) ?? []
  return dayOf(inFull(year), month, day)
}

function withDots(text: string): CalendarDate | null {
  const [, one, other, year] = /^(\d\d?)\. ?(\d\d?)\. ?(\d{4}|\d\d)$/.exec(text) ?? []
  const either = [dayOf(inFull(year), one, other), dayOf(inFull(year), other, one)].filter((day) => day !== null)
  return new Set(either).size === 1 ? either[0]! : null
}

function inWords(text: string): CalendarDate | null {
  const [trimmed = ''] = text.toLowerCase().split(/ (?:at|from) /)
  const words = trimmed.match(/[a-z]+|['’]?\d+/g) ?? []
  const named = months.flatMap((month, index) => (words.some(isShortFor(month)) ? [index + 1] : []))
  const [day, year, ...more] = words.filter((word) => /\d$/.test(word))
  if (named.length !== 1 || more.length > 0) return null
  // ’27 is a year; 27 may also be a day
  const made = dayOf(year?.replace(/^['’](?=\d\d$)/, '20'), String(named[0]), day)
  const weekday = words.find((word) => weekdays.some(startsWith(word)))
  return made && weekday && !startsWith(weekday)(weekdayOf(made)) ? null : made
}

const startsWith = (word: string) => (name: string) => word.length >= 3 && name.toLowerCase().startsWith(word)
const isShortFor = (month: string) => (word: string) => word.length >= 3 && month.startsWith(word)

/** 19 and 20 may be the first two digits of a year. */
const inFull = (year = '') => (/^\d\d$/.test(year) && !/^(19|20)$/.test(year) ? `20${year}` : year)

function dayOf(year = '', month = '', day = ''): CalendarDate | null {
  const made = `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`
  return isCalendarDate(made) ? made : null
}
