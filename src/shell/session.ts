import type { ComponentType } from 'react'

/** What asks before the answers in this browser are cleared, and clears them after a long silence. */
export interface Session {
  readonly Dialog: ComponentType
  readonly askToClear: () => void
}

const listeners = new Set<() => void>()
let fetching: Promise<Session | null> | null = null
let session: Session | null = null
let load: () => Promise<Session> = () => Promise.reject(new Error('there is no session'))

const fetched = (it: Session) => {
  session = it
  for (const listener of listeners) listener()
  return it
}
const missed = () => {
  fetching = null
  return null
}

/** It is fetched once nobody waits for the first page any more, or when it is asked for. */
export const sessions = {
  now: () => session?.Dialog ?? null,
  follow: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** called once, before anything is drawn */
  from: (loading: typeof load) => {
    load = loading
    fetching = session = null
  },
  begin: () => {
    fetching ??= load().then(fetched, missed)
    return fetching
  },
  askToClear: () => void sessions.begin().then((begun) => begun?.askToClear()),
}
