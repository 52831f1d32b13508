import type { HistoryQuery } from '../calls/history'
import { contactAddressOf, contactIdIn } from '../staff/contact.place'
import { pageIn } from '../staff/page'

/** `/admin/<contact id>/history?page=…` */
export const historyQueryIn = (address: string): HistoryQuery => ({
  id: contactIdIn(address),
  page: pageIn(new URLSearchParams(address.split('?')[1] ?? '')),
})

/** The way back from a place to its address. */
export const historyAddressOf = ({ id, page }: HistoryQuery): string =>
  `${contactAddressOf(id, 'history')}${page > 1 ? `?page=${page}` : ''}`
