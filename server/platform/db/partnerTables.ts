import type { ColumnType, Generated } from 'kysely'
import type { components } from '../../../contract/schema.gen'
import type { PartnerEventKind, PartnerScope } from '../../../domain/staff/partners'
import type { Instant, Json, MaybeInstant } from './columns'

/** A key of a partner. The database has only its hash. */
export interface PartnerKeyTable {
  id: string
  /** slug of a partner of PROGRAM_FILE */
  partner: string
  name: string
  /** its beginning, which is no secret */
  prefix: string
  secret_hash: string
  scopes: Json<readonly PartnerScope[]>
  created: Instant
  /** email address of a member of staff */
  created_by: string
  expires: MaybeInstant
  /** to the minute */
  last_used: MaybeInstant
  revoked: MaybeInstant
}

/** A quote that a key of a partner started; it stays with the policy. Only these are the partner's. */
export interface PartnerQuoteTable {
  contact_id: string
  partner: string
  key_id: string
  created: Instant
}

/** An address that gets the events of a partner. */
export interface WebhookEndpointTable {
  id: string
  partner: string
  url: string
  kinds: Json<readonly PartnerEventKind[]>
  created: Instant
  /** email address of a member of staff */
  created_by: string
  /** since it answered 410 */
  disabled: MaybeInstant
  removed: MaybeInstant
}

/** A secret that signs the messages of an endpoint, until it ends. */
export interface WebhookSecretTable {
  id: string
  endpoint_id: string
  /** encrypted with a key of the file store */
  sealed: string
  created: Instant
  ends: MaybeInstant
}

/** A change of a quote or policy of a partner. A row never changes. */
export interface WebhookEventTable {
  id: string
  partner: string
  contact_id: string
  kind: PartnerEventKind
  body: Json<components['schemas']['PartnerEvent']>
  created: Instant
}

type DeliveryState = 'waiting' | 'delivered' | 'failed'

/** An event for one endpoint. Those of one contact are sent in the order of their ids. */
export interface WebhookDeliveryTable {
  id: Generated<number>
  event_id: string
  endpoint_id: string
  contact_id: string
  state: ColumnType<DeliveryState, DeliveryState, DeliveryState>
  attempts: ColumnType<number, number | undefined, number>
  next_attempt: Instant
  /** while it is being sent */
  locked_until: MaybeInstant
  /** of the last failure */
  cause: ColumnType<string | null, string | null | undefined, string | null>
  /** when the event happened, or when staff sent it again: the three days begin here */
  queued: Instant
  delivered: MaybeInstant
}
