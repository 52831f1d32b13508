import { isCalendarDate } from '../../../domain/common/dates'

/** The pages of one contact; null is the contact itself. */
export type ContactPage = 'accounting' | 'attachments' | 'email-logs' | 'history' | 'rain' | null

/** The contact of `/admin/<contact id>/<page>`. */
export const contactIdIn = (address: string): string => address.split('?')[0]?.split('/')[2] ?? ''

/** `/admin/<contact id>?search=…`: the list to return to has the same search. */
export const contactListIn = (address: string): string => {
  const [, search] = address.split('?')
  return `/admin${search ? `?${search}` : ''}`
}

export const contactAddressOf = (contactId: string, page: ContactPage = null): string =>
  `/admin/${contactId}${page ? `/${page}` : ''}`

/** By its name, the message of each day in a search that does not exist. Such a day filters nothing. */
export function wrongDaysIn<Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const texts = names.map((name) => [name, search.get(name)?.trim() ?? ''] as const)
  const wrong = texts.filter(([, text]) => text !== '' && !isCalendarDate(text))
  return Object.fromEntries(wrong.map(([name, text]) => [name, `“${text.slice(0, 40)}” is not a day`])) as Partial<
    Record<Name, string>
  >
}
