import { countOf } from '../../../../domain/common/formats'

/** The server stops counting its long lists here (openapi.yaml, findContacts and listMail). */
const mostCounted = 10_000

export const isMore = (total: number): boolean => total >= mostCounted

/** 1,204, or 10,000+. */
export const countedIn = (total: number): string => `${countOf(total)}${isMore(total) ? '+' : ''}`
