import type { Client, QuoteMessage, ReviewStatus } from '../../contract/client'
import { customerCall } from './call'

export interface Written {
  readonly id: string
  readonly message: string
  /** the number of messages before it: it distinguishes a repeated request from the same text written again */
  readonly after: number
}

interface Messages {
  readonly messages: readonly QuoteMessage[]
  /** whether the caller may write */
  readonly canWrite: boolean
  /** null for a quote that is not in review */
  readonly review: ReviewStatus | null
}

export const listMessages = (client: Client) =>
  customerCall((input: { id: string }, signal) => client.listMessages(input.id, signal), {
    answered: ({ messages, can_write, review = null }): { type: 'messages.listed' } & Messages => ({
      type: 'messages.listed',
      messages,
      canWrite: can_write,
      review,
    }),
    refused: 'messages.failed',
  })

export const writeMessage = (client: Client) =>
  customerCall(
    (written: Written, signal) => client.writeMessage(written.id, { message: written.message }, keyOf(written), signal),
    {
      answered: ({ messages, can_write, review = null }): { type: 'message.written' } & Messages => ({
        type: 'message.written',
        messages,
        canWrite: can_write,
        review,
      }),
      refused: 'message.refused',
    },
  )

/** The Idempotency-Key: the same text after the same messages is the same request. */
export function keyOf({ id, message, after }: Written): string {
  let sum = 5381
  for (const letter of message) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296
  return `message-${id}-${after}-${message.length}-${sum.toString(36)}`
}
