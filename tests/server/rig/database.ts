import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { Db, migrated, overPostgres } from '../../../server/platform/db/database'
import { bareLite, emptyLite, liteIn } from './lites'

/**
 * An empty, migrated database: PGlite in memory, or with `DATABASE_URL` a schema of that database, which is dropped on
 * closing.
 */
export async function testDatabase(): Promise<Db> {
  const url = process.env['DATABASE_URL']
  return url ? onPostgres(url) : new Db(await emptyLite(), true)
}

/** The same before its first migration. */
export async function emptyDatabase(): Promise<Db> {
  const url = process.env['DATABASE_URL']
  return url ? freshSchema(url) : new Db(await bareLite(), true)
}

async function onPostgres(url: string): Promise<Db> {
  const db = await freshSchema(url)
  await whileNoneIsDropped(() => migrated(db))
  return db
}

/** Prevents other schemas from being dropped during a migration. */
export async function whileNoneIsDropped(migrate: () => Promise<unknown>): Promise<void> {
  const url = process.env['DATABASE_URL']
  if (!url) return void (await migrate())
  const admin = overPostgres(url)
  await admin.tx(async () => {
    await sql`select pg_advisory_xact_lock_shared(${schemas})`.execute(admin.q)
    await migrate()
  })
  await admin.close()
}

/**
 * The lock for migrating or dropping a schema. A migration reads the tables of every schema, and fails if one
 * disappears meanwhile.
 */
const schemas = 20_261_120

async function freshSchema(url: string): Promise<Db> {
  const schema = `test_${randomBytes(8).toString('hex')}`
  const admin = overPostgres(url)
  await sql`create schema ${sql.id(schema)}`.execute(admin.q)
  const db = overPostgres(url, schema)
  const close = db.close.bind(db)
  db.close = async () => {
    await close()
    await admin.tx(async () => {
      await sql`select pg_advisory_xact_lock(${schemas})`.execute(admin.q)
      await sql`drop schema ${sql.id(schema)} cascade`.execute(admin.q)
    })
    await admin.close()
  }
  return db
}

/** An empty, migrated PGlite in a data folder, for a server in another process. */
export async function testDatabaseIn(dataFolder: string): Promise<void> {
  const folder = path.join(dataFolder, 'database')
  await mkdir(folder, { recursive: true })
  await liteIn(folder)
}
