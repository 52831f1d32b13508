import { type SettingsList, settingsLists } from '../../../domain/staff/settings'
import type { ListQuery } from '../../calls/settings'
import { pageIn } from '../shell/route.params'

/** Which list, or what the program is configured with; the address says it all, so that it can be kept and sent. */
export interface SettingsRoute {
  readonly list: SettingsList | 'reference'
  readonly query: ListQuery
}

export const wholeList: ListQuery = { search: '', sort: 'email', direction: 'asc', page: 1 }

/** `/admin/settings/<list>?search=…&sort=…&direction=…&page=…`: the first list, where the address names none there is. */
export function settingsRouteIn(address: string): SettingsRoute {
  const [path = '', search = ''] = address.split('?')
  const [, , , name] = path.split('/')
  const params = new URLSearchParams(search)
  return {
    list: name === 'reference' ? name : (settingsLists.find((list) => list === name) ?? settingsLists[0]),
    query: {
      search: (params.get('search') ?? '').trim().slice(0, 200),
      sort: params.get('sort') === 'created' ? 'created' : 'email',
      direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
      page: pageIn(params),
    },
  }
}

/** The way back from a place to its address. What is as it always is, is left out. */
export function settingsAddressOf(list: SettingsRoute['list'], query: ListQuery = wholeList): string {
  const { search, sort, direction, page } = query
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'email' && { sort }),
    ...(direction !== 'asc' && { direction }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin/settings/${list}${params && `?${params}`}`
}
