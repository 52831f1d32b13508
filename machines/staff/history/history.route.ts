import type { HistoryQuery } from '../../calls/contacts'
import { contactAddressOf, contactIdIn, pageIn } from '../shell/route.params'

/** `/admin/<contact id>/history?page=…` */
export const historyQueryIn = (address: string): HistoryQuery => ({
  id: contactIdIn(address),
  page: pageIn(new URLSearchParams(address.split('?')[1] ?? '')),
})

/** Turns a route into its address. */
export const historyAddressOf = ({ id, page }: HistoryQuery): string =>
  `${contactAddressOf(id, 'history')}${page > 1 ? `?page=${page}` : ''}`
