import type { ComponentType } from 'react'

/** The forgot-quote dialog, which any customer's screen can open. */
export interface ForgotQuote {
  readonly Dialog: ComponentType
  readonly open: () => void
}

const listeners = new Set<() => void>()
let load: () => Promise<ForgotQuote> = () => Promise.reject(new Error('there is no forgot-quote dialog'))
let missed: () => void = () => {}
let fetching: Promise<ForgotQuote> | null = null
let fetched: ForgotQuote | null = null

/** Few have forgotten theirs, so it is fetched when it is first asked for. */
export const forgotQuotes = {
  now: () => fetched?.Dialog ?? null,
  follow: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** called once, before anything is drawn; `notFetched` says that it did not come */
  from: (loading: typeof load, notFetched: typeof missed) => {
    load = loading
    missed = notFetched
    fetching = fetched = null
  },
  open: async () => {
    fetching ??= load()
    try {
      fetched = await fetching
    } catch {
      fetching = null
      return missed()
    }
    for (const listener of listeners) listener()
    fetched.open()
  },
}
