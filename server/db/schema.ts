import type { ColumnType, Generated } from 'kysely'
import type { PolicyDocument, Price, QuoteStatus, StaffUser } from '../../contract/client'
import type { Reason } from '../../contract/problem'
import type { components } from '../../contract/schema.gen'
import type { Decliner } from '../../machines/lifecycle/lifecycle.move'

/**
 * The tables as Kysely sees them. Amounts are whole cents; instants are timestamptz; calendar days stay inside the
 * answers, as the specification writes them.
 */
export interface Database {
  contact: ContactTable
  payment: PaymentTable
  ledger: LedgerTable
  policy: PolicyTable
  policy_fee_adjustment: PolicyFeeAdjustmentTable
  policy_link: PolicyLinkTable
  document: DocumentTable
  certificate: CertificateTable
  claim: ClaimTable
  policy_change: PolicyChangeTable
  policy_message: PolicyMessageTable
  purchase_order: PurchaseOrderTable
  refund: RefundTable
  serial: SerialTable
  drawn_signature: DrawnSignatureTable
  rain_request: RainRequestTable
  kept_answer: KeptAnswerTable
  job: JobTable
  mail_log: MailLogTable
  audit: AuditTable
  staff_user: StaffUserTable
  staff_session: StaffSessionTable
}

export type Coupon = components['schemas']['Coupon']

type Instant = ColumnType<Date, Date | string, Date | string>
type WithDefault = ColumnType<Date, Date | string | undefined, Date | string>
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** jsonb: read as a value, written as text */
type Json<T> = ColumnType<T, string, string>
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** One row a quote: what was answered, what that comes to, and where it stands. */
export interface ContactTable {
  id: string
  /** of `POST /contacts`: the key names the quote */
  idempotency_key: string
  version: ColumnType<number, number | undefined, number>
  created: WithDefault
  edited: WithDefault
  /** 60 days after the last save, or the end of the event's first day (decision 8) */
  expires: MaybeInstant
  record_owner: string | null
  quote_number: string
  quote_status: QuoteStatus
  /** of a declined quote: whose word it is, since only staff take their own back */
  declined_by: Decliner | null
  policy_number: string | null
  /** with `is_old_policy` it names the catalogue (decision 55) */
  hcc_pricing_version: number | null
  is_old_policy: ColumnType<boolean, boolean | undefined, boolean>
  rating_plan: string
  /** whose link it was begun from: a slug of the program */
  partner: string | null
  /** whether that partner's customers are the second provider's, as it was when the quote was begun */
  is_hcc: ColumnType<boolean, boolean | undefined, boolean>
  /** as it was when it was applied */
  coupon: MaybeJson<Coupon>
  /** in place of the policy fee (decision 53) */
  fee_changed_by_rep_cents: number | null
  answers: Json<Record<string, unknown>>
  reasons: Json<readonly Reason[]>
  price: MaybeJson<Price>
  /** who agreed to the terms, for which answers */
  terms: MaybeJson<SignedTerms>
  /** of a referred quote that an underwriter was asked to look at */
  review: MaybeJson<Review>
  /** what the page measured, by name */
  gtag_flags: MaybeJson<Readonly<Record<string, string>>>
  /** of its purchase, then of each change of its policy: transaction_id, transaction_id_1 … (decision 39) */
  transaction_ids: ColumnType<readonly string[], string | undefined, string>
  /** number, names, e-mail, event and venue in lower case, for the staff's search */
  search: string
}

export interface SignedTerms {
  readonly name: string
  readonly version: string
  /** ISO instant */
  readonly signed: string
  /** of the answers that were signed for */
  readonly answersHash: string
  /** a drawing is kept in `drawn_signature`; an older signature was typed and does not say so */
  readonly signature?: 'typed' | 'drawn'
}

/** That somebody asked for an underwriter's look, and who is told what comes of it. */
export interface Review {
  /** ISO instant */
  readonly submitted: string
  readonly email: string
  readonly message: string | null
}

/** Of the signature that the contact's terms have, where that was drawn. */
interface DrawnSignatureTable {
  contact_id: string
  png: Uint8Array
  signed: Instant
}

export interface RainRequestTable {
  id: string
  /** sha-256 of the caller's key, hex */
  idempotency_key: string
  request_hash: string
  created: Instant
  name: string
  email: string
  phone: string | null
  event_state: string
  /** MM/DD/YYYY */
  date: string
  from_hour: number
  to_hour: number
  /** of an inch */
  threshold_hundredths: number
  amount_cents: number
  /** what it may cost, as it was told */
  low_cents: number
  high_cents: number
}

