import { countOf } from '../../../../domain/common/formats'
import type { ContactPage } from '../../../../machines/calls/staff'

/** The server stops counting its long lists here (openapi.yaml, findContacts and listMail). */
const mostCounted = 10_000

/** @param countedTo where the server stopped counting */
export const isMore = (total: number, countedTo = mostCounted): boolean => total >= countedTo

/** 1,204, or 10,000+. */
export const countedIn = (total: number, countedTo?: number): string => withPlus(total, isMore(total, countedTo))

/** The count of a status. The matches of a search are counted in all, so that each count is open once they are. */
export const statusCountIn = (
  count: number,
  { counts, counted_to }: Pick<ContactPage, 'counts' | 'counted_to'>,
): string => withPlus(count, isMore(counted_to < mostCounted ? (counts['all'] ?? 0) : count, counted_to))

const withPlus = (total: number, isOpen: boolean) => `${countOf(total)}${isOpen ? '+' : ''}`
