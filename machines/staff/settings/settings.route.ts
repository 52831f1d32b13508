import { type SettingsList, settingsLists } from '../../../domain/staff/settings'
import type { ListQuery } from '../../calls/settings'
import { pageIn } from '../shell/route.params'

/** The list, or the configuration. The address holds all of it, so that it can be bookmarked and shared. */
export interface SettingsRoute {
  readonly list: SettingsList | 'reference'
  readonly query: ListQuery
}

export const wholeList: ListQuery = { search: '', sort: 'email', direction: 'asc', page: 1 }

/** `/admin/settings/<list>?search=…&sort=…&direction=…&page=…`: the first list, if the address names no list. */
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

/** Turns a route into its address, without the default parameters. */
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
