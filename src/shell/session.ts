import type { ComponentType } from 'react'
import { fetchedPart } from './fetchedPart'

/** What asks before the answers in this browser are cleared, and clears them after a long silence. */
export interface Session {
  readonly Dialog: ComponentType
  readonly askToClear: () => void
}

const { now, follow, from, fetch } = fetchedPart<Session>('session')

/** It is fetched once nobody waits for the first page any more, or when it is asked for. */
export const sessions = {
  now: () => now()?.Dialog ?? null,
  follow,
  from,
  begin: () => fetch().catch(() => null),
  askToClear: () => void sessions.begin().then((begun) => begun?.askToClear()),
}