export type PaymentState = 'created' | 'confirming' | 'captured' | 'declined' | 'cancelled'

export interface PaymentTable {
  id: string
  contact_id: string
  /** 'purchase', later one for each change: one live payment a contact and purpose */
  purpose: string
  /** sha-256 of the caller's key, hex */
  idempotency_key: string
  /** of the order without its payment_token; 'asked' where somebody asked before any order came */
  request_hash: string
  amount_cents: number
  state: PaymentState
  gateway_ref: string | null
  decline_code: string | null
  decline_message: string | null
  card_type: string | null
  cc_last_digits: string | null
  lease_until: Instant
  /** the answer of the call, replayed to the byte; sealed with the key, which is not kept */
  answer: string | null
  created: WithDefault
  edited: WithDefault
}

export type LedgerKind = components['schemas']['LedgerRow']['kind']

/**
 * The books: what is charged for, and what is paid. The charged sum of a policy is its price, the paid sum what we hold of
 * it, and what is charged and not paid is owed to us. A receipt is both, an invoice and a credit memo only the first, a
 * received payment and a refund only the second. Nothing is changed or taken out: a void is a row of its own.
 */
export interface LedgerTable {
  id: Generated<number>
  contact_id: string
  /** null where no processor moved the money */
  payment_id: string | null
  kind: LedgerKind
  /** of its kind, without a gap: R-000104 */
  number: string
  /** what for: 'purchase', 'change:3', 'cancel' */
  purpose: string
  /** less than 0 of a credit memo */
  charged_cents: number
  /** less than 0 of a refund */
  paid_cents: number
  transaction_id: string
  description: string
  actor: string
  /** such as the number of a check */
  reference: string | null
  note: string | null
  /** whether it was made in another system and only entered here (decision 40) */
  is_elsewhere: ColumnType<boolean, boolean | undefined, boolean>
  /** the row that this one takes back */
  voids: number | null
  created: WithDefault
}

/** The last number that was given, of each kind. Its row is locked until the number is kept, so none is left out. */
interface SerialTable {
  name: string
  last: number
}

/** A quote that is paid by check or invoice; the policy is bound when staff record the money (decision 44). */
export interface PurchaseOrderTable {
  id: string
  contact_id: string
  /** sha-256 of the caller's key, hex */
  idempotency_key: string
  request_hash: string
  payment_type: 'check' | 'invoice'
  emails: string
  amount_cents: number
  /** as it was ordered: what is paid for */
  price: Json<Price>
  ordered: Instant
  /** the last day on which the money counts, MM/DD/YYYY */
  pay_by: string
  lapses: Instant
  state: 'open' | 'paid' | 'lapsed'
  /** of its invoice */
  ledger_id: number | null
}

/** A change of a policy, or its cancelling, from the moment on that somebody orders it. */
export interface PolicyChangeTable {
  id: string
  contact_id: string
  policy_number: string
  type: 'change' | 'cancel'
  /** `dropped`: it was never paid, or the policy was another one by then */
  state: 'asked' | 'made' | 'dropped'
  /** 1 to 10, of those that were made */
  number: number | null
  idempotency_key: string
  request_hash: string
  /** of the policy as the change was worked out from */
  policy_version: number
  /** as they are to be, or were */
  answers: Json<Record<string, unknown>>
  price: Json<Price>
  what: Json<readonly { readonly field: string; readonly label: string; readonly from: string; readonly to: string }[]>
  /** to be paid, or less than 0 to be given back */
  difference_cents: number
  reason: string | null
  payment_id: string | null
  transaction_id: string | null
  /** of one that no card paid for: the answer of the call, replayed to the byte; sealed with the key, which is not kept */
  answer: ColumnType<string | null, string | null | undefined, string | null>
  actor: string
  created: Instant
  made: MaybeInstant
}

/** Money that goes back. It is owed from the decision on, and made once the processor, or staff, have moved it. */
export interface RefundTable {
  /** the processor's idempotency key, so that it goes back once */
  id: string
  contact_id: string
  /** out of which charge; null where the money came by check */
  payment_id: string | null
  change_id: string | null
  ledger_id: number | null
  amount_cents: number
  reason: string
  state: 'owed' | 'made' | 'failed'
  actor: string
  created: Instant
  made: MaybeInstant
}

