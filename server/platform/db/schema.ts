import type { ColumnType, Generated } from 'kysely'
import type { PolicyDocument, Price, QuoteStatus } from '../../../contract/client'
import type { Reason } from '../../../contract/problem'
import type { components } from '../../../contract/schema.gen'
import type { StepName } from '../../../domain/application'
import type { Decliner } from '../../../machines/lifecycle/lifecycle.transition'
import type { Instant, Json, MaybeInstant, MaybeJson, WithDefault } from './columns'
import type {
  CertificateTable,
  ClaimTable,
  DeskChargeTable,
  LedgerTable,
  PolicyChangeTable,
  PolicyMessageTable,
  PurchaseOrderTable,
  RefundTable,
  SerialTable,
} from './policyTables'
import type {
  AttachmentTable,
  AuditTable,
  ExcludedCustomerTable,
  PolicyFeeAdjustmentTable,
  ProspectTable,
  QuoteMessageTable,
  SignatureDrawingTable,
  SignatureTable,
  StaffPresenceTable,
  StaffSessionTable,
  StaffUserTable,
  UnsubscribeLinkTable,
} from './staffTables'

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
  desk_charge: DeskChargeTable
  serial: SerialTable
  drawn_signature: DrawnSignatureTable
  rain_request: RainRequestTable
  kept_answer: KeptAnswerTable
  job: JobTable
  mail_file: MailFileTable
  mail_log: MailLogTable
  asked_mail: AskedMailTable
  fill: FillTable
  audit: AuditTable
  staff_user: StaffUserTable
  staff_session: StaffSessionTable
  attachment: AttachmentTable
  excluded_customer: ExcludedCustomerTable
  prospect: ProspectTable
  quote_message: QuoteMessageTable
  signature: SignatureTable
  signature_drawing: SignatureDrawingTable
  staff_presence: StaffPresenceTable
  unsubscribe_link: UnsubscribeLinkTable
  counted_event: CountedEventTable
}

export type Coupon = components['schemas']['Coupon']
export type ApprovalTerms = components['schemas']['ApprovalTerms']

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
  /** what staff keep of it (decision 53) */
  notes: string | null
  contract_number: string | null
  is_broker_partnership: boolean | null
  /** on the certificate, in place of what is worked out of the answers */
  description_of_operations: string | null
  holder_words: string | null
  /** what an approval was given with */
  offered_terms: MaybeJson<ApprovalTerms>
  /** what an underwriter is working on, and who that is: an email address */
  terms_draft: MaybeJson<ApprovalTerms>
  underwriter: string | null
  /** when somebody who did not buy was reminded */
  followed_up: MaybeInstant
  /** number, names, e-mail, event and venue in lower case, for the staff's search */
  search: string
  /** what the list shows, finds and sorts by: server/quotes/listing */
  insured_name: string | null
  /** of whom is written to */
  email: string | null
  event_type: string | null
  event_name: string | null
  /** its first: a date, read and written as text */
  event_day: ColumnType<string | null, string | null | undefined, string | null>
  event_location_name: string | null
  event_state: string | null
  is_second_provider: ColumnType<boolean, boolean | undefined, boolean>
  /** that its answers have come to */
  step: ColumnType<StepName, StepName | undefined, StepName>
  /** of its price, from which the database works it out */
  amount_due_cents: ColumnType<number | null, never, never>
}

export interface SignedTerms {
  readonly name: string
  readonly version: string
  /** ISO instant */
  readonly signed: string
  /** of the answers, and the conditions, that were signed for */
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
  /** of that version: one more each time that it is made anew */
  edition: ColumnType<number, number | undefined, number>
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

/** A letter or a text that the public caused, for the limits on these. */
interface FillTable {
  name: string
  filled: Generated<Date>
}

interface AskedMailTable {
  id: Generated<number>
  /** when it may go */
  at: WithDefault
  contact_id: string | null
  /** lower case; an address or a number */
  recipient: string
  /** who asked, as `Caller` names them */
  caller: string
}

/** What messages had attached, by what it holds. */
interface MailFileTable {
  key: string
  /** when it was attached last */
  used: ColumnType<Date, Date, Date>
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
  /** where its words are kept: server/platform/mail/transport */
  content_key: ColumnType<string | null, string | null | undefined, string | null>
  /** the address and the subject in lower case, which the database works out */
  search: ColumnType<string, never, never>
}

/** How often an event was taken on a step, on a day of New York: of all quotes together. */
interface CountedEventTable {
  day: string
  step: StepName
  event: components['schemas']['CountedEvent']
  times: number
}
