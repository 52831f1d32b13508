import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { CalendarDate } from '../../../domain/common/dates'
import type { Config } from '../config/config'
import type { Db } from '../db/database'
import type { Gateway } from './gateway'

/**
 * Everything that an operation may use, made once at the start (server/start.ts) and handed down. What talks to the
 * world outside stands here as an interface, so that a test can stand in for it.
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
  readonly log: Log
  readonly now: () => Date
  /** the day in New York */
  readonly today: () => CalendarDate
}

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** Made files, by key (`documents/MQE-0048153/certificate.pdf`); server/platform/files/storage */
export interface Files {
  /** whole or not at all; the same key again replaces it */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** the same of what is too large to hold in memory. @param length in bytes */
  putStream(key: string, bytes: Readable, length: number): Promise<void>
  /** null when there is none */
  get(key: string): Promise<Buffer | null>
  /** nothing happens where there is none */
  remove(key: string): Promise<void>
}

export interface MailMessage {
  /** stable for a job and recipient */
  readonly messageId: string
  readonly to: string
  readonly cc?: string
  /** whom an answer goes to; left out, us */
  readonly replyTo?: string
  /** of a mailing alone: the address by which a mail program leaves it at one press */
  readonly unsubscribe?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[]
}

/** SMTP, or `.eml` files in the data folder; server/platform/mail/transport */
export interface Mail {
  /** @throws when it is not taken; the job tries again */
  send(message: MailMessage): Promise<void>
}

export interface TextMessage {
  /** stable for a job and recipient: one whose id was taken before is not sent again */
  readonly messageId: string
  /** +15125550100 */
  readonly to: string
  readonly text: string
}

/** Text messages: by a provider, or files in the data folder; server/platform/sms/transport */
export interface Sms {
  /** @throws when it is not taken */
  send(message: TextMessage): Promise<void>
}

/** Work to be done after the commit; server/platform/jobs */
export interface Jobs {
  /**
   * A row in the current transaction, so that it is done if and only if the rest is kept.
   * @param dedupeKey a job whose key is known is not queued again
   * @param due before which it is not done; left out, at once
   */
  enqueue(
    kind: string,
    payload: Readonly<Record<string, unknown>>,
    dedupeKey?: string,
    due?: Date | null,
  ): Promise<void>
}
