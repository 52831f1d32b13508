import type { Client, Result } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { customerCall } from './call'

/** `takes`: our own fields send the card to `tokensUrl`. `draws`: the processor draws the fields. */
type Processor =
  | { type: 'processor.takes'; tokensUrl: string }
  | { type: 'processor.draws'; publishableKey: string }
  | { type: 'processor.failed'; problem: Problem }

export const paymentProcessor = (client: Pick<Client, 'paymentProcessor'>) =>
  customerCall((_: undefined, signal) => client.paymentProcessor(signal), {
    answered: ({ tokens_url, publishable_key }): Processor => {
      if (publishable_key !== null) return { type: 'processor.draws', publishableKey: publishable_key }
      return tokens_url === null
        ? { type: 'processor.failed', problem: noProcessor }
        : { type: 'processor.takes', tokensUrl: tokens_url }
    },
    refused: 'processor.failed',
  })

const noProcessor: Problem = { status: 503, message: 'The payment processor cannot be reached just now.' }

/** Fetches the processor's script, which draws its fields. */
export type FetchFields = (publishableKey: string, signal: AbortSignal) => Promise<Result<unknown>>

export const loadFields = (fetchFields: FetchFields) =>
  customerCall(({ publishableKey }: { publishableKey: string }, signal) => fetchFields(publishableKey, signal), {
    answered: () => ({ type: 'fields.arrived' }),
    refused: 'fields.failed',
  })
