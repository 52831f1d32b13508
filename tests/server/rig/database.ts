import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { Db, migrated, overPostgres } from '../../../server/platform/db/database'
import { bareLite, emptying, emptyLite, liteIn } from './lites'

/**
 * An empty, migrated database of one's own: PGlite in memory, or with `DATABASE_URL` set a schema of that database. It is
 * emptied when it is closed, for the next file: a test that alters tables takes `emptyDatabase`.
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

/** schemas that are migrated and empty, and nobody's at the moment */
const spare: string[] = []

/** Migrating a schema and dropping it takes a second, and emptying it a tenth of that. Nobody would drop it without the setup. */
async function onPostgres(url: string): Promise<Db> {
  const schema = spare.pop() ?? (await migratedSchema(url))
  const db = overPostgres(url, schema)
  const close = db.close.bind(db)
  db.close = async () => {
    await close()
    if (!process.env['TEST_SCHEMAS']) return dropSchemas(url, schema)
    const admin = overPostgres(url)
    await sql.raw(emptying(schema)).execute(admin.q)
    await admin.close()
    spare.push(schema)
  }
  return db
}

async function migratedSchema(url: string): Promise<string> {
  const schema = await newSchema(url)
  const db = overPostgres(url, schema)
  await whileNoneIsDropped(() => migrated(db))
  await db.close()
  return schema
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

/** Those of one run begin alike, so that it can drop what its workers leave (`schemas.setup.ts`). */
async function newSchema(url: string): Promise<string> {
  const schema = `${process.env['TEST_SCHEMAS'] ?? 'test'}_${randomBytes(8).toString('hex')}`
  const admin = overPostgres(url)
  await sql`create schema ${sql.id(schema)}`.execute(admin.q)
  await admin.close()
  return schema
}

async function freshSchema(url: string): Promise<Db> {
  const schema = await newSchema(url)
  const db = overPostgres(url, schema)
  const close = db.close.bind(db)
  db.close = async () => {
    await close()
    await dropSchemas(url, schema)
  }
  return db
}

/** @param like of the names of schemas, as SQL has it */
export async function dropSchemas(url: string, like: string): Promise<void> {
  const admin = overPostgres(url)
  const { rows } = await sql<{
    name: string
  }>`select nspname as name from pg_namespace where nspname like ${like}`.execute(admin.q)
  // each in a transaction of its own: one that drops all of them would hold more locks than there is room for
  for (const { name } of rows)
    await admin.tx(async () => {
      await sql`select pg_advisory_xact_lock(${schemas})`.execute(admin.q)
      await sql`drop schema ${sql.id(name)} cascade`.execute(admin.q)
    })
  await admin.close()
}

/** An empty, migrated PGlite in a data folder, for a server in a process of its own to open. */
export async function testDatabaseIn(dataFolder: string): Promise<void> {
  const folder = path.join(dataFolder, 'database')
  await mkdir(folder, { recursive: true })
  await liteIn(folder)
}
