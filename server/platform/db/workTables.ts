import type { ColumnType, Generated } from 'kysely'
import type { components } from '../../../contract/schema.gen'
import type { StepName } from '../../../domain/application'
import type { SpeedMeasure } from '../../../domain/common/pageSpeed'
import type { Instant, Json, MaybeInstant, MaybeJson, WithDefault } from './columns'

/** The tables of work beside the business: jobs, mail, kept responses and counts. */

/** The stored response of a repeatable call, for the caller who has its key. */
export interface KeptAnswerTable {
  /** sha-256 of the caller's key, hex */
  idempotency_key: string
  request_hash: string
  /** replayed to the byte; sealed with the key, which is not stored */
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
  /** of the request that queued it, in the form of `traceparent`; null where that was not traced */
  trace: string | null
}

/** A fill of server/registrations that has run on this database. */
export interface FillTable {
  name: string
  filled: Generated<Date>
}

/** A letter or text message caused by the public, counted for its limits. */
export interface AskedMailTable {
  id: Generated<number>
  /** when it may be sent */
  at: WithDefault
  contact_id: string | null
  /** lower case; an email address or a phone number */
  recipient: string
  /** the caller, as `Caller` identifies them */
  caller: string
}

/** Attachments of messages, by content hash. */
export interface MailFileTable {
  key: string
  /** the last time it was attached */
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
  /** key of the stored content: server/platform/mail/transport */
  content_key: ColumnType<string | null, string | null | undefined, string | null>
  /** the ledger entries whose documents it carries; null without one */
  ledger_ids: MaybeJson<readonly number[]>
  /** a generated column: address and subject in lower case */
  search: ColumnType<string, never, never>
}

/** How many visits had at most this value of a measure of speed at a step on a New York day. */
export interface PageSpeedTable {
  day: string
  step: StepName
  measure: SpeedMeasure
  /** milliseconds, or thousandths of a layout shift */
  at_most: number
  visits: number
}

/** How often an event was taken at a step on a New York day, over all quotes. */
export interface CountedEventTable {
  day: string
  step: StepName
  event: components['schemas']['CountedEvent']
  times: number
}

/** The requests of one caller under one limit in the current minute, for server/platform/rateLimits. */
export interface RateLimitTable {
  /** limit and caller, `signIn:192.0.2.1` */
  key: string
  points: number
  /** milliseconds since 1970; null: never */
  expire: number | null
}

/** A fact of the sandbox processor, for nodes without a shared folder. */
export interface SandboxFactTable {
  drawer: string
  name: string
  fact: Json<object>
  written: WithDefault
}

/** When a part of the product last worked, for server/platform/observability/canary. */
export interface CanaryTable {
  part: string
  worked: Instant
  /** the first attempt that did not work since an earlier one did; before `worked` once one works */
  tried: Instant | null
}
