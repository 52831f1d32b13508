/**
 * A part that loads on first use, and is no `lazy` component: React would hold back or replace the elements around one.
 * Its component subscribes to it. A failed load is retried on the next use.
 */
export function fetchedPart<Part>(load: () => Promise<Part>) {
  const listeners = new Set<() => void>()
  let loading = load
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
    from: (other: typeof load) => {
      loading = other
      fetching = part = null
    },
    /** Rejects if the part cannot be loaded. */
    fetch: () => {
      fetching ??= loading().then(arrived, missed)
      return fetching
    },
  }
}
