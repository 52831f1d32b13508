import type { Client, Result } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

/** Whose fields the card is typed into: ours, and where the card goes from them; or those that the processor draws. */
export type ProcessorFact =
  | { type: 'processor.takes'; tokensUrl: string }
  | { type: 'processor.draws'; publishableKey: string }
  | { type: 'processor.missed'; problem: Problem }

export type FieldsFact = { type: 'fields.arrived' } | { type: 'fields.missed'; problem: Problem }

export const paymentProcessor = (client: Pick<Client, 'paymentProcessor'>) =>
  call((_: undefined, signal) => client.paymentProcessor(signal), {
    answered: ({ tokens_url, publishable_key }): ProcessorFact => {
      if (publishable_key !== null) return { type: 'processor.draws', publishableKey: publishable_key }
      return tokens_url === null
        ? { type: 'processor.missed', problem: nothingNamed }
        : { type: 'processor.takes', tokensUrl: tokens_url }
    },
    refused: (problem): ProcessorFact => ({ type: 'processor.missed', problem }),
  })

const nothingNamed: Problem = { status: 503, message: 'The payment processor cannot be reached just now.' }

/** Fetches what draws the processor's fields. */
export type FetchFields = (publishableKey: string, signal: AbortSignal) => Promise<Result<unknown>>

export const loadFields = (fetchFields: FetchFields) =>
  call(({ publishableKey }: { publishableKey: string }, signal) => fetchFields(publishableKey, signal), {
    answered: (): FieldsFact => ({ type: 'fields.arrived' }),
    refused: (problem): FieldsFact => ({ type: 'fields.missed', problem }),
  })
