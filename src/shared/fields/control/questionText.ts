import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** What a chart says of one matter, for many that draw a little of it each. */
export interface Reading<T> {
  readonly now: () => T
  /** @returns how to stop */
  readonly follow: (notify: () => void) => () => void
}

/**
 * A chart is read once a snapshot, and whoever follows hears of it only when it says something else. Thirty questions that
 * each ask the chart are a third of what a key costs.
 */
export function readingOf<Ref extends AnyActorRef, T>(
  actor: Ref,
  select: (snapshot: SnapshotFrom<Ref>) => T,
  isSame: (a: T, b: T) => boolean = Object.is,
): Reading<T> {
  let seen: unknown = null
  let known: T
  const now = () => {
    const snapshot = actor.getSnapshot()
    if (snapshot === seen) return known
    const next = select(snapshot)
    if (seen === null || !isSame(known, next)) known = next
    seen = snapshot
    return known
  }

  const followers = new Set<() => void>()
  let notify: T
  const notifyAll = () => {
    if (now() === notify) return
    notify = known
    for (const follower of [...followers]) follower()
  }
  let end: (() => void) | null = null
  return {
    now,
    follow: (follower) => {
      if (!end) {
        notify = now()
        const { unsubscribe } = actor.subscribe(notifyAll)
        end = unsubscribe
      }
      followers.add(follower)
      return () => {
        followers.delete(follower)
        if (followers.size > 0) return
        end?.()
        end = null
      }
    },
  }
}
