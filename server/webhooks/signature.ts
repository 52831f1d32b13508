import { createHmac, randomBytes } from 'node:crypto'

/* Signatures by the Standard Webhooks rules, version 1: HMAC-SHA256 of id, time and body. */

const prefix = 'whsec_'

/** A new signing secret. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

interface Message {
  /** the same for each attempt */
  readonly id: string
  /** of the attempt, in seconds */
  readonly timestamp: number
  /** as sent */
  readonly body: string
}

/** The headers of a message, with a signature by each secret. */
export const signedHeaders = (message: Message, secrets: readonly string[]) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(message, secret)).join(' '),
})

function signatureOf({ id, timestamp, body }: Message, secret: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
