import type { Client, ContactRow, HistoryRow, Result } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { customerCall, notFound, pageCall } from './call'

/** The parameters of the address that say where a visit comes from, by name. */
export type Flags = Readonly<Record<string, string>>

export const storeGtagFlags = (client: Client) =>
  customerCall(
    (input: { id: string; flags: Flags }, signal) =>
      client.storeGtagFlags(input.id, { fields: { ...input.flags } }, signal),
    { answered: () => ({ type: 'flags.stored' }), refused: () => ({ type: 'flags.lost' }) },
  )

export interface HistoryQuery {
  readonly id: string
  /** from 1 */
  readonly page: number
}

export interface HistoryPage {
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
