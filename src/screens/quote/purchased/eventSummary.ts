import type { Answers } from '../../../../domain/application'
import { eventTypeOf } from '../../../../domain/catalogue'
import { holdsRain } from '../../../../domain/common/coverageTypes'
import { dayInWords, onDaysInWords } from '../../../../domain/common/formats'
import { rainHoursInWords } from '../../../../domain/common/rainLimits'

/** Event types that read well inside a sentence: Food Festival, but not Concert - R&B or RV Show. */
const plainWords = /^\p{Lu}?\p{Ll}*(?: \p{Lu}?\p{Ll}+)*$/u

type Insured = Pick<Answers, 'event_type' | 'event_start_date' | 'event_end_date'> &
  Partial<Pick<Answers, 'rain_date' | 'rain_from_hour' | 'rain_to_hour'>>

/**
 * Your wedding on Saturday, 06/12/2027, is covered for liability and cancellation.
 * @param coverage the purchased coverage type, such as "Liability Insurance"; null where it is unknown
 */
export function eventInWords(answers: Insured, coverage: string | null): string {
  const { event_type: type, event_start_date: first, event_end_date: last } = answers
  if (holdsRain(coverage)) {
    const hours = rainHoursInWords(answers.rain_from_hour, answers.rain_to_hour)
    return `${named(type ?? 'event')} is insured against rain on ${dayInWords(answers.rain_date ?? first ?? '')}, from ${hours}.`
  }
  const covers = coverage?.replace(/ Insurance$/, '').toLowerCase()
  const days = onDaysInWords(first ?? '', last ?? first ?? '')
  return `${named(type ?? 'event')} ${days}, is covered${covers ? ` for ${covers}` : ''}.`
}

/** These types name the insured and not the event. */
const ofPeople: readonly (string | undefined)[] = ['Vendors, Exhibitors & Caterers', 'Entertainers & Performers']

function named(type: string): string {
  const isEvent = !ofPeople.includes(eventTypeOf({ event_type: type })?.categoryLabel)
  return isEvent && plainWords.test(type) ? `Your ${type.toLowerCase()}` : `“${type}”`
}
