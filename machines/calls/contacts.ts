import type { Client, ContactRow, HistoryRow, Result } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { call, notFound, pageCall } from './call'

export type FlagsFact = { type: 'flags.stored' } | { type: 'flags.lost' }

/** What the address said of where a visit comes from, by name. */
export type Flags = Readonly<Record<string, string>>

export const storeGtagFlags = (client: Client) =>
  call(
    (input: { id: string; flags: Flags }, signal) =>
      client.storeGtagFlags(input.id, { fields: { ...input.flags } }, signal),
    {
      answered: (): FlagsFact => ({ type: 'flags.stored' }),
      refused: (): FlagsFact => ({ type: 'flags.lost' }),
    },
  )

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

export const getHistory = (client: StaffClient) =>
  pageCall(
    ({ id, page }: HistoryQuery, signal): Promise<Result<HistoryPage>> => client.getHistory(id, { page }, signal),
    { 'page.missing': notFound },
  )
