import type { HistoryQuery } from '../../calls/contacts'
import { contactAddressOf, contactIdIn } from '../shell/route.params'
import { page, searchParams } from '../shell/searchParams'

/** `/admin/<contact id>/history?page=…` */
const search = searchParams({ page })

export const historyQueryIn = (address: string): HistoryQuery => ({
  id: contactIdIn(address),
  ...search.read(address),
})
export const historyAddressOf = ({ id, page }: HistoryQuery): string =>
  search.write(contactAddressOf(id, 'history'), { page })
