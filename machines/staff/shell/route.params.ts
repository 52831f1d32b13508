import { type CalendarDate, isCalendarDate } from '../../../domain/common/dates'

/** What has a room of its own below one contact; null is the contact itself. */
export type ContactPage = 'accounting' | 'attachments' | 'email-logs' | 'history' | null

/** `/admin/<contact id>/<room>`: whose room an address is. */
export const contactIdIn = (address: string): string => address.split('?')[0]?.split('/')[2] ?? ''

/** `/admin/<contact id>?search=…`: the list to go back to has the same search. */
export const contactListIn = (address: string): string => {
  const [, search] = address.split('?')
  return `/admin${search ? `?${search}` : ''}`
}

export const contactAddressOf = (contactId: string, page: ContactPage = null): string =>
  `/admin/${contactId}${page ? `/${page}` : ''}`

const wordIn = (params: URLSearchParams, name: string) => params.get(name)?.trim() ?? ''

/** A day that an address says; null where it says none that exists. */
export function dayIn(params: URLSearchParams, name: string): CalendarDate | null {
  const day = wordIn(params, name)
  return isCalendarDate(day) ? day : null
}

/** What of these is no day, in words, by its name. It narrows nothing, and is said beside its field. */
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

/** Which page an address says; the first where it says none that there can be. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}
