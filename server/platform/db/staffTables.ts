import type { ColumnType, Generated } from 'kysely'
import type { StaffUser } from '../../../contract/client'
import type { ApprovalKind, ApprovalState } from '../../../domain/staff/secondPerson'
import type { Mailing } from '../../../domain/staff/settings'
import type { WorkItemKind, WorkItemState } from '../../../domain/staff/workItems'
import type { Instant, Json, MaybeInstant, MaybeJson, WithDefault } from './columns'

/** Starts at 1; each change of the row adds 1. */
type Version = ColumnType<number, number | undefined, number>

/** Files that staff uploaded for a contact. A deleted file keeps its row, for the history. */
export interface AttachmentTable {
  id: string
  contact_id: string
  name: string
  type: string
  bytes: number
  /** the file's key in the store */
  key: string
  actor: string
  created: Instant
  deleted: MaybeInstant
}

/** A signature as printed. Never changed, because certificates refer to the drawing that signed them. */
export interface SignatureDrawingTable {
  id: Generated<number>
  /** printed below it */
  name: string
  /** a PNG */
  image: Uint8Array
}

/** The signatures for certificates. */
export interface SignatureTable {
  id: Generated<number>
  user_id: string
  /** the current drawing */
  drawing: number
  is_default: ColumnType<boolean, boolean | undefined, boolean>
  version: Version
  created: WithDefault
  edited: WithDefault
  deleted: MaybeInstant
}

/** An address excluded from a mailing (decision 41). */
export interface ExcludedCustomerTable {
  id: Generated<number>
  list: Mailing
  /** lower case */
  email: string
  note: ColumnType<string, string | undefined, string>
  version: Version
  created: WithDefault
  edited: WithDefault
}

/** Unsubscribe links of mailings, stored for as long as a reader may return to the message. */
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

/** Messages about a quote between the customer and the underwriters. */
export interface QuoteMessageTable {
  id: Generated<number>
  contact_id: string
  at: Instant
  side: 'customer' | 'staff'
  /** of the member of staff */
  name: string | null
  message: string
}

/** A claim, a message, a rain request or a task that waits for staff. */
export interface WorkItemTable {
  /** of the claim, the message or the rain request, too */
  id: string
  kind: WorkItemKind
  /** null for a rain request */
  contact_id: string | null
  /** in one line, except for a task: its whole text */
  subject: string
  /** of the person who asked; null for a task */
  name: string | null
  /** where the answer goes */
  email: string | null
  /** the day of a task, read and written as text */
  due: ColumnType<string | null, string | null | undefined, string | null>
  state: ColumnType<WorkItemState, WorkItemState | undefined, WorkItemState>
  /** email address of a staff account; null while nobody has it */
  owner: ColumnType<string | null, string | null | undefined, string | null>
  version: Version
  created: WithDefault
  edited: WithDefault
}

/** An act of staff that waits for a second person (record 072). Its work item has the same id. */
export interface ApprovalRequestTable {
  id: string
  kind: ApprovalKind
  contact_id: string
  /** the operation that runs again (server/approvals/acts) */
  call: string
  /** as it was sent */
  form: Json<Readonly<Record<string, unknown>>>
  form_hash: string
  /** sha-256 of the caller's key, hex; null for a call without one */
  key_hash: string | null
  /** above the standard refund, or credited; null for terms */
  excess_cents: number | null
  /** the limits exceeded, in words */
  reasons: Json<readonly string[]>
  /** the effect as the requester saw it: labels with texts */
  outcome: Json<readonly (readonly [label: string, text: string])[]>
  /** of the facts that the act depends on */
  facts_hash: string
  /** a staff account */
  requested_by: string
  requested: Instant
  expires: Instant
  state: ColumnType<ApprovalState, ApprovalState | undefined, ApprovalState>
  /** the second person: another staff account; null unless approved or declined */
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  decided: MaybeInstant
  /** of a decline */
  reason: ColumnType<string | null, string | null | undefined, string | null>
}

