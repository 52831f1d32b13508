import type { QuoteStatus } from '../../contract/client'
import type { ContactQuery } from '../calls/staff'
import { pageIn } from './page'

/** Where one is at the desk: the list, or one contact. The address says it all, so that it can be kept and sent. */
export interface DeskPlace {
  readonly query: ContactQuery
  /** null: the list */
  readonly contactId: string | null
}

/** Every quote_status, in the order in which the list offers them. */
export const quoteStatuses = Object.keys({
  draft: true,
  quoted: true,
  referred: true,
  approved: true,
  awaitingPayment: true,
  purchased: true,
  declined: true,
  cancelled: true,
  expired: true,
} satisfies Record<QuoteStatus, true>) as QuoteStatus[]

/** `/admin?search=…&status=…&page=…`, or `/admin/<contact id>` with the same search, which is the list to go back to. */
export function deskPlaceIn(address: string): DeskPlace {
  const [path = '', search = ''] = address.split('?')
  const [, , contactId] = path.split('/')
  const said = new URLSearchParams(search)
  return {
    query: {
      search: (said.get('search') ?? '').trim().slice(0, 200),
      status: quoteStatuses.find((status) => status === said.get('status')) ?? null,
      page: pageIn(said),
    },
    contactId: contactId || null,
  }
}

/** The way back from a place to its address. What is as it always is, is left out. */
export function deskAddressOf({ search, status, page }: ContactQuery, contactId: string | null = null): string {
  const said = new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin${contactId ? `/${contactId}` : ''}${said && `?${said}`}`
}
