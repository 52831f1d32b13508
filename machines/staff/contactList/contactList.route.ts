import type { QuoteStatus } from '../../../contract/client'
import type { ContactFilters, ContactQuery } from '../../calls/staff'
import { dayIn, pageIn, wrongDaysIn } from '../shell/route.params'
import { areUsual, type ColumnName, columns, columnsIn, firstWay, type Sort, usualColumns } from './contactList.columns'

/** Where one is at the desk. The address says it all, so that it can be kept and sent. */
export interface ContactListRoute {
  readonly query: ContactQuery
  readonly columns: readonly ColumnName[]
  /** what of the address is no day, by its name */
  readonly wrongDays: Readonly<Partial<Record<'event_from' | 'event_to', string>>>
}

/** Every quote_status, in the order in which the list offers them. */
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

/** `/admin?search=…&status=…&event_from=…&sort=…&columns=…&page=…`. What is no filter, is none. */
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

/** The way back from a place to its address. What is as it always is, is left out. */
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

/** Whether anything narrows the list beside the status. */
export const isNarrowed = ({ search, event_from, event_to, type, owner, provider }: ContactQuery): boolean =>
  [search, event_from, event_to, type, owner, provider].some(Boolean)

/** In which order the list is; null: in that of its own, which those who wait for a review have. */
export const orderOf = ({ sort, direction, status }: ContactQuery) => {
  if (sort) return { sort, direction: direction ?? firstWay(sort) } as const
  return status === 'referred' ? null : ({ sort: 'edited', direction: 'desc' } as const)
}
