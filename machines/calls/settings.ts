import type { ExcludedCustomer, FeeAdjustment, Reference, Result } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import type { RowForm, SettingsList } from '../../domain/staff/settings'
import { call, newestIn } from './call'
import type { SessionOver } from './staff'

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

export type ListFact = { type: 'list.read'; listed: ListPage } | { type: 'list.missed'; problem: Problem } | SessionOver

export type ReferenceFact =
  | { type: 'reference.read'; reference: Reference }
  | { type: 'reference.missed'; problem: Problem }
  | SessionOver

export type WritingFact =
  | { type: 'rows.added' }
  | { type: 'row.updated' }
  /** somebody has changed it meanwhile */
  | { type: 'row.overtaken'; newest: ListRow }
  | { type: 'rows.refused'; problem: Problem }
  | SessionOver

export type DeletingFact = { type: 'row.deleted' } | { type: 'deletion.refused'; problem: Problem } | SessionOver

export type ExportFact = { type: 'prospects.saved' } | { type: 'export.missed'; problem: Problem } | SessionOver

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

const isSignedOut = (problem: Problem) => problem.status === 401
const ended: SessionOver = { type: 'session.ended' }

export const readList = (client: StaffClient) =>
  call(({ list, query }: { list: SettingsList; query: ListQuery }, signal) => lists[list](client).read(query, signal), {
    answered: (listed): ListFact => ({ type: 'list.read', listed }),
    refused: (problem): ListFact => (isSignedOut(problem) ? ended : { type: 'list.missed', problem }),
  })

export const readReference = (client: StaffClient) =>
  call((_: undefined, signal) => client.readReference(signal), {
    answered: (reference): ReferenceFact => ({ type: 'reference.read', reference }),
    refused: (problem): ReferenceFact => (isSignedOut(problem) ? ended : { type: 'reference.missed', problem }),
  })

export interface NewRows {
  readonly list: SettingsList
  readonly rows: readonly RowForm[]
  /** of customers: whether they are left out of every mailing */
  readonly isEverywhere: boolean
  readonly idempotencyKey: string
}

export const addRows = (client: StaffClient) =>
  call(
    ({ list, rows, isEverywhere, idempotencyKey }: NewRows, signal): Promise<Result<unknown>> => {
      const body = { rows: [...rows] }
      return isEverywhere
        ? client.addExcludedEmailCustomers(body, idempotencyKey, signal)
        : lists[list](client).add(body, idempotencyKey, signal)
    },
    {
      answered: (): WritingFact => ({ type: 'rows.added' }),
      refused: (problem): WritingFact => (isSignedOut(problem) ? ended : { type: 'rows.refused', problem }),
    },
  )

interface KnownRow {
  readonly list: SettingsList
  readonly id: number
  /** as one has seen it */
  readonly version: number
}

function notUpdated(problem: Problem): WritingFact {
  const newest = newestIn<ListRow>(problem)
  if (newest) return { type: 'row.overtaken', newest }
  return isSignedOut(problem) ? ended : { type: 'rows.refused', problem }
}

export const updateRow = (client: StaffClient) =>
  call(
    ({ list, id, version, row }: KnownRow & { readonly row: RowForm }, signal) =>
      lists[list](client).update(id, row, version, signal),
    { answered: (): WritingFact => ({ type: 'row.updated' }), refused: notUpdated },
  )

export const deleteRow = (client: StaffClient) =>
  call(({ list, id, version }: KnownRow, signal) => lists[list](client).remove(id, version, signal), {
    answered: (): DeletingFact => ({ type: 'row.deleted' }),
    refused: (problem): DeletingFact => (isSignedOut(problem) ? ended : { type: 'deletion.refused', problem }),
  })

/** @param save gives the browser the file, to be kept where its person keeps files */
export const exportProspects = (client: StaffClient, save: (file: Blob) => void) =>
  call(
    async (_: undefined, signal) => {
      const result = await client.exportProspects(signal)
      if (result.ok) save(result.data as unknown as Blob)
      return result
    },
    {
      answered: (): ExportFact => ({ type: 'prospects.saved' }),
      refused: (problem): ExportFact => (isSignedOut(problem) ? ended : { type: 'export.missed', problem }),
    },
  )
