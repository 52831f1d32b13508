import type { LogsQuery } from '../../calls/attachments'
import { contactAddressOf, contactIdIn } from '../shell/route.params'
import { page, searchParams } from '../shell/searchParams'

/** `/admin/<contact id>/email-logs?page=…` */
const search = searchParams({ page })

export const logsQueryIn = (address: string): LogsQuery => ({
  contactId: contactIdIn(address),
  ...search.read(address),
})
export const logsAddressOf = ({ contactId, page }: LogsQuery): string =>
  search.write(contactAddressOf(contactId, 'email-logs'), { page })
