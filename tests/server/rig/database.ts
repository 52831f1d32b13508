import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { type Db, migrated, pgliteDatabase, postgresDatabase } from '../../../server/platform/db/database'
import { createPgliteIn, emptying, emptyLite, emptyPglite, ownLite } from './lites'

/**
 * An empty, migrated database: PGlite in memory, or with `DATABASE_URL` a schema of that database. Closing empties it for
 * the next file, so a test that alters tables takes `ownDatabase`.
 */
export async function testDatabase(): Promise<Db> {
  const url = process.env['DATABASE_URL']
  return url ? onPostgres(url) : pgliteDatabase(await emptyLite())
}

/** The same for one test alone. */
export async function ownDatabase(): Promise<Db> {
  const url = process.env['DATABASE_URL']
  if (!url) return pgliteDatabase(await ownLite())
  const db = await freshSchema(url)
  await migrated(db)
  return db
}

/** The same before its first migration. */
export async function emptyDatabase(): Promise<Db> {
  const url = process.env['DATABASE_URL']
  return url ? freshSchema(url) : pgliteDatabase(await emptyPglite())
}

/** schemas that are migrated and empty, and nobody's at the moment */
const spare: string[] = []

/** Migrating a schema and dropping it takes a second, and emptying it a tenth of that. Nobody would drop it without the setup. */
async function onPostgres(url: string): Promise<Db> {
  const schema = spare.pop() ?? (await migratedSchema(url))
  const db = postgresDatabase(url, schema)
  const close = db.close.bind(db)
  const giveBack = async () => {
    await close()
    if (!process.env['TEST_SCHEMAS']) return dropSchemas(url, schema)
    const admin = postgresDatabase(url)
    await sql.raw(emptying(schema)).execute(admin.q)
    await admin.close()
    spare.push(schema)
  }
  // a second close must not lend the schema to two tests
  let closed: Promise<void> | undefined
  db.close = () => (closed ??= giveBack())
  return db
}

async function migratedSchema(url: string): Promise<string> {
  const schema = await newSchema(url)
  const db = postgresDatabase(url, schema)
  await migrated(db)
  await db.close()
  return schema
}

/** Those of one run begin alike, so that it can drop what its workers leave (`schemas.setup.ts`). */
async function newSchema(url: string): Promise<string> {
  const schema = `${process.env['TEST_SCHEMAS'] ?? 'test'}_${randomBytes(8).toString('hex')}`
  const admin = postgresDatabase(url)
  await sql`create schema ${sql.id(schema)}`.execute(admin.q)
  await admin.close()
  return schema
}

async function freshSchema(url: string): Promise<Db> {
  const schema = await newSchema(url)
  const db = postgresDatabase(url, schema)
  const close = db.close.bind(db)
  db.close = async () => {
    await close()
    await dropSchemas(url, schema)
  }
  return db
}

/** @param like an SQL pattern of schema names */
export async function dropSchemas(url: string, like: string): Promise<void> {
  const admin = postgresDatabase(url)
  const { rows } = await sql<{
    name: string
  }>`select nspname as name from pg_namespace where nspname like ${like}`.execute(admin.q)
  // one transaction for all of them would need more locks than PostgreSQL has
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(admin.q)
  await admin.close()
}

/** An empty, migrated PGlite in a data folder, for a server in another process. */
export async function testDatabaseIn(dataFolder: string): Promise<void> {
  const folder = path.join(dataFolder, 'database')
  await mkdir(folder, { recursive: true })
  await createPgliteIn(folder)
}
