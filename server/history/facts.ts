import { dollars } from '../../domain/formats'
import { dollarsOf } from '../../domain/money'
import { statusWords } from '../../domain/statusWords'
import { momentOf } from './moment'

/** How something that is written down beside the answers is said. */
export interface Fact {
  readonly label: string
  readonly say?: (value: unknown) => string | null
}

const text = (value: unknown) => (value === null || value === undefined || value === '' ? null : String(value))
const ofNumber = (say: (value: number) => string) => (value: unknown) =>
  typeof value === 'number' ? say(value) : text(value)
const inDollars = ofNumber(dollars)
const inCents = ofNumber((cents) => dollars(dollarsOf(cents)))
const inYesNo = (value: unknown) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : text(value))
const inMoment = (value: unknown) => (typeof value === 'string' ? momentOf(value) : text(value))
const inStatus = (value: unknown) => (typeof value === 'string' ? (statuses[value] ?? value) : text(value))
const byName = (value: unknown) =>
  typeof value === 'object' && value !== null && 'code' in value ? text(value.code) : text(value)

const statuses: Readonly<Record<string, string>> = statusWords

/** By the names under which they are written down. */
export const facts: Readonly<Record<string, Fact>> = {
  action: { label: 'What' },
  amount: { label: 'Amount', say: inDollars },
  amount_cents: { label: 'Amount', say: inCents },
  amount_due: { label: 'Amount due', say: inDollars },
  broker_partnership_quote: { label: 'Broker partnership quote', say: inYesNo },
  bytes: { label: 'Bytes' },
  certificate_holder: { label: 'Certificate holder' },
  charged_cents: { label: 'Charged', say: inCents },
  claim_number: { label: 'Claim' },
  code: { label: 'Code' },
  contract_number: { label: 'Contract number' },
  coupon: { label: 'Coupon', say: byName },
  description_of_operations: { label: 'Description of operations' },
  disabled: { label: 'Closed', say: inMoment },
  due_cents: { label: 'Due', say: inCents },
  ec_premium: { label: 'Cancellation premium', say: inDollars },
  ec_premium_cents: { label: 'Cancellation premium', say: inCents },
  email: { label: 'Email' },
  fee_changed_by_rep_cents: { label: 'Policy fee set by us', say: inCents },
  hcc_pricing_version: { label: 'Catalogue version' },
  is_broker_partnership: { label: 'Broker partnership quote', say: inYesNo },
  is_default: { label: 'Ours by default', say: inYesNo },
  is_hcc: { label: 'Second provider', say: inYesNo },
  is_old_policy: { label: 'Old catalogue', say: inYesNo },
  last_error: { label: 'What went wrong' },
  name: { label: 'Name' },
  note: { label: 'Note' },
  notes: { label: 'Notes' },
  paid_cents: { label: 'Paid', say: inCents },
  partner: { label: 'Partner' },
  pay_by: { label: 'To be paid by' },
  payment_type: { label: 'Paid by' },
  percent: { label: 'Percent' },
  percent_thousandths: {
    label: 'Percent',
    say: ofNumber((thousandths) => `${thousandths / 1000} %`),
  },
  policy_fee: { label: 'Policy fee', say: inDollars },
  policy_fee_cents: { label: 'Policy fee', say: inCents },
  policy_number: { label: 'Policy' },
  premium: { label: 'Premium', say: inDollars },
  premium_cents: { label: 'Premium', say: inCents },
  quote_number: { label: 'Quote' },
  quote_status: { label: 'Status', say: inStatus },
  rating_plan: { label: 'Rates' },
  reason: { label: 'Reason' },
  recipients: { label: 'Sent to' },
  record_owner: { label: 'Owner' },
  reference: { label: 'Reference' },
  refund_cents: { label: 'Goes back', say: inCents },
  role: { label: 'Role' },
  signed: { label: 'Signed', say: inMoment },
  state: { label: 'State' },
  submitted: { label: 'Submitted', say: inMoment },
  transaction_id: { label: 'Transaction' },
  underwriter: { label: 'Underwriter' },
  version: { label: 'Version' },
}

/** What says nothing to a reader, and what a history must never show. */
export const unsaid: ReadonlySet<string> = new Set([
  'answersHash',
  'card_type',
  'cardholder_name',
  'cc_cvv_number',
  'cc_last_digits',
  'contact_id',
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
