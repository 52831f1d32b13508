import { oneOf, page, searchParams, text } from '../shell/searchParams'

/** `/admin/venues?search=…&status=…&sort=…&direction=…&page=…` */
const search = searchParams({
  search: text(),
  status: oneOf(['draft', 'published', 'verified'], null),
  sort: oneOf(['known_as', 'city', 'edited'], 'known_as'),
  direction: oneOf(['asc', 'desc'], 'asc'),
  page,
})

export const venuesQueryIn = search.read
export const venuesAddressOf = (query: ReturnType<typeof search.read>): string => search.write('/admin/venues', query)
