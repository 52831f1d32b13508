import { sql } from 'kysely'
import { type Answers, type FieldName, fieldsOf, type StepName } from '../../domain/application'
import { askedIn, countedAnswers } from '../../domain/application/applicable'
import { furthestStep } from '../../domain/application/faults'
import { contactEmail } from '../../domain/application/payload'
import { isCalendarDate } from '../../domain/common/dates'
import type { Contact } from '../contacts/contact'
import type { Db } from '../platform/db/database'
import { dateOf } from '../platform/db/dates'
import { wholeAnswers } from './answers'
import { quoteFacts } from './quoteFacts'

/** Letters without a plain base letter under Unicode, mapped to their usual spelling on a keyboard that lacks them. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/**
 * Folds text for search: lower case, no accents, no apostrophes. Stored text and search words are folded alike, so one
 * trigram index serves both.
 */
export const folded = (text: string): string =>
  text
    // first: normalization would turn one of them into a space with an accent
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => alike[letter]!)

/**
 * The fields by which the contact list shows, searches and sorts. They are derived from the answers and stored beside
 * them.
 */
export type ListColumns = Pick<
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

/**
 * Has to be stored with every change of answers or numbers.
 * @param numbers of the quote, and of its policy where there is one
 */
export function listedOf(numbers: readonly (string | null)[], answers: Answers): ListColumns {
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

/** Only letters and digits: a number or a phone that is typed without its dashes. */
export const unpunctuated = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The text by which staff search, folded: numbers, names, email addresses, phones, event, venue and cities. Numbers
 * are there with their dashes and without; phones are digits only.
 */
function searchText(numbers: readonly (string | null)[], answers: Answers): string {
  const counted = countedAnswers(answers)
  const phones = [counted.insured_phone, counted.producer_phone]
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
    counted.event_city,
    counted.insured_city,
    ...numbers.map((number) => number && unpunctuated(number)),
    ...phones.map((phone) => typeof phone === 'string' && unpunctuated(phone)),
  ]
  return folded(words.filter(Boolean).join(' '))
}

/**
 * The step that the answers have reached: the first one with an error. A finished form is at the summary. The answers
 * do not show whether the quote was signed or paid.
 */
function stepOf(answers: Answers): StepName {
  const furthest = furthestStep('terms', answers)
  const isBegun = askedIn('insured', answers).some((name) => isAnswered(answers[name], blanks.get(name)))
  return furthest === 'insured' && !isBegun ? 'quoteSummary' : furthest
}

const blanks = new Map<FieldName, unknown>(fieldsOf('insured').map(([name, { blank }]) => [name, blank]))

const isAnswered = (answer: unknown, blank: unknown): boolean =>
  Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== undefined && answer !== blank

const filledAtOnce = 500

/** Recomputes the listing of every contact from its answers and numbers. */
export async function fillListing({ q }: Db): Promise<void> {
  for (let after = ''; ; ) {
    const contacts = await q
      .selectFrom('contact')
      .select(['id', 'quote_number', 'policy_number', 'answers', 'hcc_pricing_version', 'is_old_policy', 'is_hcc'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(filledAtOnce)
      .execute()
    if (contacts.length === 0) return
    const rows = contacts.map((contact) => ({
      id: contact.id,
      ...listedOf([contact.quote_number, contact.policy_number], wholeAnswers(contact.answers, quoteFacts(contact))),
    }))
    await sql`
      update contact set
        search = listed.search,
        insured_name = listed.insured_name,
        email = listed.email,
        event_type = listed.event_type,
        event_name = listed.event_name,
        event_day = listed.event_day,
        event_location_name = listed.event_location_name,
        event_state = listed.event_state,
        is_second_provider = listed.is_second_provider,
        step = listed.step
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (
        id text, search text, insured_name text, email text, event_type text, event_name text, event_day date,
        event_location_name text, event_state text, is_second_provider boolean, step text
      )
      where contact.id = listed.id`.execute(q)
    after = contacts.at(-1)!.id
  }
}
