import type { UsersQuery } from '../../calls/users'
import { pageIn } from '../shell/route.params'

const columns = ['name', 'email', 'role', 'created'] as const

/** `/admin/users?search=…&sort=…&direction=…&page=…`: without parameters, all users by name. */
export function usersQueryIn(address: string): UsersQuery {
  const params = new URLSearchParams(address.split('?')[1] ?? '')
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    sort: columns.find((column) => column === params.get('sort')) ?? 'name',
    direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
    page: pageIn(params),
  }
}

/** Turns a route into its address, without the default parameters. */
export function usersAddressOf({ search, sort, direction, page }: UsersQuery): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'name' && { sort }),
    ...(direction !== 'asc' && { direction }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin/users${params && `?${params}`}`
}
