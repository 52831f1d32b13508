import type { ColumnType, Generated } from 'kysely'
import type { StaffUser } from '../../../contract/client'
import type { Instant, MaybeInstant, MaybeJson, WithDefault } from './columns'

/** As each change of a row counts it up, from 1. */
type Version = ColumnType<number, number | undefined, number>

/** What staff uploaded for a contact. What is deleted keeps its row, for the history. */
export interface AttachmentTable {
  id: string
  contact_id: string
  name: string
  type: string
  bytes: number
  /** where the file lies */
  key: string
  actor: string
  created: Instant
  deleted: MaybeInstant
}

/** A signature as it is printed. Never changed: certificates name what they were signed with. */
export interface SignatureDrawingTable {
  id: Generated<number>
  /** printed under it */
  name: string
  /** a PNG */
  image: Uint8Array
}

/** What certificates are signed with. */
export interface SignatureTable {
  id: Generated<number>
  user_id: string
  /** as it is drawn by now */
  drawing: number
  is_default: ColumnType<boolean, boolean | undefined, boolean>
  version: Version
  created: WithDefault
  edited: WithDefault
  deleted: MaybeInstant
}

/** Who is left out of a mailing (decision 41). */
export interface ExcludedCustomerTable {
  id: Generated<number>
  list: 'daily' | 'prospecting'
  /** lower case */
  email: string
  note: ColumnType<string, string | undefined, string>
  version: Version
  created: WithDefault
  edited: WithDefault
}

/** What leads whoever was written a mailing out of it. Kept for as long as a reader may come back to the message. */
export interface UnsubscribeLinkTable {
  /** sha-256 of the token, hex */
  token_hash: string
  list: ExcludedCustomerTable['list']
  /** lower case */
  email: string
  created: Instant
}

export interface ProspectTable {
  id: Generated<number>
  /** lower case */
  email: string
  contact_id: string | null
  name: string | null
  phone: string | null
  note: string | null
  actor: string
  created: WithDefault
}

/** What was written about a quote, between the customer and the underwriters. */
export interface QuoteMessageTable {
  id: Generated<number>
  contact_id: string
  at: Instant
  side: 'customer' | 'staff'
  /** of the member of staff */
  name: string | null
  message: string
}

/** Who is at work on a contact. */
export interface StaffPresenceTable {
  contact_id: string
  user_id: string
  since: Instant
  /** when they last said so */
  seen: Instant
}

/** What was agreed with somebody on the policy fee: a share of it, or an amount, which may be less than 0. */
export interface PolicyFeeAdjustmentTable {
  id: Generated<number>
  /** lower case */
  email: string
  /** of one percent: 2.5 % is 2500 */
  percent_thousandths: number | null
  amount_cents: number | null
  note: ColumnType<string, string | undefined, string>
  version: Version
  created: WithDefault
  edited: WithDefault
}

/** Who changed what, when, from what and to what. */
export interface AuditTable {
  id: Generated<number>
  at: WithDefault
  /** 'customer', 'system' or a staff member's e-mail */
  actor: string
  entity: string
  entity_id: string
  action: string
  /** with whom it was done, where that is one contact */
  contact_id: string | null
  before: MaybeJson<unknown>
  after: MaybeJson<unknown>
}

export interface StaffUserTable {
  id: string
  name: string
  email: string
  role: StaffUser['role']
  /** scrypt, with its salt and parameters */
  password_hash: string
  version: Version
  created: WithDefault
  edited: WithDefault
  /** who may not sign in any more */
  disabled: MaybeInstant
}

export interface StaffSessionTable {
  token_hash: string
  user_id: string
  created: WithDefault
  expires: Instant
  revoked: MaybeInstant
}
