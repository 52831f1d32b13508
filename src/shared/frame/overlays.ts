import type { ComponentType } from 'react'

/**
 * A part of every page that is fetched when it is first asked for. Who draws it follows it; one that did not come is asked
 * for again the next time.
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
    /** Rejects where it does not come. */
    fetch: () => {
      fetching ??= load().then(arrived, missed)
      return fetching
    },
  }
}

/** The forgot-quote dialog, which any customer's screen can open. */
export interface ForgotQuote {
  readonly Dialog: ComponentType
  readonly open: () => void
}

const forgotQuotePart = fetchedPart<ForgotQuote>('forgot-quote dialog')
let missed: () => void = () => {}

/** Few have forgotten theirs, so it is fetched when it is first asked for. */
export const forgotQuotes = {
  now: () => forgotQuotePart.now()?.Dialog ?? null,
  follow: forgotQuotePart.follow,
  /** `notFetched` says that it did not come */
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

/** What asks before the answers in this browser are cleared, and clears them after a long silence. */
export interface Session {
  readonly Dialog: ComponentType
  readonly askToClear: () => void
}

const sessionPart = fetchedPart<Session>('session')

/** It is fetched once nobody waits for the first page any more, or when it is asked for. */
export const sessions = {
  now: () => sessionPart.now()?.Dialog ?? null,
  follow: sessionPart.follow,
  from: sessionPart.from,
  begin: () => sessionPart.fetch().catch(() => null),
  askToClear: () => void sessions.begin().then((begun) => begun?.askToClear()),
}
