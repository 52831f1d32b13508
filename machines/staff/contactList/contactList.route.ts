import type { QuoteStatus } from '../../../contract/client'
import type { ContactFilters, ContactQuery } from '../../calls/staff'
import { dayIn, pageIn, wrongDaysIn } from '../shell/route.params'
import { areUsual, type ColumnName, columns, columnsIn, firstWay, type Sort, usualColumns } from './contactList.columns'

/** The query of the contact list. The address holds all of it, so that it can be bookmarked and shared. */
export interface ContactListRoute {
  readonly query: ContactQuery
  readonly columns: readonly ColumnName[]
  /** invalid days, by parameter */
  readonly wrongDays: Readonly<Partial<Record<'event_from' | 'event_to', string>>>
}

/** Every quote_status, in the list's order. */
export const quoteStatuses = Object.keys({
  draft: true,
  quoted: true,
  referred: true,
  approved: true,
  awaitingPayment: true,
  purchased: true,
  declined: true,
  cancelled: true,
  expired: true,
} satisfies Record<QuoteStatus, true>) as QuoteStatus[]

const sorts = Object.values(columns).flatMap((column): Sort[] => ('sort' in column ? [column.sort] : []))
const oneOf = <One extends string>(all: readonly One[], param: string | null) => all.find((one) => one === param)
const words = (param: string | null) => (param ?? '').trim().slice(0, 200)

/** `/admin?search=…&status=…&event_from=…&sort=…&columns=…&page=…`. An invalid filter is ignored. */
export function contactListRouteIn(address: string): ContactListRoute {
  const param = new URLSearchParams(address.split('?')[1] ?? '')
  return {
    query: {
      search: words(param.get('search')),
      status: oneOf(quoteStatuses, param.get('status')) ?? null,
      ...filtersIn(param),
      page: pageIn(param),
    },
    columns: columnsIn(param),
    wrongDays: wrongDaysIn(param, ['event_from', 'event_to']),
  }
}

function filtersIn(param: URLSearchParams): ContactFilters {
  const [event_from, event_to] = [dayIn(param, 'event_from'), dayIn(param, 'event_to')]
  const [type, owner] = [words(param.get('type')), words(param.get('owner'))]
  const provider = oneOf(['first', 'second'], param.get('provider'))
  const sort = oneOf(sorts, param.get('sort'))
  const direction = sort && oneOf(['asc', 'desc'], param.get('direction'))
  return {
    ...(event_from && { event_from }),
    ...(event_to && { event_to }),
    ...(type && { type }),
    ...(owner && { owner }),
    ...(provider && { provider }),
    ...(sort && { sort }),
    ...(direction && { direction }),
  }
}

/** Turns a route into its address, without the default parameters. */
export function contactListAddressOf(query: ContactQuery, chosen: readonly ColumnName[] = usualColumns): string {
  const { search, status, page, sort, direction, ...filters } = query
  const param = new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...filters,
    ...(sort && { sort }),
    ...(sort && direction && direction !== firstWay(sort) && { direction }),
    ...(!areUsual(chosen) && { columns: chosen.join() }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin${param && `?${param}`}`
}

/** Whether a filter other than the status applies. */
export const isNarrowed = ({ search, event_from, event_to, type, owner, provider }: ContactQuery): boolean =>
  [search, event_from, event_to, type, owner, provider].some(Boolean)

/** The list's order; null for the order of the review queue. */
export const orderOf = ({ sort, direction, status }: ContactQuery) => {
  if (sort) return { sort, direction: direction ?? firstWay(sort) } as const
  return status === 'referred' ? null : ({ sort: 'edited', direction: 'desc' } as const)
}
