import type { ComponentType } from 'react'
import { fetchedPart } from '../browser/fetchedPart'

/** The forgot-quote dialog, which any customer screen can open. */
export interface ForgotQuote {
  readonly Dialog: ComponentType
  readonly open: () => void
}

const forgotQuotePart = fetchedPart<ForgotQuote>(() => Promise.reject(new Error('there is no forgot-quote dialog')))
let missed: () => void = () => {}

/** Few customers need it, so it loads on first use. */
export const forgotQuotes = {
  now: () => forgotQuotePart.now()?.Dialog ?? null,
  follow: forgotQuotePart.follow,
  /** `notFetched` reports a failed load */
  from: (loading: Parameters<typeof forgotQuotePart.from>[0], notFetched: typeof missed) => {
    missed = notFetched
    forgotQuotePart.from(loading)
  },
  open: () =>
    forgotQuotePart.fetch().then(
      (fetched) => fetched.open(),
      () => missed(),
    ),
}

/** Confirms the clearing of this browser's answers, and clears them after a long silence. */
export interface Session {
  readonly Dialog: ComponentType
  readonly askToClear: () => void
}

const sessionPart = fetchedPart<Session>(() => Promise.reject(new Error('there is no session')))

/** Loads after the first page, or on first use. */
export const sessions = {
  now: () => sessionPart.now()?.Dialog ?? null,
  follow: sessionPart.follow,
  from: sessionPart.from,
  begin: () => sessionPart.fetch().catch(() => null),
  askToClear: () => void sessions.begin().then((begun) => begun?.askToClear()),
}
