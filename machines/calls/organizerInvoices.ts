import type { OrganizerInvoicePage, Result, StaffOrganizerInvoice } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import type { InvoicePaymentAnswers, InvoiceState } from '../../domain/exhibitors/invoice'
import { pageCall, saveCall } from './call'

export interface OrganizerInvoicesQuery {
  readonly search: string
  /** null for every state */
  readonly status: InvoiceState | null
  /** from 1 */
  readonly page: number
}

export const listOrganizerInvoices = (client: StaffClient) =>
  pageCall(
    ({ search, status, page }: OrganizerInvoicesQuery, signal): Promise<Result<OrganizerInvoicePage>> =>
      client.listOrganizerInvoices({ search, page, ...(status && { state: status }) }, signal),
  )

const changed = (row: StaffOrganizerInvoice) => ({ type: 'invoice.changed', row }) as const

interface Payment {
  readonly id: string
  readonly form: InvoicePaymentAnswers
  readonly idempotencyKey: string
}

/** Records the whole payment: each order becomes a policy. */
export const payOrganizerInvoice = (client: StaffClient) =>
  saveCall(
    ({ id, form, idempotencyKey }: Payment, signal) =>
      client.payOrganizerInvoice(id, { ...form }, idempotencyKey, signal),
    { answered: changed },
  )

/** Mails an organizer the link to a new event. */
export const inviteOrganizer = (client: StaffClient) =>
  saveCall(({ email }: { email: string }, signal) => client.inviteOrganizer({ email }, signal), {
    answered: ({ email }) => ({ type: 'organizer.invited', email }) as const,
  })

/** Its orders wait again. */
export const cancelInvoiceOfOrganizer = (client: StaffClient) =>
  saveCall(({ id }: { id: string }, signal) => client.cancelInvoiceOfOrganizer(id, signal), { answered: changed })
