import type { Db } from '../../../server/platform/db/database'

/** Runs work and rolls back its changes, so that the next test finds the same tables. */
export async function undone<R>(db: Db, work: () => Promise<R>): Promise<R> {
  const done: R[] = []
  const undo = new Error('undo')
  await db
    .tx(async () => {
      done.push(await work())
      throw undo
    })
    .catch((fault) => {
      if (fault !== undo) throw fault
    })
  return done[0]!
}
