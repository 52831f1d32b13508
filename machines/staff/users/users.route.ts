import type { UsersQuery } from '../../calls/users'
import { oneOf, page, searchParams, text } from '../shell/searchParams'

/** `/admin/users?search=…&sort=…&direction=…&page=…` */
const search = searchParams({
  search: text(),
  sort: oneOf(['name', 'email', 'role', 'created'], 'name'),
  direction: oneOf(['asc', 'desc'], 'asc'),
  page,
})

export const usersQueryIn: (address: string) => UsersQuery = search.read
export const usersAddressOf = (query: UsersQuery): string => search.write('/admin/users', query)
