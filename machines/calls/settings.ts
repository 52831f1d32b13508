import type { ExcludedCustomer, FeeAdjustment, Result } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { type RowForm, type SettingsList, settings } from '../../domain/staff/settings'
import { fileCall, newestIn, pageCall, saveCall, staffCall } from './call'

export interface ListQuery {
  readonly search: string
  readonly sort: 'email' | 'created'
  readonly direction: 'asc' | 'desc'
  /** from 1 */
  readonly page: number
}

export type ListRow = FeeAdjustment | ExcludedCustomer

export interface ListPage {
  readonly rows: readonly ListRow[]
  readonly total: number
  readonly page: number
  /** rows a page */
  readonly size: number
}

interface ListCalls {
  readonly read: (query: ListQuery, signal: AbortSignal) => Promise<Result<ListPage>>
  readonly add: (body: { rows: RowForm[] }, key: string, signal: AbortSignal) => Promise<Result<unknown>>
  readonly update: (id: number, body: RowForm, version: number, signal: AbortSignal) => Promise<Result<unknown>>
  readonly remove: (id: number, version: number, signal: AbortSignal) => Promise<Result<unknown>>
}

/** The four calls of a list, by the names of its operations. One that the contract does not have does not compile. */
function callsOf(client: StaffClient, list: SettingsList): ListCalls {
  const { one, many } = settings[list]
  return {
    read: client[`list${many}`],
    add: client[`add${many}`],
    update: client[`update${one}`],
    remove: client[`delete${one}`],
  }
}

export const readList = (client: StaffClient) =>
  pageCall(({ list, query }: { list: SettingsList; query: ListQuery }, signal) =>
    callsOf(client, list).read(query, signal),
  )

export const readReference = (client: StaffClient) =>
  staffCall((_: undefined, signal) => client.readReference(signal), {
    answered: (reference) => ({ type: 'reference.read', reference }),
    refused: 'reference.missed',
  })

export interface NewRows {
  readonly list: SettingsList
  readonly rows: readonly RowForm[]
  /** of customers: whether they are left out of every mailing */
  readonly isEverywhere: boolean
  readonly idempotencyKey: string
}

export const addRows = (client: StaffClient) =>
  saveCall(
    ({ list, rows, isEverywhere, idempotencyKey }: NewRows, signal): Promise<Result<unknown>> => {
      const body = { rows: [...rows] }
      return isEverywhere
        ? client.addExcludedEmailCustomers(body, idempotencyKey, signal)
        : callsOf(client, list).add(body, idempotencyKey, signal)
    },
    { answered: () => ({ type: 'rows.added' }) },
  )

interface KnownRow {
  readonly list: SettingsList
  readonly id: number
  /** as one has seen it */
  readonly version: number
}

export const updateRow = (client: StaffClient) =>
  saveCall(
    ({ list, id, version, row }: KnownRow & { readonly row: RowForm }, signal) =>
      callsOf(client, list).update(id, row, version, signal),
    { answered: () => ({ type: 'row.updated' }), newest: newestIn<ListRow> },
  )

export const deleteRow = (client: StaffClient) =>
  staffCall(({ list, id, version }: KnownRow, signal) => callsOf(client, list).remove(id, version, signal), {
    answered: () => ({ type: 'row.deleted' }),
    refused: 'deletion.refused',
  })

/** @param save gives the browser the file */
export const exportProspects = (client: StaffClient, save: (file: Blob) => void) =>
  fileCall((_: undefined, signal) => client.exportProspects(signal), save, {
    answered: () => ({ type: 'prospects.saved' }),
    refused: 'export.missed',
  })
