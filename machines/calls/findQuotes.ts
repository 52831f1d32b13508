import type { Client, ContactRow } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

/**
 * `told`: what may be told. The public hears a sentence, whether there are any quotes or not, and finds the links in its
 * mail; staff are shown them (decision 38).
 */
export type FoundFact =
  | { type: 'quotes.told'; quotes: readonly ContactRow[]; message: string | null }
  | { type: 'quotes.refused'; problem: Problem }

/** @param input the event's first day, as MM/DD/YYYY */
export const findQuotes = (client: Client) =>
  call((input: { email: string; day: string }, signal) => client.findQuotes(input.email, input.day, signal), {
    answered: ({ quotes, message }): FoundFact => ({ type: 'quotes.told', quotes, message }),
    refused: (problem): FoundFact => ({ type: 'quotes.refused', problem }),
  })
