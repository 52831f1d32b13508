import type { ComponentType } from 'react'

/**
 * A part of every page that loads on first use. Its component subscribes to it. A failed load is retried on the next
 * use.
 */
function fetchedPart<Part>(name: string) {
  const listeners = new Set<() => void>()
  let load: () => Promise<Part> = () => Promise.reject(new Error(`there is no ${name}`))
  let fetching: Promise<Part> | null = null
  let part: Part | null = null

  const arrived = (it: Part) => {
    part = it
    for (const listener of listeners) listener()
    return it
  }
  const missed = (error: unknown) => {
    fetching = null
    throw error
  }
  return {
    now: () => part,
    follow: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** called once, before anything is drawn */
    from: (loading: typeof load) => {
      load = loading
      fetching = part = null
    },
    /** Rejects if the part cannot be loaded. */
    fetch: () => {
      fetching ??= load().then(arrived, missed)
      return fetching
    },
  }
}

/** The forgot-quote dialog, which any customer screen can open. */
export interface ForgotQuote {
  readonly Dialog: ComponentType
  readonly open: () => void
}

const forgotQuotePart = fetchedPart<ForgotQuote>('forgot-quote dialog')
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

const sessionPart = fetchedPart<Session>('session')

/** Loads after the first page, or on first use. */
export const sessions = {
  now: () => sessionPart.now()?.Dialog ?? null,
  follow: sessionPart.follow,
  from: sessionPart.from,
  begin: () => sessionPart.fetch().catch(() => null),
  askToClear: () => void sessions.begin().then((begun) => begun?.askToClear()),
}
