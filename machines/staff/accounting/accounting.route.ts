import { contactAddressOf } from '../shell/route.params'
import { oneOf, page, searchParams, text } from '../shell/searchParams'

/**
 * `/admin/<contact id>/accounting?search=…&order=…&page=…`: the entries that are shown, and from which end. The books of one
 * contact are short, so they are searched and sorted in the browser.
 */
const search = searchParams({ search: text(), order: oneOf(['oldest', 'newest'], 'oldest'), page })

export type BooksQuery = ReturnType<typeof search.read>

export const booksQueryIn = search.read
export const booksAddressOf = (contactId: string, query: BooksQuery): string =>
  search.write(contactAddressOf(contactId, 'accounting'), query)
