import type { Client, ContactRow, HistoryRow } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { call } from './call'
import type { SessionOver } from './staff'

export type FlagsFact = { type: 'flags.stored' } | { type: 'flags.lost' }

/** What the address said of where a visit comes from, by name. */
export type Flags = Readonly<Record<string, string>>

export const storeGtagFlags = (client: Client) =>
  call((input: { id: string; flags: Flags }, signal) => client.storeGtagFlags(input.id, { ...input.flags }, signal), {
    answered: (): FlagsFact => ({ type: 'flags.stored' }),
    refused: (): FlagsFact => ({ type: 'flags.lost' }),
  })

export interface HistoryQuery {
  readonly id: string
  /** from 1 */
  readonly page: number
}

export interface HistoryPage {
  /** whose it is */
  readonly contact: ContactRow
  readonly rows: readonly HistoryRow[]
  readonly total: number
  readonly page: number
  /** rows a page */
  readonly size: number
}

export type HistoryFact =
  | { type: 'history.read'; read: HistoryPage }
  | { type: 'history.unknown'; problem: Problem }
  | { type: 'history.missed'; problem: Problem }
  | SessionOver

/** An address that is no id is 400, and as unknown as any other. */
export const getHistory = (client: StaffClient) =>
  call(({ id, page }: HistoryQuery, signal) => client.getHistory(id, { page }, signal), {
    answered: (read): HistoryFact => ({ type: 'history.read', read }),
    refused: (problem): HistoryFact => {
      if (problem.status === 401) return { type: 'session.ended' }
      return { type: [400, 404].includes(problem.status) ? 'history.unknown' : 'history.missed', problem }
    },
  })
