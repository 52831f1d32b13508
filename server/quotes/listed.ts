import { type Answers, type FieldName, fieldsOf, type StepName } from '../../domain/application'
import { askedIn, countedAnswers } from '../../domain/application/asked'
import { furthestTowards } from '../../domain/application/faults'
import { contactEmail } from '../../domain/application/payload'
import { isCalendarDate } from '../../domain/dates'
import { dateOf } from '../db/days'
import { folded } from '../list/folded'
import type { Contact } from '../payments/rows'

/** What the staff's list shows, finds and sorts a contact by: it follows from the answers, and is kept beside them. */
export type Listed = Pick<
  Contact,
  | 'search'
  | 'insured_name'
  | 'email'
  | 'event_type'
  | 'event_name'
  | 'event_day'
  | 'event_location_name'
  | 'event_state'
  | 'is_second_provider'
  | 'step'
>

/** To be written wherever answers or a number are. @param numbers of the quote, and of its policy where it has one */
export function listedOf(numbers: readonly (string | null)[], answers: Answers): Listed {
  const { insured_company_name, insured_contact_name, provider } = countedAnswers(answers)
  const { event_start_date: day } = answers
  return {
    search: searchText(numbers, answers),
    insured_name: insured_company_name || insured_contact_name || null,
    email: contactEmail(answers),
    event_type: answers.event_type || null,
    event_name: answers.event_name || null,
    event_day: day && isCalendarDate(day) ? dateOf(day) : null,
    event_location_name: answers.event_location_name || null,
    event_state: answers.event_state || null,
    is_second_provider: provider === 'second',
    step: stepOf(answers),
  }
}

/** What staff find a quote by, folded: its numbers, names, addresses, event and location. */
function searchText(numbers: readonly (string | null)[], answers: Answers): string {
  const counted = countedAnswers(answers)
  const words = [
    ...numbers,
    counted.insured_company_name,
    counted.insured_contact_name,
    counted.insured_email,
    counted.producer_agency_name,
    counted.producer_contact_name,
    counted.producer_email,
    counted.event_name,
    counted.event_type,
    counted.event_location_name,
  ]
  return folded(words.filter(Boolean).join(' '))
}

/**
 * The step that answers have come to: the first with a fault in it. The summary asks nothing, so whoever has answered
 * nothing behind it is there. What is signed and what is paid, answers do not tell.
 */
function stepOf(answers: Answers): StepName {
  const furthest = furthestTowards('terms', answers)
  const isBegun = askedIn('insured', answers).some((name) => isAnswered(answers[name], blanks.get(name)))
  return furthest === 'insured' && !isBegun ? 'quoteSummary' : furthest
}

const blanks = new Map<FieldName, unknown>(fieldsOf('insured').map(([name, { blank }]) => [name, blank]))

const isAnswered = (answer: unknown, blank: unknown): boolean =>
  Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== undefined && answer !== blank
