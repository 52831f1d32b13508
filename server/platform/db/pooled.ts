import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './database'
import { OneSchemaDialect } from './dialect'

/** For a pooler in transaction mode: `onlyMigrating` takes the place of Kysely's lock for migrations. */
export class PooledDialect extends OneSchemaDialect {
  override createAdapter(): PostgresAdapter {
    return new PooledAdapter()
  }
}

/**
 * Kysely locks and unlocks in a session. Behind a pooler the two statements may reach different sessions, so the lock
 * would stay and the next start would wait for it.
 */
class PooledAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** the number of Kysely's own lock, so that a process without a pooler waits too */
const kyselyLock = sql.lit('3853314791062309107')

/** Runs a migration while a transaction of its own holds the lock, which ends with it. */
export async function onlyMigrating(db: Db, migrate: () => Promise<void>): Promise<void> {
  await db.tx(async () => {
    // waits for another start, and then idles, for as long as migrations take
    await sql`set local statement_timeout = 0`.execute(db.q)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db.q)
    await sql`select pg_advisory_xact_lock(${kyselyLock}::bigint)`.execute(db.q)
    await migrate()
  })
}
