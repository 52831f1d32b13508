import type { ComponentType } from 'react'
import { fetchedPart } from './fetchedPart'

/** The forgot-quote dialog, which any customer's screen can open. */
export interface ForgotQuote {
  readonly Dialog: ComponentType
  readonly open: () => void
}

const { now, follow, from, fetch } = fetchedPart<ForgotQuote>('forgot-quote dialog')
let missed: () => void = () => {}

/** Few have forgotten theirs, so it is fetched when it is first asked for. */
export const forgotQuotes = {
  now: () => now()?.Dialog ?? null,
  follow,
  /** `notFetched` says that it did not come */
  from: (loading: Parameters<typeof from>[0], notFetched: typeof missed) => {
    missed = notFetched
    from(loading)
  },
  open: () =>
    fetch().then(
      (fetched) => fetched.open(),
      () => missed(),
    ),
}
