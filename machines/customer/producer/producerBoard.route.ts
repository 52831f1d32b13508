import type { QuoteStatus } from '../../../contract/client'
import { statusWords } from '../../../domain/quote/statusWords'
import { oneOf, page, searchParams, text } from '../../staff/shell/searchParams'

/** `/producer/<token>?search=…&status=…&sort=…&page=…` */
const search = searchParams({
  search: text(100),
  status: oneOf(Object.keys(statusWords) as readonly QuoteStatus[], null),
  sort: oneOf(['edited', 'event_start_date', 'insured_name', 'quote_status'], 'edited'),
  page,
})

export interface ProducerBoardAddress {
  /** of the mailed link */
  readonly token: string
  readonly query: ReturnType<typeof search.read>
}

const pathOf = (token: string) => `/producer/${token}`

/** @param address path and search below `/quote` */
export const producerBoardIn = (address: string): ProducerBoardAddress => ({
  token: address.split(/[/?]/)[2] ?? '',
  query: search.read(address),
})
export const producerBoardAddressOf = ({ token, query }: ProducerBoardAddress): string =>
  search.write(pathOf(token), query)
/** All quotes and policies of a producer. */
export const wholeProducerBoardOf = (token: string): string => producerBoardAddressOf({ token, query: search.read('') })
