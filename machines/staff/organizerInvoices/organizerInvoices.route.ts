import { type InvoiceState, invoiceStates } from '../../../domain/exhibitors/invoice'
import type { OrganizerInvoicesQuery } from '../../calls/organizerInvoices'
import { oneOf, page, searchParams, text } from '../shell/searchParams'

/** `/admin/organizer-invoices?search=…&status=…&page=…` */
const search = searchParams({
  search: text(),
  status: oneOf(Object.keys(invoiceStates) as readonly InvoiceState[], null),
  page,
})

export const organizerInvoicesQueryIn: (address: string) => OrganizerInvoicesQuery = search.read
export const organizerInvoicesAddressOf = (query: OrganizerInvoicesQuery): string =>
  search.write('/admin/organizer-invoices', query)
