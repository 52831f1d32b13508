import type { MailRow } from '../../../contract/client'
import type { MailQuery } from '../../calls/mail'
import { pageIn } from '../shell/route.params'

/** Where one is in the mailbox: the list, or one message. The address says it all, so that it can be kept and sent. */
export interface MailboxRoute {
  readonly query: MailQuery
  /** of the message; null: the list */
  readonly number: number | null
  /** whose log one came from; null: the mailbox itself */
  readonly of: string | null
}

/** In the order in which the list offers them. */
export const mailStates = Object.keys({ failed: true, sending: true, sent: true } satisfies Record<
  MailRow['state'],
  true
>) as MailRow['state'][]

/** `/admin/mailbox?search=…&state=…&page=…`, or `/admin/mailbox/<number>` with the list to go back to. */
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
    // what is no number is a message that there is not
    number: number ? (/^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0) : null,
    of: /^[\w-]{1,60}$/.exec(params.get('of') ?? '')?.[0] ?? null,
  }
}

/** A message of a contact's log: the way back from it leads there. */
export const mailOfContactAddressOf = (contactId: string, number: number): string =>
  `/admin/mailbox/${number}?of=${contactId}`

/** The way back from a place to its address. What is as it always is, is left out. */
export function mailboxAddressOf({ search, state, page }: MailQuery, number: number | null = null): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin/mailbox${number === null ? '' : `/${number}`}${params && `?${params}`}`
}
