import type { Selectable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { type FieldName, fieldsOf, formSteps } from '../../domain/application'
import type { Field } from '../../domain/application/fields/field'
import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { momentInWords } from '../../domain/common/clock'
import { dollars, sizeInWords } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { diffQuestion } from '../../domain/policy/change'
import { plain, wordsOf } from '../platform/audit/actions'
import { calendarDateOf } from '../platform/db/dates'
import type { Database } from '../platform/db/schema'
import { refundSentence } from './refundSentences'
import { wordsOfValue } from './valueWords'

/** 12/10/2026, 4:52 pm in New York (specification section 9); text that is not an instant is returned unchanged. */
const momentOf = (instant: string): string => (Number.isNaN(Date.parse(instant)) ? instant : momentInWords(instant))

/** The label and format of a recorded value that is not an answer. */
interface Fact {
  readonly label: string
  readonly format?: (value: unknown) => string | null
}

const text = (value: unknown) => (value === null || value === undefined || value === '' ? null : String(value))
const ofNumber = (format: (value: number) => string) => (value: unknown) =>
  typeof value === 'number' ? format(value) : text(value)
const inDollars = ofNumber(dollars)
const inCents = ofNumber((cents) => dollars(dollarsOf(cents)))
const inYesNo = (value: unknown) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : text(value))
/** That it is not so is no fact for a reader. */
const ifSo = (value: unknown) => (value === true ? 'Yes' : null)
const inMoment = (value: unknown) => (typeof value === 'string' ? momentOf(value) : text(value))
const inDay = (value: unknown) => (typeof value === 'string' ? calendarDateOf(value) : text(value))
const byName = (value: unknown) =>
  typeof value === 'object' && value !== null && 'code' in value ? text(value.code) : text(value)

/** By the names under which the audit log stores them. */
const facts: Readonly<Record<string, Fact>> = {
  action: { label: 'What' },
  agreed: { label: 'Agreed', format: inMoment },
  amount: { label: 'Amount', format: inDollars },
  amount_cents: { label: 'Amount', format: inCents },
  amount_due: { label: 'Amount due', format: inDollars },
  broker_partnership_quote: { label: 'Broker partnership quote', format: inYesNo },
  authenticate_until: { label: 'To be confirmed until', format: inMoment },
  bytes: { label: 'Size', format: ofNumber(sizeInWords) },
  certificate_holder: { label: 'Certificate holder' },
  charged_cents: { label: 'Charged', format: inCents },
  claim_number: { label: 'Claim' },
  code: { label: 'Code' },
  contract_number: { label: 'Contract number' },
  coupon: { label: 'Coupon', format: byName },
  description_of_operations: { label: 'Description of operations' },
  disabled: { label: 'Closed', format: inMoment },
  due_cents: { label: 'Due', format: inCents },
  ec_premium: { label: 'Cancellation premium', format: inDollars },
  ec_premium_cents: { label: 'Cancellation premium', format: inCents },
  due: { label: 'Due', format: inDay },
  email: { label: 'Email' },
  error: { label: 'Error' },
  erased_quotes: { label: 'Erased quotes and policies' },
  files: { label: 'Files', format: filesInWords },
  fee_changed_by_rep_cents: { label: 'Policy fee set by us', format: inCents },
  hcc_pricing_version: { label: 'Catalogue version' },
  rain_premium: { label: 'Rain premium', format: inDollars },
  terms: { label: 'Terms', format: termsInWords },
  task_day: { label: 'Task for', format: inDay },
  is_broker_partnership: { label: 'Broker partnership quote', format: inYesNo },
  is_default: { label: 'Ours by default', format: inYesNo },
  is_due_again: { label: 'Due again', format: ifSo },
  is_hcc: { label: 'Second provider', format: ifSo },
  is_old_policy: { label: 'Old catalogue', format: ifSo },
  reopened_certificates: { label: 'Certificates to be read again' },
  retained_quotes: { label: 'Kept quotes and policies' },
  last_error: { label: 'Error' },
  message: { label: 'Message' },
  name: { label: 'Name' },
  note: { label: 'Note' },
  notes: { label: 'Notes' },
  owner: { label: 'Owner' },
  paid_cents: { label: 'Paid', format: inCents },
  operation: { label: 'Call' },
  partner: { label: 'Partner' },
  pay_by: { label: 'To be paid by' },
  payment_type: { label: 'Paid by' },
  percent: { label: 'Percent' },
  percent_thousandths: {
    label: 'Percent',
    format: ofNumber((thousandths) => `${thousandths / 1000}%`),
  },
  policy_fee: { label: 'Policy fee', format: inDollars },
  policy_fee_cents: { label: 'Policy fee', format: inCents },
  policy_number: { label: 'Policy' },
  premium: { label: 'Premium', format: inDollars },
  premium_cents: { label: 'Premium', format: inCents },
  quote_number: { label: 'Quote' },
  quote_status: { label: 'Status' },
  rating_plan: { label: 'Rates' },
  reason: { label: 'Reason' },
  recipients: { label: 'Sent to' },
  record_owner: { label: 'Owner' },
  reference: { label: 'Reference' },
  refund_cents: { label: 'Refund', format: inCents },
  role: { label: 'Role' },
  rows: { label: 'Records' },
  signed: { label: 'Signed', format: inMoment },
  state: { label: 'State' },
  subject: { label: 'Subject' },
  submitted: { label: 'Submitted', format: inMoment },
  transaction_id: { label: 'Transaction' },
  underwriter: { label: 'Underwriter' },
  version: { label: 'Version' },
}

