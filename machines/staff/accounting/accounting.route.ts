import { contactAddressOf, pageIn } from '../shell/route.params'

/**
 * The filter and the order of the entries. The books of one contact are short, so they are sorted and searched in the
 * browser.
 */
export interface BooksQuery {
  readonly search: string
  readonly order: 'oldest' | 'newest'
  /** from 1 */
  readonly page: number
}

/**
 * `/admin/<contact id>/accounting?search=…&order=…&page=…`: without parameters, all entries in the order of the books.
 */
export function booksQueryIn(address: string): BooksQuery {
  const params = new URLSearchParams(address.split('?')[1] ?? '')
  return {
    search: (params.get('search') ?? '').trim(),
    order: params.get('order') === 'newest' ? 'newest' : 'oldest',
    page: pageIn(params),
  }
}

/** Turns a route into its address, without the default parameters. */
export function booksAddressOf(contactId: string, { search, order, page }: BooksQuery): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(order !== 'oldest' && { order }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `${contactAddressOf(contactId, 'accounting')}${params && `?${params}`}`
}
