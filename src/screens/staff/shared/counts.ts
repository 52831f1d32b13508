import { countOf } from '../../../../domain/common/formats'

/** The server counts its long lists no further (openapi.yaml, findContacts and listMail). */
const mostCounted = 10_000

export const isMore = (total: number): boolean => total >= mostCounted

/** 1,204, or 10,000+. */
export const countedIn = (total: number): string => `${countOf(total)}${isMore(total) ? '+' : ''}`
