import type { ColumnType, Generated } from 'kysely'
import type { Price } from '../../../contract/client'
import type { components } from '../../../contract/schema.gen'
import type { Instant, Json, MaybeInstant, WithDefault } from './columns'

export interface PolicyTable {
  policy_number: string
  contact_id: string
  created: WithDefault
  version: ColumnType<number, number | undefined, number>
  /** the purchased answers and price; the answers include the facts of the decision */
  answers: Json<Record<string, unknown>>
  price: Json<Price>
  transaction_id: string
  application_processed: ColumnType<boolean, boolean | undefined, boolean>
  cancelled: MaybeInstant
  /** completed changes, ten at most (decision 39) */
  changes: ColumnType<number, number | undefined, number>
}

export interface PolicyLinkTable {
  /** sha-256 of the token, hex */
  token_hash: string
  contact_id: string
  created: WithDefault
  expires: Instant
  revoked: MaybeInstant
}

export type LedgerKind = components['schemas']['LedgerRow']['kind']

export interface LedgerItem {
  readonly description: string
  readonly amountCents: number
}

/**
 * The ledger. The charged sum of a policy is its price, the paid sum is the money that we hold for it, and the
 * difference is owed to us. A receipt changes both sums, an invoice and a credit memo only the first, a received
 * payment and a refund only the second. Rows are never changed or deleted: a void is a row of its own.
 */
export interface LedgerTable {
  id: Generated<number>
  contact_id: string
  /** null where no processor moved the money */
  payment_id: string | null
  kind: LedgerKind
  /** numbered per kind without gaps, as R-000104; a void as V-000002 */
  number: string
  /** 'purchase', 'change:3', 'cancel' */
  purpose: string
  /** less than 0 for a credit memo */
  charged_cents: number
  /** less than 0 for a refund */
  paid_cents: number
  transaction_id: string
  description: string
  actor: string
  /** such as a check number */
  reference: string | null
  note: string | null
  /** made in another system and only recorded here (decision 40) */
  is_elsewhere: ColumnType<boolean, boolean | undefined, boolean>
  /** the row that this one voids */
  voids: number | null
  /** lines of the amount in cents, if there are any */
  items: ColumnType<readonly LedgerItem[], string | undefined, never>
  /** MM/DD/YYYY of an entry made in another system on an earlier day */
  dated: ColumnType<string | null, string | null | undefined, never>
  created: WithDefault
}

/** The last number of each kind, and of the voids. The row stays locked until the transaction ends, so that no number is skipped. */
export interface SerialTable {
  name: string
  last: number
}

/** A quote bought by check or invoice; the policy is issued when staff record the money (decision 44). */
export interface PurchaseOrderTable {
  id: string
  contact_id: string
  /** sha-256 of the caller's key, hex */
  idempotency_key: string
  request_hash: string
  /** `organizer`: the organizer of the exhibitor's event pays, by one invoice for several orders */
  payment_type: 'check' | 'invoice' | 'organizer'
  emails: string
  amount_cents: number
  /** the ordered price */
  price: Json<Price>
  ordered: Instant
  /** the last day to pay, MM/DD/YYYY */
  pay_by: string
  lapses: Instant
  state: 'open' | 'paid' | 'lapsed'
  /** the ledger entry of its invoice */
  ledger_id: number | null
}

export type WrittenKind = 'issued' | 'changed' | 'cancelled'

/**
 * The premium that the issue, each change and the cancellation of a policy wrote. Premium, fees and tax of a policy's rows add up
 * to its price. Returned premium is less than 0. The other columns are the policy's at that time.
 */
export interface WrittenPremiumTable {
  id: Generated<number>
  contact_id: string
  policy_number: string
  kind: WrittenKind
  written: Instant
  premium_cents: number
  fee_cents: number
  tax_cents: number
  /** out of the premium */
  commission_cents: number
  event_type: string | null
  event_state: string | null
  /** name and agency; null where nobody acts for the insured */
  producer: string | null
  /** whose commission it is, by the address */
  producer_email: ColumnType<string | null, string | null | undefined, string | null>
  insurer: 'first' | 'second'
}

/** A link that opens the page of a producer, who is an address. The database has only its hash. */
export interface ProducerLinkTable {
  token_hash: string
  email: string
  created: Instant
  revoked: MaybeInstant
}

/** A requested change or cancellation of a policy. */
export interface PolicyChangeTable {
  id: string
  contact_id: string
  policy_number: string
  type: 'change' | 'cancel'
  /** `dropped`: it was never paid, or the policy changed first */
  state: 'asked' | 'made' | 'dropped'
  /** 1 to 10, counting completed changes */
  number: number | null
  idempotency_key: string
  request_hash: string
  /** the policy version from which the change was computed */
  policy_version: number
  /** as they will be, or were */
  answers: Json<Record<string, unknown>>
  price: Json<Price>
  what: Json<readonly { readonly field: string; readonly label: string; readonly from: string; readonly to: string }[]>
  /** to be paid, or less than 0 to be refunded */
  difference_cents: number
  reason: string | null
  payment_id: string | null
  transaction_id: string | null
  /**
   * for a change without a card payment: the response, replayed to the byte; sealed with the key, which is not stored
   */
  answer: ColumnType<string | null, string | null | undefined, string | null>
  actor: string
  created: Instant
  made: MaybeInstant
}

/** A refund. It is payable from the decision on, and made once the processor or staff have moved the money. */
export interface RefundTable {
  /** the processor's idempotency key, so that it is refunded once */
  id: string
  contact_id: string
  /** the charge to refund; null where the money came by check */
  payment_id: string | null
  change_id: string | null
  ledger_id: number | null
  amount_cents: number
  reason: string
  state: 'owed' | 'made' | 'failed'
  /** notifies the customer: a letter, or staff, who send the document */
  told_by: ColumnType<'letter' | 'staff', 'letter' | 'staff' | undefined, never>
  actor: string
  created: Instant
  made: MaybeInstant
}

/** A staff request to charge a card, stored before the processor is asked. The payment's purpose contains its id. */
export interface DeskChargeTable {
  id: string
  contact_id: string
  kind: 'salesReceipt' | 'receivePayment'
  items: Json<readonly LedgerItem[]>
  reference: string | null
  note: string | null
  /** transaction_id of the invoice to pay, if one was named */
  about: string | null
  actor: string
  created: Instant
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

export interface PolicyMessageTable {
  id: string
  contact_id: string
  policy_number: string
  idempotency_key: string
  request_hash: string
  subject: string
  message: string
  created: Instant
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
  /** until when the cardholder may confirm the payment with the bank; null for a payment that needed no confirmation */
  authenticate_until: MaybeInstant
  /** the response, replayed to the byte; sealed with the key, which is not stored */
  answer: string | null
  created: WithDefault
  edited: WithDefault
}
