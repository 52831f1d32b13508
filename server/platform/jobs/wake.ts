import type { Db } from '../db/database'

const listeners = new WeakMap<Db, Set<() => void>>()

/** Wakes the workers of this process. Another process finds the job at its next poll. */
export function wakeWorkers(db: Db): void {
  for (const listener of listeners.get(db) ?? []) listener()
}

/** @returns a function that stops listening */
export function listen(db: Db, listener: () => void): () => void {
  const all = listeners.get(db) ?? new Set()
  listeners.set(db, all.add(listener))
  return () => void all.delete(listener)
}
