import type { ExcludedCustomer, FeeAdjustment, Result } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import type { RowForm, SettingsList } from '../../domain/staff/settings'
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

/** The four calls of each list. They differ by nothing but their address and what a row of theirs has. */
const lists: Readonly<Record<SettingsList, (client: StaffClient) => ListCalls>> = {
  'policy-fee-adjustment': (client: StaffClient) => ({
    read: client.listPolicyFeeAdjustments,
    add: client.addPolicyFeeAdjustments,
    update: client.updatePolicyFeeAdjustment,
    remove: client.deletePolicyFeeAdjustment,
  }),
  'excluded-daily-email-customers': (client: StaffClient) => ({
    read: client.listExcludedDailyEmailCustomers,
    add: client.addExcludedDailyEmailCustomers,
    update: client.updateExcludedDailyEmailCustomer,
    remove: client.deleteExcludedDailyEmailCustomer,
  }),
  'excluded-prospecting-newsletter-email-customers': (client: StaffClient) => ({
    read: client.listExcludedProspectingCustomers,
    add: client.addExcludedProspectingCustomers,
    update: client.updateExcludedProspectingCustomer,
    remove: client.deleteExcludedProspectingCustomer,
  }),
}

export const readList = (client: StaffClient) =>
  pageCall(({ list, query }: { list: SettingsList; query: ListQuery }, signal) =>
    lists[list](client).read(query, signal),
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
        : lists[list](client).add(body, idempotencyKey, signal)
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
      lists[list](client).update(id, row, version, signal),
    { answered: () => ({ type: 'row.updated' }), newest: newestIn<ListRow> },
  )

export const deleteRow = (client: StaffClient) =>
  staffCall(({ list, id, version }: KnownRow, signal) => lists[list](client).remove(id, version, signal), {
    answered: () => ({ type: 'row.deleted' }),
    refused: 'deletion.refused',
  })

/** @param save gives the browser the file */
export const exportProspects = (client: StaffClient, save: (file: Blob) => void) =>
  fileCall((_: undefined, signal) => client.exportProspects(signal), save, {
    answered: () => ({ type: 'prospects.saved' }),
    refused: 'export.missed',
  })
