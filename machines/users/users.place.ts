import type { UsersQuery } from '../calls/users'
import { pageIn } from '../staff/page'

const columns = ['name', 'email', 'role', 'created'] as const

/** `/admin/users?search=…&sort=…&direction=…&page=…`: everybody by name, where it does not say otherwise. */
export function usersQueryIn(address: string): UsersQuery {
  const said = new URLSearchParams(address.split('?')[1] ?? '')
  return {
    search: (said.get('search') ?? '').trim().slice(0, 200),
    sort: columns.find((column) => column === said.get('sort')) ?? 'name',
    direction: said.get('direction') === 'desc' ? 'desc' : 'asc',
    page: pageIn(said),
  }
}

/** The way back from a place to its address. What is as it always is, is left out. */
export function usersAddressOf({ search, sort, direction, page }: UsersQuery): string {
  const said = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'name' && { sort }),
    ...(direction !== 'asc' && { direction }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin/users${said && `?${said}`}`
}