/** What anybody may check who holds a certificate in their hands. */
interface CertificateTable {
  /** such as 7KQ4-XM92 */
  code: string
  contact_id: string
  policy_number: string
  policy_version: number
  kind: 'certificate' | 'cancellationCertificate'
  issued: Instant
}

export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly key: string
}

export interface ClaimTable {
  id: string
  claim_number: string
  contact_id: string
  policy_number: string
  idempotency_key: string
  request_hash: string
  /** MM/DD/YYYY */
  date: string
  description: string
  name: string
  email: string
  phone: string | null
  files: Json<readonly StoredFile[]>
  created: Instant
}

interface PolicyMessageTable {
  id: string
  contact_id: string
  policy_number: string
  idempotency_key: string
  request_hash: string
  subject: string
  message: string
  created: Instant
}

export interface PolicyTable {
  policy_number: string
  contact_id: string
  created: WithDefault
  version: ColumnType<number, number | undefined, number>
  /** the answers and the price that were bought; among the answers the facts that they were decided with */
  answers: Json<Record<string, unknown>>
  price: Json<Price>
  transaction_id: string
  application_processed: ColumnType<boolean, boolean | undefined, boolean>
  cancelled: MaybeInstant
  /** made so far, ten at most (decision 39) */
  changes: ColumnType<number, number | undefined, number>
}

/** What was agreed with somebody on the policy fee: a share of it, or an amount, which may be less than 0. */
interface PolicyFeeAdjustmentTable {
  id: Generated<number>
  /** lower case */
  email: string
  /** of one percent: 2.5 % is 2500 */
  percent_thousandths: number | null
  amount_cents: number | null
  note: ColumnType<string, string | undefined, string>
  created: WithDefault
  edited: WithDefault
}

interface PolicyLinkTable {
  /** sha-256 of the token, hex */
  token_hash: string
  contact_id: string
  created: WithDefault
  expires: Instant
  revoked: MaybeInstant
}

export interface DocumentTable {
  /** unguessable, part of the address */
  token: string
  contact_id: string
  /** null of an invoice, before there is a policy */
  policy_number: string | null
  /** of the policy */
  version: ColumnType<number, number | undefined, number>
  kind: PolicyDocument['kind']
  name: string
  /** of a receipt, an invoice, a credit memo or a refund: the entry that it prints */
  ledger_id: ColumnType<number | null, number | null | undefined, number | null>
  /** by the one of the policy's next version; its address keeps what it was */
  replaced: MaybeInstant
  /** where the file lies once it is made */
  file_key: string | null
  created: WithDefault
  made: MaybeInstant
}

/** What a call that may be repeated was answered, for the caller who has its key. */
interface KeptAnswerTable {
  /** sha-256 of the caller's key, hex */
  idempotency_key: string
  request_hash: string
  /** replayed to the byte; sealed with the key, which is not kept */
  answer: string
  created: Instant
}

export interface JobTable {
  id: Generated<number>
  kind: string
  payload: Json<Record<string, unknown>>
  /** a job with a known key is not queued twice */
  dedupe_key: string | null
  attempts: ColumnType<number, number | undefined, number>
  run_at: WithDefault
  locked_until: MaybeInstant
  done: MaybeInstant
  dead: MaybeInstant
  last_error: string | null
  created: WithDefault
}

export interface MailLogTable {
  id: Generated<number>
  contact_id: string | null
  kind: string
  recipient: string
  subject: string
  /** stable for a job and recipient, so that a repeated job sends nothing twice */
  message_id: string
  state: 'sending' | 'sent' | 'failed'
  error: string | null
  created: WithDefault
  sent: MaybeInstant
  /** where its words are kept: server/mail */
  content_key: ColumnType<string | null, string | null | undefined, string | null>
}

/** Who changed what, when, from what and to what. */
interface AuditTable {
  id: Generated<number>
  at: WithDefault
  /** 'customer', 'system' or a staff member's e-mail */
  actor: string
  entity: string
  entity_id: string
  action: string
  before: MaybeJson<unknown>
  after: MaybeJson<unknown>
}

interface StaffUserTable {
  id: string
  name: string
  email: string
  role: StaffUser['role']
  /** scrypt, with its salt and parameters */
  password_hash: string
  created: WithDefault
}

interface StaffSessionTable {
  token_hash: string
  user_id: string
  created: WithDefault
  expires: Instant
  revoked: MaybeInstant
}
