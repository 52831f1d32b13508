import { contactAddressOf, pageIn } from '../shell/route.params'

/** Which entries are looked at, and from which end. The books of one contact are few: they are sorted and searched here. */
export interface BooksQuery {
  readonly search: string
  readonly order: 'oldest' | 'newest'
  /** from 1 */
  readonly page: number
}

/** `/admin/<contact id>/accounting?search=…&order=…&page=…`: as the books are kept, where it does not say otherwise. */
export function booksQueryIn(address: string): BooksQuery {
  const params = new URLSearchParams(address.split('?')[1] ?? '')
  return {
    search: (params.get('search') ?? '').trim(),
    order: params.get('order') === 'newest' ? 'newest' : 'oldest',
    page: pageIn(params),
  }
}

/** The way back from a place to its address. What is as it always is, is left out. */
export function booksAddressOf(contactId: string, { search, order, page }: BooksQuery): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(order !== 'oldest' && { order }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `${contactAddressOf(contactId, 'accounting')}${params && `?${params}`}`
}
