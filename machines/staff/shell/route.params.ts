import { type CalendarDate, isCalendarDate } from '../../../domain/common/dates'

/** The pages below a contact; null is the contact itself. */
export type ContactPage = 'accounting' | 'attachments' | 'email-logs' | 'history' | null

/** `/admin/<contact id>/<page>`: the page that an address names. */
export const contactIdIn = (address: string): string => address.split('?')[0]?.split('/')[2] ?? ''

/** `/admin/<contact id>?search=…`: the list to return to has the same search. */
export const contactListIn = (address: string): string => {
  const [, search] = address.split('?')
  return `/admin${search ? `?${search}` : ''}`
}

export const contactAddressOf = (contactId: string, page: ContactPage = null): string =>
  `/admin/${contactId}${page ? `/${page}` : ''}`

const wordIn = (params: URLSearchParams, name: string) => params.get(name)?.trim() ?? ''

/** A day from an address; null if it is missing or invalid. */
export function dayIn(params: URLSearchParams, name: string): CalendarDate | null {
  const day = wordIn(params, name)
  return isCalendarDate(day) ? day : null
}

/** The messages for invalid days, by parameter. An invalid day does not filter; its message shows beside its field. */
export function wrongDaysIn<Name extends string>(
  params: URLSearchParams,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const wrong = names.filter((name) => wordIn(params, name) !== '' && dayIn(params, name) === null)
  return Object.fromEntries(
    wrong.map((name) => [name, `“${wordIn(params, name).slice(0, 40)}” is not a day`]),
  ) as Partial<Record<Name, string>>
}

const mostPages = 100_000

/** The page number in an address; the first page if it is missing or invalid. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}
