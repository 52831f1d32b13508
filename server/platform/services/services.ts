import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { CalendarDate } from '../../../domain/common/dates'
import type { ListEntry } from '../../../domain/staff/screening'
import type { Config } from '../config/config'
import type { Db } from '../db/database'
import type { Scheduler } from '../scheduler/scheduler'
import type { Gateway } from './gateway'

/**
 * Everything that an operation may use, created once at startup (server/start.ts) and passed down. External systems are
 * interfaces, so that tests can replace them.
 */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly files: Files
  readonly mail: Mail
  readonly sms: Sms
  /** the payment processor; server/payments */
  readonly gateway: Gateway
  readonly jobs: Jobs
  /** the list with which names are compared; server/compliance/sanctions */
  readonly sanctions: Sanctions
  readonly log: Log
  /** starts work at intervals */
  readonly scheduler: Scheduler
  readonly now: () => Date
  /** a random id that nobody can guess */
  readonly newId: () => string
  /** the day in New York */
  readonly today: () => CalendarDate
}

/** An entry of the list that a name may be. */
export interface ListMatch {
  readonly entry: ListEntry
  /** thousandths */
  readonly score: number
}

/** A sanctions list that is loaded. */
export interface SanctionsList {
  /** sha-256 of the files */
  readonly version: string
  readonly size: number
  /** the entries that a name may be, the most alike first */
  screen(name: string): readonly ListMatch[]
}

export interface Sanctions {
  /** null: no list is configured, and nothing is screened */
  readonly list: SanctionsList | null
}

/** The cookies of a request, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** The file store, by key (`documents/MQE-0048153/certificate.pdf`); server/platform/files/storage */
export interface Files {
  /** Writes a file completely or not at all; an existing key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The same for content too large for memory. @param length in bytes */
  putStream(key: string, bytes: Readable, length: number): Promise<void>
  /** Returns null for a missing file. */
  get(key: string): Promise<Buffer | null>
  /** Does nothing for a missing file. */
  remove(key: string): Promise<void>
}

export interface MailMessage {
  /** stable for a job and recipient */
  readonly messageId: string
  readonly to: string
  readonly cc?: string
  /** address for replies; ours by default */
  readonly replyTo?: string
  /** for mailings only: the one-click unsubscribe URL */
  readonly unsubscribe?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[]
}

/** SMTP, or `.eml` files in the data folder; server/platform/mail/transport */
export interface Mail {
  /** @throws where the server refuses it; the job retries */
  send(message: MailMessage): Promise<void>
  /** Tries everything but a message: the connection and the password, or the folder. @throws where none could be sent */
  verify(): Promise<void>
}

export interface TextMessage {
  /** stable for a job and recipient: an id that was accepted before is not sent again */
  readonly messageId: string
  /** +15125550100 */
  readonly to: string
  readonly text: string
}

/** Text messages, by a provider or as files in the data folder; server/platform/sms/transport */
export interface Sms {
  /** @throws where the provider refuses it */
  send(message: TextMessage): Promise<void>
}

/** Work to be done after the commit; server/platform/jobs */
export interface Jobs {
  /**
   * Queues a job in the current transaction, so that it runs if and only if that commits.
   * @param dedupeKey a job with a known key is not queued again
   * @param due the earliest time; at once by default
   */
  enqueue(
    kind: string,
    payload: Readonly<Record<string, unknown>>,
    dedupeKey?: string,
    due?: Date | null,
  ): Promise<void>
  /**
   * Queues many jobs of one kind at once. Other jobs run between them: of each second, only so many are due.
   * @param jobs payloads with their dedupe keys, in order
   */
  enqueueMany(kind: string, jobs: readonly QueuedJob[]): Promise<void>
}

export interface QueuedJob {
  readonly payload: Readonly<Record<string, unknown>>
  readonly dedupeKey: string
}
