import type { ColumnType } from 'kysely'
import type { Price, QuoteStatus } from '../../../contract/client'
import type { Reason } from '../../../contract/problem'
import type { components } from '../../../contract/schema.gen'
import type { StepName } from '../../../domain/application'
import type { Decliner } from '../../../machines/lifecycle/lifecycle.transition'
import type { Instant, Json, MaybeInstant, MaybeJson, WithDefault } from './columns'
import type { ElectronicConsentTable, MoratoriumTable, ScreeningMatchTable } from './complianceTables'
import type {
  CertificateSubscriptionLinkTable,
  CertificateSubscriptionTable,
  CertificateTable,
  DocumentTable,
} from './documentTables'
import type {
  ExhibitorCertificateTable,
  ExhibitorLinkTable,
  ExhibitorQuoteTable,
  ExhibitorTable,
  OrganizerEventTable,
  OrganizerInvoiceLineTable,
  OrganizerInvoiceTable,
  OrganizerLinkTable,
  OrganizerTable,
} from './exhibitorTables'
import type {
  PartnerKeyTable,
  PartnerQuoteTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
  WebhookEventTable,
  WebhookSecretTable,
} from './partnerTables'
import type {
  ClaimTable,
  DeskChargeTable,
  LedgerTable,
  PaymentTable,
  PolicyChangeTable,
  PolicyLinkTable,
  PolicyMessageTable,
  PolicyTable,
  ProducerLinkTable,
  PurchaseOrderTable,
  RefundTable,
  SerialTable,
  WrittenPremiumTable,
} from './policyTables'
import type { RainRequestTable, RainSettlementTable } from './rainTables'
import type {
  ApprovalRequestTable,
  AttachmentTable,
  AuditTable,
  EncryptionKeyTable,
  ExcludedCustomerTable,
  PasswordResetTable,
  PolicyFeeAdjustmentTable,
  ProspectTable,
  QuoteMessageTable,
  SignatureDrawingTable,
  SignatureTable,
  StaffAuthenticatorTable,
  StaffChallengeTable,
  StaffIdentityTable,
  StaffPasskeyTable,
  StaffPresenceTable,
  StaffRecoveryCodeTable,
  StaffSessionTable,
  StaffUserTable,
  UnsubscribeLinkTable,
  WorkItemAnswerTable,
  WorkItemTable,
} from './staffTables'
import type {
  QuoteVenueTable,
  VenueInvitationTable,
  VenueRecipientTable,
  VenueSheetTable,
  VenueTable,
} from './venueTables'
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
  certificate_subscription: CertificateSubscriptionTable
  certificate_subscription_link: CertificateSubscriptionLinkTable
  claim: ClaimTable
  policy_change: PolicyChangeTable
  policy_message: PolicyMessageTable
  purchase_order: PurchaseOrderTable
  written_premium: WrittenPremiumTable
  producer_link: ProducerLinkTable
  rain_settlement: RainSettlementTable
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
  password_reset: PasswordResetTable
  staff_identity: StaffIdentityTable
  staff_authenticator: StaffAuthenticatorTable
  staff_recovery_code: StaffRecoveryCodeTable
  staff_passkey: StaffPasskeyTable
  staff_challenge: StaffChallengeTable
  encryption_key: EncryptionKeyTable
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
  approval_request: ApprovalRequestTable
  page_speed: PageSpeedTable
  rate_limit: RateLimitTable
  sandbox_fact: SandboxFactTable
  canary: CanaryTable
  venue: VenueTable
  venue_sheet: VenueSheetTable
  venue_recipient: VenueRecipientTable
  venue_invitation: VenueInvitationTable
  quote_venue: QuoteVenueTable
  electronic_consent: ElectronicConsentTable
  moratorium: MoratoriumTable
  screening_match: ScreeningMatchTable
  organizer_event: OrganizerEventTable
  organizer: OrganizerTable
  organizer_link: OrganizerLinkTable
  exhibitor: ExhibitorTable
  exhibitor_link: ExhibitorLinkTable
  exhibitor_quote: ExhibitorQuoteTable
  exhibitor_certificate: ExhibitorCertificateTable
  organizer_invoice: OrganizerInvoiceTable
  organizer_invoice_line: OrganizerInvoiceLineTable
  partner_key: PartnerKeyTable
  partner_quote: PartnerQuoteTable
  webhook_endpoint: WebhookEndpointTable
  webhook_secret: WebhookSecretTable
  webhook_event: WebhookEventTable
  webhook_delivery: WebhookDeliveryTable
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
