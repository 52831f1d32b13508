/**
 * A part of every page that is fetched when it is first asked for. Who draws it follows it; one that did not come is asked
 * for again the next time.
 */
export function fetchedPart<Part>(name: string) {
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
