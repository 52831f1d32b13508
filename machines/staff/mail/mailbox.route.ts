import type { MailRow } from '../../../contract/client'
import type { MailQuery } from '../../calls/mail'
import { pageIn } from '../shell/route.params'

/**
 * The route of the mailbox: the list, or one message. The address holds all of it, so that it can be bookmarked and
 * shared.
 */
export interface MailboxRoute {
  readonly query: MailQuery
  /** of the message; null for the list */
  readonly number: number | null
  /** the contact of the log that led here; null for the mailbox itself */
  readonly of: string | null
}

/** In the list's order. */
export const mailStates = Object.keys({ failed: true, sending: true, sent: true } satisfies Record<
  MailRow['state'],
  true
>) as MailRow['state'][]

/** `/admin/mailbox?search=…&state=…&page=…`, or `/admin/mailbox/<number>` with the query of the list to return to. */
export function mailboxRouteIn(address: string): MailboxRoute {
  const [path = '', search = ''] = address.split('?')
  const [, , , number] = path.split('/')
  const params = new URLSearchParams(search)
  return {
    query: {
      search: (params.get('search') ?? '').trim().slice(0, 200),
      state: mailStates.find((state) => state === params.get('state')) ?? null,
      page: pageIn(params),
    },
    // an invalid number is a message that does not exist
    number: number ? (/^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0) : null,
    of: /^[\w-]{1,60}$/.exec(params.get('of') ?? '')?.[0] ?? null,
  }
}

/** A message of a contact's log, which it links back to. */
export const mailOfContactAddressOf = (contactId: string, number: number): string =>
  `/admin/mailbox/${number}?of=${contactId}`

/** Turns a route into its address, without the default parameters. */
export function mailboxAddressOf({ search, state, page }: MailQuery, number: number | null = null): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin/mailbox${number === null ? '' : `/${number}`}${params && `?${params}`}`
}
