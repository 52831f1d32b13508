import type { ColumnType } from 'kysely'
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
  PolicyLinkTable,
  PolicyMessageTable,
  PolicyTable,
  PurchaseOrderTable,
  RefundTable,
  SerialTable,
  WrittenPremiumTable,
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
  WorkItemAnswerTable,
  WorkItemTable,
} from './staffTables'
import type {
  AskedMailTable,
  CanaryTable,
  CountedEventTable,
  FillTable,
  JobTable,
  KeptAnswerTable,
  MailFileTable,
  MailLogTable,
  PageSpeedTable,
  RateLimitTable,
  SandboxFactTable,
} from './workTables'

/**
 * The tables for Kysely. Amounts are whole cents; instants are timestamptz; calendar days stay inside the answers, as
 * the specification writes them.
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
  written_premium: WrittenPremiumTable
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
  work_item: WorkItemTable
  work_item_answer: WorkItemAnswerTable
  page_speed: PageSpeedTable
  rate_limit: RateLimitTable
  sandbox_fact: SandboxFactTable
  canary: CanaryTable
}

export type Coupon = components['schemas']['Coupon']
export type ApprovalTerms = components['schemas']['ApprovalTerms']

/** One row per quote: its answers, its price and its status. */
export interface ContactTable {
  id: string
  /** from `POST /contacts`; the key identifies the quote */
  idempotency_key: string
  version: ColumnType<number, number | undefined, number>
  created: WithDefault
  edited: WithDefault
  /** 60 days after the last save, or the end of the event's first day (decision 8) */
  expires: MaybeInstant
  record_owner: string | null
  quote_number: string
  quote_status: QuoteStatus
  /** for a declined quote: the decliner, because only staff can undo a staff decline */
  declined_by: Decliner | null
  policy_number: string | null
  /** together with `is_old_policy` it selects the catalogue (decision 55) */
  hcc_pricing_version: number | null
  is_old_policy: ColumnType<boolean, boolean | undefined, boolean>
  rating_plan: string
  /** the slug of the partner whose link started it */
  partner: string | null
  /** whether that partner's customers got the second provider when the quote was started */
  is_hcc: ColumnType<boolean, boolean | undefined, boolean>
  /** as it was when applied */
  coupon: MaybeJson<Coupon>
  /** replaces the policy fee (decision 53) */
  fee_changed_by_rep_cents: number | null
  answers: Json<Record<string, unknown>>
  reasons: Json<readonly Reason[]>
  price: MaybeJson<Price>
  /** the signer, and the signed answers */
  terms: MaybeJson<SignedTerms>
  /** for a referred quote that was submitted to an underwriter */
  review: MaybeJson<Review>
  /** measurements of the page, by name */
  gtag_flags: MaybeJson<Readonly<Record<string, string>>>
  /** of the purchase, then of each change of the policy: transaction_id, transaction_id_1 … (decision 39) */
  transaction_ids: ColumnType<readonly string[], string | undefined, string>
  /** internal fields (decision 53) */
  notes: string | null
  /** dated notes of staff, oldest first */
  staff_notes: ColumnType<readonly StaffNote[], string | undefined, string>
  contract_number: string | null
  is_broker_partnership: boolean | null
  /** on the certificate, in place of the derived text */
  description_of_operations: string | null
  holder_words: string | null
  /** terms of the approval */
  offered_terms: MaybeJson<ApprovalTerms>
  /** an underwriter's draft terms, and the underwriter's email address */
  terms_draft: MaybeJson<ApprovalTerms>
  underwriter: string | null
  /** when the reminder was sent */
  followed_up: MaybeInstant
  /** numbers, names, email, phones, event, venue and cities, folded for the staff’s search */
  search: string
  /** columns for showing, searching and sorting the contact list: server/quotes/listing */
  insured_name: string | null
  /** of the contact point */
  email: string | null
  event_type: string | null
  event_name: string | null
  /** the event's first day: a date, read and written as text */
  event_day: ColumnType<string | null, string | null | undefined, string | null>
  event_location_name: string | null
  event_state: string | null
  is_second_provider: ColumnType<boolean, boolean | undefined, boolean>
  /** the step that the answers have reached */
  step: ColumnType<StepName, StepName | undefined, StepName>
  /** a generated column: the day of `edited` in UTC, by which the list is sorted first */
  edited_day: ColumnType<string, never, never>
  /** a generated column, from the price */
  amount_due_cents: ColumnType<number | null, never, never>
}

/** A note on a contact; it never changes. */
export interface StaffNote {
  /** ISO instant */
  readonly at: string
  /** email address of the author */
  readonly author: string
  readonly text: string
  /** MM/DD/YYYY of the task that was made from it; null without a task */
  readonly task_day: string | null
}

export interface SignedTerms {
  readonly name: string
  readonly version: string
  /** ISO instant */
  readonly signed: string
  /** of the signed answers and conditions */
  readonly answersHash: string
  /** a drawing is stored in `drawn_signature`; an older signature was typed and has no value here */
  readonly signature?: 'typed' | 'drawn'
}

/** A request for an underwriter's review, and the recipient of the decision. */
export interface Review {
  /** ISO instant */
  readonly submitted: string
  readonly email: string
  readonly message: string | null
}

/** The drawing of the contact's signature, if it was drawn. */
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
  /** hundredths of an inch */
  threshold_hundredths: number
  amount_cents: number
  /** the estimate that the customer received */
  low_cents: number
  high_cents: number
}

export type PaymentState = 'created' | 'confirming' | 'captured' | 'declined' | 'cancelled'

export interface PaymentTable {
  id: string
  contact_id: string
  /** 'purchase', or one for each change; only one payment per contact and purpose may be in progress */
  purpose: string
  /** sha-256 of the caller's key, hex */
  idempotency_key: string
  /** of the order without its payment_token; 'asked' where a status request came before any order */
  request_hash: string
  amount_cents: number
  state: PaymentState
  gateway_ref: string | null
  decline_code: string | null
  decline_message: string | null
  card_type: string | null
  cc_last_digits: string | null
  lease_until: Instant
  /** the response, replayed to the byte; sealed with the key, which is not stored */
  answer: string | null
  created: WithDefault
  edited: WithDefault
}

export interface DocumentTable {
  /** unguessable, part of the address */
  token: string
  contact_id: string
  /** null for an invoice before the policy */
  policy_number: string | null
  /** the policy version */
  version: ColumnType<number, number | undefined, number>
  /** counts reissues within that version */
  edition: ColumnType<number, number | undefined, number>
  kind: PolicyDocument['kind']
  name: string
  /** for a receipt, invoice, credit memo or refund: the entry that it prints */
  ledger_id: ColumnType<number | null, number | null | undefined, number | null>
  /** of a certificate for a holder whom staff set */
  holder_words: ColumnType<string | null, string | null | undefined, string | null>
  /** by the document of the next version; the address keeps its content */
  replaced: MaybeInstant
  /** the file's key in the store, once rendered */
  file_key: string | null
  created: WithDefault
  made: MaybeInstant
}
