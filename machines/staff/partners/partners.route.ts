import type { PartnersQuery } from '../../calls/partners'
import { oneOf, page, searchParams, text } from '../shell/searchParams'

/** `/admin/partners?search=…&state=…&page=…`: the deliveries that the page lists */
const search = searchParams({
  search: text(),
  state: oneOf(['all', 'waiting', 'delivered', 'failed'], 'all'),
  page,
})

export const partnersQueryIn: (address: string) => PartnersQuery = search.read
export const partnersAddressOf = (query: PartnersQuery): string => search.write('/admin/partners', query)
