import type { Db } from '../db/database'

/** Wakes this process's workers. Another process finds the job at its next poll. */
const listeners = new WeakMap<Db, Set<() => void>>()

export function ring(db: Db): void {
  for (const listener of listeners.get(db) ?? []) listener()
}

/** @returns a function that stops listening */
export function listen(db: Db, listener: () => void): () => void {
  const all = listeners.get(db) ?? new Set()
  listeners.set(db, all.add(listener))
  return () => void all.delete(listener)
}
