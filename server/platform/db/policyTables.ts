import type { ColumnType, Generated } from 'kysely'
import type { Price } from '../../../contract/client'
import type { components } from '../../../contract/schema.gen'
import type { Instant, Json, MaybeInstant, WithDefault } from './columns'

export type LedgerKind = components['schemas']['LedgerRow']['kind']

export interface LedgerItem {
  readonly description: string
  readonly amountCents: number
}

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
  /** what it is made up of, where somebody said; cents */
  items: ColumnType<readonly LedgerItem[], string | undefined, never>
  /** MM/DD/YYYY, of what was made elsewhere on a day of its own */
  dated: ColumnType<string | null, string | null | undefined, never>
  created: WithDefault
}

/** The last number that was given, of each kind. Its row is locked until the number is kept, so none is left out. */
export interface SerialTable {
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

/** A change of a policy, or its canceling, from the moment on that somebody orders it. */
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
  /** by whom the customer hears of it: a letter of its own, or staff, who send its paper */
  told_by: ColumnType<'letter' | 'staff', 'letter' | 'staff' | undefined, never>
  actor: string
  created: Instant
  made: MaybeInstant
}

/** What staff charge to a card, written down before the processor is asked. The payment's purpose names it. */
export interface DeskChargeTable {
  id: string
  contact_id: string
  kind: 'salesReceipt' | 'receivePayment'
  items: Json<readonly LedgerItem[]>
  reference: string | null
  note: string | null
  /** the transaction_id of the invoice that is paid, where one was named */
  about: string | null
  actor: string
  created: Instant
}

/** What anybody may check who holds a certificate in their hands. */
export interface CertificateTable {
  /** such as 7KQ4-XM92 */
  code: string
  contact_id: string
  policy_number: string
  policy_version: number
  kind: 'certificate' | 'cancellationCertificate'
  issued: Instant
  /** by one of the same version that staff had made anew */
  replaced: MaybeInstant
  /** the signature's drawing as it was then; null where nobody's was kept, and our representative's name is printed */
  signed_with: ColumnType<number | null, number | null | undefined, number | null>
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
