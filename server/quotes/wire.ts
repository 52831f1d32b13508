import type { ContactRow, Contact as WireContact } from '../../contract/client'
import { type Answers, fieldsOf, formSteps } from '../../domain/application'
import { countedAnswers } from '../../domain/application/asked'
import type { Field } from '../../domain/application/field'
import { contactEmail, sent } from '../../domain/application/payload'
import { brand } from '../../domain/brand'
import { holdsLiability } from '../../domain/covers'
import { coverLength, isCalendarDate } from '../../domain/dates'
import type { Contact } from '../payments/rows'
import { wholeAnswers } from './answers'
import { answersHash } from './answersHash'
import { quoteFacts } from './kept'

/** A contact as the contract has it: every stored answer under its own name, beside what the server sets (decision 53). */
export function contactOf(row: Contact): WireContact {
  const facts = quoteFacts(row)
  const answers = wholeAnswers(row.answers, facts)
  const counted = countedAnswers(answers)
  const { ai_data, ...stored } = row.answers
  return {
    id: row.id,
    emailAddress: contactEmail(answers),
    recordOwner: row.record_owner,
    created: row.created.toISOString(),
    edited: row.edited.toISOString(),
    version: row.version,
    customFields: {
      ...numbered(stored),
      ...followed(counted),
      ...facts,
      rating_plan: row.rating_plan,
      event_location_state: counted.event_state ?? null,
      quote_number: row.quote_number,
      quote_status: row.quote_status,
      policy_number: row.policy_number,
      policy_cancelled: row.quote_status === 'cancelled' ? 'True' : 'False',
      insurance_carrier: (counted.provider === 'second' ? brand.secondInsurer : brand.insurer).name,
      coverage_length: lengthOf(answers),
      sel_coverage: holdsLiability(counted.coverage_type) ? 'True' : 'False',
      amount_due: row.price?.pricing_detail.amount_due ?? null,
      terms_signed: signedFor(row),
      review_submitted: row.review?.submitted ?? null,
      referral_decline_reasons: [...row.reasons],
      ...transactionsOf(row),
    },
    ai_data: (ai_data ?? []) as WireContact['ai_data'],
    price: row.price,
  }
}

const fields = new Map<string, Field>(formSteps.flatMap(fieldsOf))

/** A list that travels one by one does so in both directions: scheduled_jewelry_limit_1. */
const numbered = (stored: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      const field = fields.get(name)
      return field?.entry?.isNumbered ? sent(name, field, value) : [[name, value]]
    }),
  )

/** What follows from the answers and has a name of its own in the specification. */
const followed = (counted: Readonly<Partial<Answers>>): Record<string, unknown> =>
  Object.fromEntries(
    formSteps
      .flatMap(fieldsOf)
      .filter(([name, field]) => field.derive && field.isSent && name in counted)
      .map(([name]) => [name, counted[name]]),
  )

const lengthOf = ({ event_start_date: first, event_end_date: last }: Answers) =>
  first && last && isCalendarDate(first) && isCalendarDate(last) ? coverLength(first, last) : null

/** What was agreed to before a purchase is agreed to, whatever a change of the policy makes of the answers. */
const signedFor = ({ terms, answers, policy_number }: Contact) =>
  terms && (policy_number !== null || terms.answersHash === answersHash(answers)) ? terms.name : null

/** `transaction_id` of the purchase, and `transaction_id_1` onwards of the changes (specification section 3). */
const transactionsOf = ({ transaction_ids: ids }: Pick<Contact, 'transaction_ids'>): Record<string, string> =>
  Object.fromEntries(ids.map((id, i) => [i === 0 ? 'transaction_id' : `transaction_id_${i}`, id]))

/** Those that are applied: one at most. */
export const couponsOf = ({ coupon }: Pick<Contact, 'coupon'>) => (coupon ? [coupon] : [])

/** A line of the staff's list. */
export function rowOf(row: Contact): ContactRow {
  const answers = wholeAnswers(row.answers, quoteFacts(row))
  return {
    id: row.id,
    quote_number: row.quote_number,
    policy_number: row.policy_number,
    quote_status: row.quote_status,
    insured_name: insuredName(answers),
    emailAddress: contactEmail(answers),
    event_type: answers.event_type,
    event_name: answers.event_name,
    event_start_date: answers.event_start_date,
    event_location_name: answers.event_location_name,
    amount_due: row.price?.pricing_detail.amount_due ?? null,
    edited: row.edited.toISOString(),
    review_submitted: row.review?.submitted ?? null,
  }
}

function insuredName(answers: Answers): string | null {
  const { insured_company_name, insured_contact_name } = countedAnswers(answers)
  return insured_company_name || insured_contact_name || null
}

/** What staff find a quote by, in lower case: its numbers, names, addresses, event and location. */
export function searchText(numbers: readonly (string | null)[], answers: Answers): string {
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
  return words.filter(Boolean).join(' ').toLowerCase()
}
