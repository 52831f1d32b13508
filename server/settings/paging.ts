import { containing } from '../platform/db/patterns'
/** The query of a settings list; missing fields have defaults. */
export interface ListQuery {
  /** part of an address or of a note */
  readonly search?: string
  readonly sort?: 'email' | 'created'
  readonly direction?: 'asc' | 'desc'
  /** from 1 */
  readonly page?: number
  /** rows per page */
  readonly size?: number
}

export interface Paging extends Required<Omit<ListQuery, 'search'>> {
  /** for `ilike` */
  readonly pattern: string
  /** rows before the page */
  readonly offset: number
}

export const pagingOf = ({
  search = '',
  sort = 'email',
  direction = 'asc',
  page = 1,
  size = 50,
}: ListQuery): Paging => ({
  pattern: containing(search.trim()),
  sort,
  direction,
  page,
  size,
  offset: (page - 1) * size,
})
