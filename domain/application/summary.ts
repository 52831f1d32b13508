import { eventTypeOf } from '../catalogue'
import { addressInLine, given } from '../common/address'
import { holdsLiability, holdsRain } from '../common/coverageTypes'
import { coverLength, isCalendarDate } from '../common/dates'
import {
  capital,
  countOf,
  dayInWords,
  daysInWords,
  dollars,
  limitsInWords,
  listInWords,
  numberInWords,
  several,
  wholeDollars,
} from '../common/formats'
import { rainHoursInWords } from '../common/rainLimits'
import { sentence } from '../common/sentence'
import { stateName } from '../common/states'
import {
  addedCoverageNames,
  addedCoverages,
  cancellationCoverageNames,
  cancellationCoverages,
  raisedLimitNames,
  raisedLimits,
} from '../coverages'
import { countedAnswers } from './applicable'
import { filledEntries } from './entries'
import type { Answers, StepName } from './index'
import { goodUntil } from './period'

/** The facts that a summary line needs beside the answers. Dollars, and New York days. */
export interface SummaryFacts {
  readonly amountDue?: number | null
  readonly today?: string | null
  /** number of answers that need a review or stop the quote */
  readonly reasons?: number
  /** number of answers that stop the quote and that no review can help */
  readonly declines?: number
  /** the coverage that cannot be bought while the other one can */
  readonly withheld?: 'liability' | 'cancellation' | 'all'
  /** the day on which the terms were signed */
  readonly signedOn?: string | null
}

type Counted = Readonly<Partial<Answers>>

/** The one-line summary of a finished step; may be empty. */
export function summaryOf(step: StepName, answers: Answers, facts: SummaryFacts = {}): string {
  const a = countedAnswers(answers)
  const parts = lines[step](a, facts, answers).filter(Boolean)
  return parts.map((part) => sentence(capital(part))).join(' ')
}

const lines: Record<StepName, (a: Counted, facts: SummaryFacts, answers: Answers) => string[]> = {
  eventDetails: (a) => [
    `${a.event_type ?? ''} in ${stateName(a.event_state ?? '')}, ${peopleInWords(a)}`,
    a.event_start_date && a.event_end_date ? daysInWords(a.event_start_date, a.event_end_date) : '',
    a.coverage_type?.replace(/ Insurance$/, '').toLowerCase() ?? '',
    a.cancellation_postponement_limit ? `up to ${a.cancellation_postponement_limit} if it is canceled` : '',
  ],
  coverage: (a) => [
    ...rainInWords(a),
    limitsInWords(a.coverage_limits ?? ''),
    aroundInWords(a),
    holdsLiability(a.coverage_type) ? alcoholInWords(a) : '',
  ],
  underwriting: (a, facts) => [
    ...raisedLimitNames.map((name) =>
      a[name] === 'True' ? `${raisedLimits[name].inSentence} ${a[`${name}_limit`]}` : '',
    ),
    ...addedCoverageNames.map((name) => (a[name] === 'True' ? addedCoverages[name].inSummary : '')),
    coveredInWords(
      cancellationCoverageNames
        .filter((name) => a[name] === 'True')
        .map((name) => cancellationCoverages[name].inSummary),
    ),
    a.tria_accepted === undefined
      ? ''
      : a.tria_accepted === 'True'
        ? 'terrorism covered'
        : 'terrorism coverage declined',
    reviewInWords(facts),
  ],
  quoteSummary: (_, { amountDue, today }, answers) => [
    amountDue == null
      ? ''
      : `${dollars(amountDue)}${today ? `, quoted ${today} and good until ${goodUntil(today, answers)}` : ''}`,
  ],
  insured: (a) => [
    `${a.insured_company_name || a.insured_contact_name || ''}${additionalInWords(filledEntries(a.ai_data).length)}`,
  ],
  location: (a) => [
    given(a.event_location_name, addressInLine(venueAddress(a))).join(', '),
    a.event_location_ai === 'True' ? 'named as additional insured' : '',
  ],
  terms: (a, { signedOn }) => [`terms agreed by ${a.terms_name ?? ''}${signedOn ? ` on ${signedOn}` : ''}`],
  payment: () => [],
}

const venueAddress = (a: Counted) => ({
  street: a.event_address_1,
  city: a.event_city,
  state: a.event_state,
  zip: a.event_zip,
})

/** $25,000 for 0.25 inches of rain or more on Saturday, 06/12/2027, 12:00 pm to 6:00 pm. */
function rainInWords(a: Counted): string[] {
  if (!holdsRain(a.coverage_type) || !a.rain_date) return []
  return [
    a.rain_amount && a.rain_threshold
      ? `${wholeDollars(a.rain_amount)} for ${a.rain_threshold} inches of rain or more`
      : '',
    insuredHours(a),
  ]
}

/** Saturday, 06/12/2027, 12:00 pm to 6:00 pm; blank without the day. */
const insuredHours = ({ rain_date, rain_from_hour, rain_to_hour }: Counted): string =>
  rain_date && isCalendarDate(rain_date)
    ? [dayInWords(rain_date), rainHoursInWords(rain_from_hour, rain_to_hour)].filter(Boolean).join(', ')
    : ''

const coveredInWords = (names: readonly string[]) => (names.length > 0 ? `${listInWords(names)} covered` : '')

function reviewInWords({ reasons = 0, declines = 0, withheld = 'all' }: SummaryFacts): string {
  if (declines > 0) return withheld === 'all' ? 'this event cannot be insured' : `${withheld} cannot be bought`
  if (reasons === 0) return 'no answer needs a review'
  return `${several(reasons, 'answer')} ${reasons === 1 ? 'needs' : 'need'} a review`
}

/** 150 guests, where guests are invited; else 150 people. */
const peopleInWords = (a: Counted) =>
  `${countOf(a.number_attendees ?? 0)} ${eventTypeOf(a)?.isPrivate ? 'guests' : 'people'}`

/** One day and one setup day, or the insured day and hours of rain: the note below the amount due. */
export function lengthInWords(answers: Answers): string {
  const a = countedAnswers(answers)
  if (holdsRain(a.coverage_type)) return insuredHours(a)
  const [first, last] = [a.event_start_date, a.event_end_date]
  if (!first || !last || !isCalendarDate(first) || !isCalendarDate(last)) return ''
  return capital(listInWords([several(coverLength(first, last), 'day'), ...aroundOf(a)]))
}

const aroundOf = (a: Counted): string[] => [
  ...(a.setup_dates?.length ? [several(a.setup_dates.length, 'setup day')] : []),
  ...(a.takedown_dates?.length ? [several(a.takedown_dates.length, 'teardown day')] : []),
  ...(a.raindate_coverage === 'True' ? ['a rain date'] : []),
]

const aroundInWords = (a: Counted) => listInWords(aroundOf(a))

function alcoholInWords(a: Counted): string {
  if (a.alcohol_event !== 'True') return 'no alcohol'
  const by = a.caterer_bartender_serving_alcohol === 'True' ? 'served by a licensed server' : 'served'
  return `alcohol ${by}, ${a.selling_alcohol === 'True' ? 'and sold' : 'none sold'}`
}

const additionalInWords = (count: number) =>
  count === 0 ? '' : `, with ${count === 1 ? 'one' : numberInWords(count)} additional insured${count === 1 ? '' : 's'}`
