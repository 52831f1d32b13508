import { type Answers, blankAnswers, type FieldName } from '../application'
import { type CalendarDate, isBefore } from '../common/dates'
import { daysInWords } from '../common/formats'
import { answersMeeting, checkRequirements, type RequirementLine } from '../venues/check'
import { met, notMet } from '../venues/line'
import type { OrganizerEvent } from './event'

function eventDaysLine({ from, to }: OrganizerEvent, answers: Answers): RequirementLine {
  const line = { key: 'eventDays', requirement: `Covers ${daysInWords(from, to)}` } as const
  const { event_start_date: first, event_end_date: last } = answers
  if (first && last && !isBefore(from, first) && !isBefore(last, to)) return met(line)
  return notMet(line, 'The days of your event differ.', { event_start_date: from, event_end_date: to })
}

/**
 * Each requirement of an organizer for the answers of an exhibitor's quote or policy.
 * @param issued the New York day of the certificate
 */
export const checkExhibitor = (
  event: OrganizerEvent,
  answers: Answers,
  issued: CalendarDate,
): readonly RequirementLine[] => [
  eventDaysLine(event, answers),
  ...checkRequirements(event.sheet, answers, { issued, asker: 'organizer' }),
]

/** How a certificate compares with the requirements. */
export interface Compared {
  /** requirements that are not met */
  readonly unmet: readonly string[]
  /** those in the organizer's own words, which only a person can compare */
  readonly unchecked: readonly string[]
}

export function comparedWith(lines: readonly RequirementLine[]): Compared {
  const wrong = lines.filter(({ state }) => state !== 'met')
  const words = (isOwn: boolean) =>
    wrong.filter(({ key }) => (key === 'otherWords') === isOwn).map(({ requirement }) => requirement)
  return { unmet: words(false), unchecked: words(true) }
}

/** The requirements in words, for a person who compares a certificate from elsewhere. */
export const requirementsInWords = (event: OrganizerEvent): readonly string[] =>
  checkExhibitor(event, blankAnswers, event.due).map(({ requirement }) => requirement)

interface Exhibitor {
  readonly business: string
  readonly email: string
}

/** the catalogue's name for an exhibitor */
const eventType = 'Exhibitor at Event'

/** The answers that the invitation knows, and those that meet the requirements; the others stay blank. */
export function exhibitorAnswers(
  event: OrganizerEvent,
  { business, email }: Exhibitor,
  today: CalendarDate,
): Partial<Answers> {
  const { venue, additional_insured, send_to } = event.sheet
  const known = {
    ...blankAnswers,
    event_type: eventType,
    event_state: venue.state,
    number_attendees: event.attendees,
    event_start_date: event.from,
    event_end_date: event.to,
    coverage_type: 'Liability Insurance',
    event_name: event.name,
    event_location_name: venue.name,
    event_address_1: venue.address_1,
    event_address_2: venue.address_2,
    event_zip: venue.zip,
    event_city: venue.city,
    event_email: send_to,
    event_location_ai: additional_insured ? 'True' : null,
    insured_company_name: business,
    insured_email: email,
  } as Answers
  const whole = answersMeeting(event.sheet, known, { issued: today, asker: 'organizer' })
  const names = Object.keys(whole) as FieldName[]
  return Object.fromEntries(
    names.filter((name) => whole[name] !== blankAnswers[name]).map((name) => [name, whole[name]]),
  )
}
