import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { Db, migrated, overPostgres } from '../../../server/platform/db/database'
import { bareLite, emptyLite, liteIn } from './lites'

/**
 * An empty, migrated database of one's own. PGlite in memory, or with `DATABASE_URL` set a schema of that
 * database, dropped when the database is closed.
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

/** For whoever migrates a database: until it is done, none beside it is dropped. */
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
 * The lock of who migrates or drops a schema. A migration looks at the tables of every schema there is, and fails where one
 * vanishes meanwhile, so none may be dropped then.
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

/** An empty, migrated PGlite in a data folder, for a server in a process of its own to open. */
export async function testDatabaseIn(dataFolder: string): Promise<void> {
  const folder = path.join(dataFolder, 'database')
  await mkdir(folder, { recursive: true })
  await liteIn(folder)
}
