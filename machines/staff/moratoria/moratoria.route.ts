import type { MoratoriaQuery } from '../../calls/moratoria'
import { oneOf, page, searchParams, text } from '../shell/searchParams'

/** `/admin/moratoria?search=…&sort=…&direction=…&page=…` */
const search = searchParams({
  search: text(),
  sort: oneOf(['from', 'until', 'created'], 'created'),
  direction: oneOf(['asc', 'desc'], 'desc'),
  page,
})

export const moratoriaQueryIn: (address: string) => MoratoriaQuery = search.read
export const moratoriaAddressOf = (query: MoratoriaQuery): string => search.write('/admin/moratoria', query)
