import type { Db } from './database'

/**
 * Fills columns by rules that no SQL has. It runs after all migrations, may use today's rules and the whole schema, and
 * may run again.
 */
export type Fill = (db: Db) => Promise<void>

/** Runs the fills that this database has not had, each with its mark in one transaction: a crash leaves it to the next start. */
export async function runFills(db: Db, fills: Readonly<Record<string, Fill>>): Promise<void> {
  for (const [name, fill] of Object.entries(fills)) {
    await db.tx(async () => {
      // another process that runs the same fill keeps this one waiting until it is done
      const marked = await db.q
        .insertInto('fill')
        .values({ name })
        .onConflict((taken) => taken.column('name').doNothing())
        .returning('name')
        .executeTakeFirst()
      if (marked) await fill(db)
    })
  }
}
