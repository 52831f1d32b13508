import type { ContactRow, Contact as WireContact } from '../../contract/client'
import type { components } from '../../contract/schema.gen'
import { type Answers, fieldsOf, formSteps } from '../../domain/application'
import { countedAnswers } from '../../domain/application/applicable'
import type { Field } from '../../domain/application/fields/field'
import { contactEmail, sent } from '../../domain/application/payload'
import { brand } from '../../domain/common/brand'
import { holdsLiability } from '../../domain/common/coverageTypes'
import { coverLength, isCalendarDate } from '../../domain/common/dates'
import { dollarsOf } from '../../domain/common/money'
import { answerReasonsIn } from '../../domain/quote/underwritten'
import type { Contact } from '../contacts/contact'
import { calendarDateOf } from '../platform/db/dates'
import { wholeAnswers } from './answers'
import { quoteFacts } from './quoteFacts'
import { conditionsOf } from './terms'
import { isSignedFor } from './termsSigning'

/** The contract's form of a yes/no value. */
export const yesNo = (is: boolean | null): components['schemas']['YesNo'] =>
  is === null ? null : is ? 'True' : 'False'

/**
 * A contact as the contract has it: each stored answer under its own name, plus the fields that the server sets
 * (decision 53).
 */
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
      offered_conditions: conditionsOf(row.offered_terms),
      ...transactionsOf(row),
    },
    ai_data: (ai_data ?? []) as WireContact['ai_data'],
    price: row.price,
  }
}

const fields = new Map<string, Field>(formSteps.flatMap(fieldsOf))

/** Lists that travel as numbered fields, in both directions: scheduled_jewelry_limit_1. */
const numbered = (stored: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      const field = fields.get(name)
      return field?.entry?.isNumbered ? sent(name, field, value) : [[name, value]]
    }),
  )

/** Values derived from the answers that the specification names. */
const followed = (counted: Readonly<Partial<Answers>>): Record<string, unknown> =>
  Object.fromEntries(
    formSteps
      .flatMap(fieldsOf)
      .filter(([name, field]) => field.derive && field.isSent && name in counted)
      .map(([name]) => [name, counted[name]]),
  )

const lengthOf = ({ event_start_date: first, event_end_date: last }: Answers) =>
  first && last && isCalendarDate(first) && isCalendarDate(last) ? coverLength(first, last) : null

/** Terms signed before a purchase stay agreed to, even if a change of the policy changes the answers. */
const signedFor = (contact: Contact) =>
  contact.terms && (contact.policy_number !== null || isSignedFor(contact)) ? contact.terms.name : null

/** `transaction_id` is the purchase's, `transaction_id_1` and up are the changes' (specification section 3). */
const transactionsOf = ({ transaction_ids: ids }: Pick<Contact, 'transaction_ids'>): Record<string, string> =>
  Object.fromEntries(ids.map((id, i) => [i === 0 ? 'transaction_id' : `transaction_id_${i}`, id]))

/** The applied coupons; at most one. */
export const couponsOf = ({ coupon }: Pick<Contact, 'coupon'>) => (coupon ? [coupon] : [])

/** The columns that a row of the contact list needs. */
export const rowColumns = [
  'id',
  'created',
  'edited',
  'record_owner',
  'quote_number',
  'policy_number',
  'quote_status',
  'insured_name',
  'email',
  'event_type',
  'event_name',
  'event_day',
  'event_location_name',
  'event_state',
  'is_second_provider',
  'amount_due_cents',
  'review',
  'underwriter',
  'reasons',
] as const satisfies readonly (keyof Contact)[]

/** A row of the contact list. */
export const rowOf = (row: Pick<Contact, (typeof rowColumns)[number]>): ContactRow => ({
  id: row.id,
  created: row.created.toISOString(),
  record_owner: row.record_owner,
  event_location_state: row.event_state,
  is_hcc: row.is_second_provider,
  quote_number: row.quote_number,
  policy_number: row.policy_number,
  quote_status: row.quote_status,
  insured_name: row.insured_name,
  emailAddress: row.email,
  event_type: row.event_type,
  event_name: row.event_name,
  event_start_date: row.event_day && calendarDateOf(row.event_day),
  event_location_name: row.event_location_name,
  amount_due: row.amount_due_cents === null ? null : dollarsOf(row.amount_due_cents),
  edited: row.edited.toISOString(),
  review_submitted: row.review?.submitted ?? null,
  underwriter: row.underwriter,
  reasons: answerReasonsIn(row.reasons).length,
})
