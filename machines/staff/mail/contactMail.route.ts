import type { LogsQuery } from '../../calls/attachments'
import { contactAddressOf, contactIdIn, pageIn } from '../shell/route.params'

/** `/admin/<contact id>/email-logs?page=…` */
export const logsQueryIn = (address: string): LogsQuery => ({
  contactId: contactIdIn(address),
  page: pageIn(new URLSearchParams(address.split('?')[1] ?? '')),
})

/** Turns a route into its address. The first page is left out. */
export const logsAddressOf = ({ contactId, page }: LogsQuery): string =>
  `${contactAddressOf(contactId, 'email-logs')}${page > 1 ? `?page=${page}` : ''}`
