import { type SettingsList, settingsLists } from '../../../domain/staff/settings'
import type { ListQuery } from '../../calls/settings'
import { oneOf, page, searchParams, text } from '../shell/searchParams'

/** Which list, or what the program is configured with; the address says it all, so that it can be kept and sent. */
export interface SettingsRoute {
  readonly list: SettingsList | 'reference'
  readonly query: ListQuery
}

/** `/admin/settings/<list>?search=…&sort=…&direction=…&page=…` */
const search = searchParams({
  search: text(),
  sort: oneOf(['email', 'created'], 'email'),
  direction: oneOf(['asc', 'desc'], 'asc'),
  page,
})

export const wholeList: ListQuery = search.read('')

/** An unknown list reads as the first. */
export function settingsRouteIn(address: string): SettingsRoute {
  const [, , , name] = (address.split('?')[0] ?? '').split('/')
  return {
    list: name === 'reference' ? name : (settingsLists.find((list) => list === name) ?? settingsLists[0]),
    query: search.read(address),
  }
}

export const settingsAddressOf = (list: SettingsRoute['list'], query: ListQuery = wholeList): string =>
  search.write(`/admin/settings/${list}`, query)
