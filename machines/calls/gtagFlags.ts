import type { Client } from '../../contract/client'
import { call } from './call'

export type FlagsFact = { type: 'flags.stored' } | { type: 'flags.lost' }

/** What the address said of where a visit comes from, by name. */
export type Flags = Readonly<Record<string, string>>

export const storeGtagFlags = (client: Client) =>
  call((input: { id: string; flags: Flags }, signal) => client.storeGtagFlags(input.id, { ...input.flags }, signal), {
    answered: (): FlagsFact => ({ type: 'flags.stored' }),
    refused: (): FlagsFact => ({ type: 'flags.lost' }),
  })
