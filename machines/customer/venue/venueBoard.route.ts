import { oneOf, page, searchParams, text } from '../../staff/shell/searchParams'

/** `/venue/<token>/events?search=…&status=…&page=…` */
const search = searchParams({
  search: text(100),
  status: oneOf(['inForce', 'notYet', 'unmet', 'cancelled', 'missing'], null),
  page,
})

export interface BoardAddress {
  /** of the mailed link */
  readonly token: string
  readonly query: ReturnType<typeof search.read>
}

/** @param address path and search below `/quote` */
export const boardIn = (address: string): BoardAddress => ({
  token: address.split('/')[2] ?? '',
  query: search.read(address),
})
export const boardAddressOf = ({ token, query }: BoardAddress): string => search.write(`/venue/${token}/events`, query)
/** The whole board of a venue. */
export const wholeBoardOf = (token: string): string => boardAddressOf({ token, query: search.read('') })
export const sheetAddressOf = (token: string): string => `/venue/${token}`
