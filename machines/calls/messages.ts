import type { Client, QuoteMessage } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

export type MessagesFact =
  | { type: 'messages.listed'; messages: readonly QuoteMessage[]; canWrite: boolean }
  | { type: 'messages.missed'; problem: Problem }

export type WritingFact =
  | { type: 'message.written'; messages: readonly QuoteMessage[]; canWrite: boolean }
  | { type: 'message.refused'; problem: Problem }

export interface Written {
  readonly id: string
  readonly message: string
  /** how many messages there were: with the words it names the writing, so that a lost answer is asked for again */
  readonly after: number
}

/** What was written about a quote, and whether who looks may write. */
export const listMessages = (client: Client) =>
  call((input: { id: string }, signal) => client.listMessages(input.id, signal), {
    answered: ({ messages, can_write }): MessagesFact => ({ type: 'messages.listed', messages, canWrite: can_write }),
    refused: (problem): MessagesFact => ({ type: 'messages.missed', problem }),
  })

export const writeMessage = (client: Client) =>
  call(
    (written: Written, signal) => client.writeMessage(written.id, { message: written.message }, keyOf(written), signal),
    {
      answered: ({ messages, can_write }): WritingFact => ({ type: 'message.written', messages, canWrite: can_write }),
      refused: (problem): WritingFact => ({ type: 'message.refused', problem }),
    },
  )

/** The Idempotency-Key: the same words after the same messages are the same writing. */
export function keyOf({ id, message, after }: Written): string {
  let sum = 5381
  for (const letter of message) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296
  return `message-${id}-${after}-${message.length}-${sum.toString(36)}`
}
