import type { QuoteStatus } from '../../contract/client'
import type { ContactFilters, ContactQuery } from '../calls/staff'
import { dayIn, wrongDaysIn } from './days'
import { areUsual, type ColumnName, columns, columnsIn, firstWay, type Sort, usualColumns } from './desk.columns'
import { pageIn } from './page'

/** Where one is at the desk. The address says it all, so that it can be kept and sent. */
export interface DeskPlace {
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
const oneOf = <One extends string>(all: readonly One[], said: string | null) => all.find((one) => one === said)
const words = (said: string | null) => (said ?? '').trim().slice(0, 200)

/** `/admin?search=…&status=…&event_from=…&sort=…&columns=…&page=…`. What is no filter, is none. */
export function deskPlaceIn(address: string): DeskPlace {
  const said = new URLSearchParams(address.split('?')[1] ?? '')
  return {
    query: {
      search: words(said.get('search')),
      status: oneOf(quoteStatuses, said.get('status')) ?? null,
      ...filtersIn(said),
      page: pageIn(said),
    },
    columns: columnsIn(said),
    wrongDays: wrongDaysIn(said, ['event_from', 'event_to']),
  }
}

function filtersIn(said: URLSearchParams): ContactFilters {
  const [event_from, event_to] = [dayIn(said, 'event_from'), dayIn(said, 'event_to')]
  const [type, owner] = [words(said.get('type')), words(said.get('owner'))]
  const provider = oneOf(['first', 'second'], said.get('provider'))
  const sort = oneOf(sorts, said.get('sort'))
  const direction = sort && oneOf(['asc', 'desc'], said.get('direction'))
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
export function deskAddressOf(query: ContactQuery, chosen: readonly ColumnName[] = usualColumns): string {
  const { search, status, page, sort, direction, ...filters } = query
  const said = new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...filters,
    ...(sort && { sort }),
    ...(sort && direction && direction !== firstWay(sort) && { direction }),
    ...(!areUsual(chosen) && { columns: chosen.join() }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin${said && `?${said}`}`
}

/** Whether anything narrows the list beside the status. */
export const isNarrowed = ({ search, event_from, event_to, type, owner, provider }: ContactQuery): boolean =>
  [search, event_from, event_to, type, owner, provider].some(Boolean)

/** In which order the list is; null: in that of its own, which those who wait for a review have. */
export const orderOf = ({ sort, direction, status }: ContactQuery) => {
  if (sort) return { sort, direction: direction ?? firstWay(sort) } as const
  return status === 'referred' ? null : ({ sort: 'edited', direction: 'desc' } as const)
}
