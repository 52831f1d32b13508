import type { MailRow } from '../../../contract/client'
import type { MailQuery } from '../../calls/mail'
import { oneOf, page, searchOf, searchParams, text } from '../shell/searchParams'

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

/** `/admin/mailbox?search=…&state=…&page=…`, or `/admin/mailbox/<number>` with the list to return to. */
const search = searchParams({ search: text(), state: oneOf(mailStates, null), page })

export function mailboxRouteIn(address: string): MailboxRoute {
  const [, , , number] = (address.split('?')[0] ?? '').split('/')
  return {
    query: search.read(address),
    // 0: a message that does not exist
    number: number ? (/^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0) : null,
    of: /^[\w-]{1,60}$/.exec(searchOf(address).get('of') ?? '')?.[0] ?? null,
  }
}

/** A message of a contact's log: the way back from it leads there. */
export const mailOfContactAddressOf = (contactId: string, number: number): string =>
  `/admin/mailbox/${number}?of=${contactId}`

export const mailboxAddressOf = (query: MailQuery, number: number | null = null): string =>
  search.write(number === null ? '/admin/mailbox' : `/admin/mailbox/${number}`, query)
