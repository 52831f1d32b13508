import type { Db } from './database'

/**
 * Fills columns by rules that SQL cannot express. Runs after all migrations, may use the current rules and schema, and
 * may run again.
 */
export type Fill = (db: Db) => Promise<void>

/**
 * Runs the fills that are new to this database, each in one transaction with its mark. After a crash, the next start
 * repeats it.
 */
export async function runFills(db: Db, fills: Readonly<Record<string, Fill>>): Promise<void> {
  for (const [name, fill] of Object.entries(fills)) {
    await db.tx(async () => {
      // a concurrent process that runs the same fill makes this one wait for it
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
