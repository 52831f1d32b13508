import type { ContactFilters } from '../../calls/staff'

/** All columns of the list, in order, with their sort keys. */
export const columns = {
  quote_number: { sort: 'quote_number' },
  insured_name: { sort: 'insured_name' },
  emailAddress: {},
  event_type: { sort: 'event_type' },
  event_name: {},
  event_start_date: { sort: 'event_start_date' },
  event_location_name: {},
  event_location_state: {},
  quote_status: { sort: 'quote_status' },
  policy_number: {},
  provider: {},
  record_owner: {},
  created: { sort: 'created' },
  amount_due: { sort: 'amount_due' },
  edited: { sort: 'edited' },
} as const satisfies Record<string, { readonly sort?: Sort }>

export type Sort = NonNullable<ContactFilters['sort']>
export type Direction = NonNullable<ContactFilters['direction']>
export type ColumnName = keyof typeof columns

export const columnNames = Object.keys(columns) as ColumnName[]

/** Links to the contact. */
export const firstColumn: ColumnName = 'quote_number'

export const usualColumns: readonly ColumnName[] = [
  firstColumn,
  'insured_name',
  'event_type',
  'event_start_date',
  'event_location_name',
  'quote_status',
  'policy_number',
  'amount_due',
  'edited',
]

/** The columns that an address names, and the first one; the default columns if it names none. */
export function columnsIn(params: URLSearchParams): readonly ColumnName[] {
  const named = (params.get('columns') ?? '').split(',')
  const known = columnNames.filter((name) => name === firstColumn || named.includes(name))
  return known.length > 1 ? known : usualColumns
}

export const areUsual = (chosen: readonly ColumnName[]): boolean => chosen.join() === usualColumns.join()

/** A column's initial direction: newest first, or alphabetical. */
export const firstWay = (sort: Sort): Direction => (sort === 'edited' || sort === 'created' ? 'desc' : 'asc')
