import { type ExhibitorState, exhibitorStates } from '../../../domain/exhibitors/board'
import { oneOf, page, searchParams, text } from '../../staff/shell/searchParams'

/** `/organizer/<token>?search=…&status=…&sort=…&page=…` */
const search = searchParams({
  search: text(100),
  status: oneOf(Object.keys(exhibitorStates) as readonly ExhibitorState[], null),
  sort: oneOf(['business', 'booth', 'state'], 'business'),
  page,
})

export interface ExhibitorBoardAddress {
  /** of the mailed link */
  readonly token: string
  readonly query: ReturnType<typeof search.read>
}

const pathOf = (token: string) => `/organizer/${token}`

/** @param address path and search below `/quote` */
export const organizerTokenIn = (address: string): string => address.split(/[/?]/)[2] ?? ''
export const exhibitorBoardIn = (address: string): ExhibitorBoardAddress => ({
  token: organizerTokenIn(address),
  query: search.read(address),
})
export const exhibitorBoardAddressOf = ({ token, query }: ExhibitorBoardAddress): string =>
  search.write(pathOf(token), query)
/** The whole board of an organizer. */
export const wholeExhibitorBoardOf = (token: string): string =>
  exhibitorBoardAddressOf({ token, query: search.read('') })
export const organizerEventAddressOf = (token: string): string => `${pathOf(token)}/event`
/** The orders that the organizer pays, and its invoices. */
export const organizerPaymentsAddressOf = (token: string): string => `${pathOf(token)}/payments`
