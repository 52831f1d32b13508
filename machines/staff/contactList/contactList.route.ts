import type { QuoteStatus } from '../../../contract/client'
import type { ContactFilters, ContactQuery } from '../../calls/staff'
import { wrongDaysIn } from '../shell/route.params'
import { day, oneOf, page, searchOf, searchParams, text } from '../shell/searchParams'
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

/** `/admin?search=…&status=…&event_from=…&sort=…&columns=…&page=…`. An unknown value filters nothing. */
const search = searchParams({
  search: text(),
  status: oneOf(quoteStatuses, null),
  event_from: day,
  event_to: day,
  type: text(),
  owner: text(),
  provider: oneOf(['first', 'second'], null),
  sort: oneOf(sorts, null),
  direction: oneOf(['asc', 'desc'], null),
  columns: text(1000),
  page,
})

export function contactListRouteIn(address: string): ContactListRoute {
  const { search: words, status, page, columns: _, ...filters } = search.read(address)
  return {
    query: { search: words, status, ...filtersIn(filters), page },
    columns: columnsIn(searchOf(address)),
    wrongDays: wrongDaysIn(searchOf(address), ['event_from', 'event_to']),
  }
}

const filtersIn = ({ sort, direction, ...filters }: ContactFiltersRead): ContactFilters => {
  const given = Object.entries(filters).filter(([, value]) => value !== null && value !== '')
  return { ...Object.fromEntries(given), ...(sort && { sort, ...(direction && { direction }) }) }
}
type ContactFiltersRead = Omit<ReturnType<typeof search.read>, 'search' | 'status' | 'page' | 'columns'>

export function contactListAddressOf(query: ContactQuery, chosen: readonly ColumnName[] = usualColumns): string {
  const { sort = null, direction } = query
  return search.write('/admin', {
    ...query,
    event_from: query.event_from ?? null,
    event_to: query.event_to ?? null,
    type: query.type ?? '',
    owner: query.owner ?? '',
    provider: query.provider ?? null,
    sort,
    direction: sort && direction && direction !== firstWay(sort) ? direction : null,
    columns: areUsual(chosen) ? '' : chosen.join(),
  })
}

/** Whether anything narrows the list beside the status. */
export const isNarrowed = ({ search, event_from, event_to, type, owner, provider }: ContactQuery): boolean =>
  [search, event_from, event_to, type, owner, provider].some(Boolean)

/** In which order the list is; null: in that of its own, which those who wait for a review have. */
export const orderOf = ({ sort, direction, status }: ContactQuery) => {
  if (sort) return { sort, direction: direction ?? firstWay(sort) } as const
  return status === 'referred' ? null : ({ sort: 'edited', direction: 'desc' } as const)
}
