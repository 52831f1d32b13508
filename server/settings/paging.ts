/** What a page of a settings list is asked for by; what is left out is as it always is. */
export interface ListQuery {
  /** part of an address or of a note */
  readonly search?: string
  readonly sort?: 'email' | 'created'
  readonly direction?: 'asc' | 'desc'
  /** from 1 */
  readonly page?: number
  /** rows a page */
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
  pattern: patternOf(search),
  sort,
  direction,
  page,
  size,
  offset: (page - 1) * size,
})

/** What is typed is looked for as it is. */
const patternOf = (search: string) => `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