/** Values without meaning for a reader, and values that a history must never show. */
const unsaid: ReadonlySet<string> = new Set([
  'answersHash',
  'card_type',
  'cardholder_name',
  'cc_cvv_number',
  'cc_last_digits',
  'exp_month',
  'exp_year',
  'billing_zip',
  'id',
  'key',
  'order',
  'password',
  'password_hash',
  'payment_token',
])
/** The id of another record, such as ledger_id, unless readers know it by a name: transaction_id. */
const isUnsaid = (name: string) => unsaid.has(name) || (name.endsWith('_id') && !Object.hasOwn(facts, name))

export type Change = components['schemas']['HistoryRow']['changes'][number]
type Values = Readonly<Record<string, unknown>>

/** Every changed value with its earlier and new text: answers by their question, other values by their label. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [{ answers: was, ...had }, { answers: is, ...has }] = [valuesIn(before), valuesIn(after)]
  return [...factsOf(had, has), ...answersOf(valuesIn(was), valuesIn(is))].map(withoutCards)
}

const valuesIn = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
const namesIn = (before: Values, after: Values) => [...new Set([...Object.keys(before), ...Object.keys(after)])]

const fields = new Map<string, Field>(formSteps.flatMap(fieldsOf))

/** In the order of the form. */
const answersOf = (was: Values, is: Values): Change[] =>
  [...fields].flatMap(([name, field]) =>
    name in was || name in is
      ? diffQuestion(name as FieldName, field, was[name], is[name]).map(({ from, to, ...row }) => ({
          ...row,
          from: from === nothing ? null : from,
          to: to === nothing ? null : to,
        }))
      : [],
  )
const nothing = 'Nothing'

function factsOf(before: Values, after: Values): Change[] {
  return namesIn(before, after)
    .filter((name) => !isUnsaid(name))
    .flatMap((name) => {
      const { label = plain(name), format: formatWith = formatValue } = facts[name] ?? {}
      const inWords = (value: unknown) => wordsOfValue(name, value) ?? formatWith(value)
      const [from, to] = [inWords(before[name]), inWords(after[name])]
      return from === to ? [] : [{ field: name, label, from, to }]
    })
}

/** An underwriter's terms: amounts by their label, other terms as their text. */
function termsInWords(terms: unknown): string | null {
  if (typeof terms !== 'object') return formatValue(terms)
  const each = Object.entries(valuesIn(terms)).flatMap(([name, value]) => {
    const { label = '', format = formatValue } = facts[name] ?? {}
    const words = format(value)
    return words === null ? [] : [format === inDollars ? `${label.toLowerCase()} ${words}` : words]
  })
  return each.length > 0 ? each.join(', ') : null
}

/** Rechnung.txt (9 bytes), x.png (323 KB) */
function filesInWords(files: unknown): string | null {
  if (!Array.isArray(files) || files.length === 0) return null
  return files
    .map(valuesIn)
    .map(({ name, bytes }) => `${String(name)} (${sizeInWords(Number(bytes))})`)
    .join(', ')
}

/** Formats a value without a format of its own as its texts and numbers. */
function formatValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  if (Array.isArray(value)) return value.map(formatValue).filter(Boolean).join(', ') || null
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value).filter(([name]) => !isUnsaid(name))
  return (
    parts
      .map(([, part]) => formatValue(part))
      .filter(Boolean)
      .join(', ') || null
  )
}

/** Card numbers are never recorded (decision 45); this is a second line of defense. */
const withoutCards = ({ from, to, ...change }: Change): Change => ({ ...change, from: hidden(from), to: hidden(to) })
const hidden = (text: string | null) => (text !== null && looksLikeCardNumber(text) ? '••••' : text)

export type HistoryRow = components['schemas']['HistoryRow']
export type AuditRow = Selectable<Database['audit']>

/** Describes an action with its actor, time and changed values. Never contains card data. */
export function historyRowOf(row: AuditRow): HistoryRow {
  const [before, after] = [valuesIn(row.before), valuesIn(row.after)]
  const { words, contains } = refundSentence(row.action, masked(before), masked(after)) ?? {
    words: wordsOf(row.action),
    contains: [],
  }
  return {
    number: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    entity: row.entity,
    entity_id: row.entity_id,
    contact_id: row.contact_id,
    action: row.action,
    words,
    changes: changesOf(without(before, contains), without(after, contains)),
  }
}

const masked = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? hidden(value) : value]),
  )

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
