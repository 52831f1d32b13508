import type { Db } from '../../../server/platform/db/database'

/** Does something, and undoes all that it did to the tables, so that whatever comes next finds them as they were. */
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