/** An answer to a work item, as it was mailed. */
export interface WorkItemAnswerTable {
  id: Generated<number>
  item_id: string
  at: Instant
  /** email address of the author */
  actor: string
  name: string
  recipient: string
  message: string
}

/** Members of staff who work on a contact. */
export interface StaffPresenceTable {
  contact_id: string
  user_id: string
  since: Instant
  /** their last report */
  seen: Instant
}

/** A policy fee adjustment agreed with a customer: a percentage, or an amount, which may be less than 0. */
export interface PolicyFeeAdjustmentTable {
  id: Generated<number>
  /** lower case */
  email: string
  /** thousandths of a percent: 2.5 % is 2500 */
  percent_thousandths: number | null
  amount_cents: number | null
  note: ColumnType<string, string | undefined, string>
  version: Version
  created: WithDefault
  edited: WithDefault
}

/** The audit log: each action with its actor, time, and the values before and after. */
export interface AuditTable {
  id: Generated<number>
  at: WithDefault
  /** 'customer', 'system' or a staff member's email */
  actor: string
  entity: string
  entity_id: string
  action: string
  /** the contact concerned, if there is exactly one */
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
  /** when the password was given to the user, who has to replace it; null for one of the user's own */
  password_given: MaybeInstant
  version: Version
  created: WithDefault
  edited: WithDefault
  /** when the account was closed */
  disabled: MaybeInstant
}

/** The identity of an account at the company's sign-in. */
export interface StaffIdentityTable {
  issuer: string
  /** the provider's own id of the user */
  subject: string
  user_id: string
  created: Instant
}

/** Mailed links for a new password, until they end. */
export interface PasswordResetTable {
  /** sha-256 of the token, hex */
  token_hash: string
  user_id: string
  created: Instant
  expires: Instant
}

export interface StaffSessionTable {
  token_hash: string
  /** names the session on its user's page; no secret */
  id: ColumnType<string, string | undefined, never>
  user_id: string
  /** the browser that began it, such as “Chrome on Windows”; null if unknown */
  browser: ColumnType<string | null, string | null | undefined, string | null>
  /** of its sign-in: see `Proof` in domain/staff/accounts */
  proof: ColumnType<string, string | undefined, string>
  /** the last call that its user caused, to the minute */
  used: WithDefault
  created: WithDefault
  expires: Instant
  revoked: MaybeInstant
}

/** The authenticator app of a user. */
export interface StaffAuthenticatorTable {
  user_id: string
  /** sealed; null until a code was confirmed */
  secret: ColumnType<string | null, string | null | undefined, string | null>
  since: MaybeInstant
  /** the time step of the last code, which works only once */
  last_step: ColumnType<number | null, number | null | undefined, number | null>
  /** sealed: the secret that a code has to confirm; null if none waits */
  pending: string | null
  pending_since: MaybeInstant
}

/** Codes that replace a lost second factor, each for one sign-in. */
export interface StaffRecoveryCodeTable {
  user_id: string
  /** sha-256, hex */
  code_hash: string
  used: MaybeInstant
}

/** The passkeys of a user. */
export interface StaffPasskeyTable {
  /** of the credential, base64url */
  id: string
  user_id: string
  /** by which its user knows it */
  name: string
  public_key: Uint8Array
  /** the authenticator's count of its uses; 0 for one that does not count */
  counter: number
  /** how a browser reaches it, such as `internal,hybrid` */
  transports: string
  created: Instant
  used: MaybeInstant
}

/** A challenge that a browser has to sign with a passkey. Each works once. */
export interface StaffChallengeTable {
  challenge: string
  /** the user who registers a passkey; null for a sign-in, which may be anybody's */
  user_id: string | null
  expires: Instant
}

/** The keys that encrypt secrets of the database. They are in the file store. */
export interface EncryptionKeyTable {
  purpose: string
  /** the key's file in the store */
  file: string
  created: WithDefault
}
