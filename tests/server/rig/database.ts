import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { Db, migrated, overPostgres, pgliteParsers } from '../../../server/db/database'
import { PglitePool } from '../../../server/db/pglitePool'

/**
 * An empty, migrated database of one's own. PGlite in memory, or with `DATABASE_URL` set a schema of that
 * database, dropped when the database is closed.
 */
export function testDatabase(): Promise<Db> {
  const url = process.env['DATABASE_URL']
  return url ? onPostgres(url) : onPglite()
}

/** The same before its first migration. */
export async function emptyDatabase(): Promise<Db> {
  const url = process.env['DATABASE_URL']
  return url ? freshSchema(url) : new Db(new PglitePool(await PGlite.create({ parsers: pgliteParsers })), true)
}

async function onPostgres(url: string): Promise<Db> {
  const db = await freshSchema(url)
  const admin = overPostgres(url)
  await admin.tx(async () => {
    await sql`select pg_advisory_xact_lock_shared(${schemas})`.execute(admin.q)
    await migrated(db)
  })
  await admin.close()
  return db
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
  const lite = await PGlite.create(folder, { loadDataDir: new Blob([await readFile(await templateFile())]) })
  await lite.close()
}

/** Making and migrating a PGlite takes seconds, filling one from a file takes a fraction of one. */
async function onPglite(): Promise<Db> {
  const loadDataDir = new Blob([await readFile(await templateFile())])
  return new Db(new PglitePool(await PGlite.create({ loadDataDir, parsers: pgliteParsers })), true)
}

/** Kept beside the other caches, under a name that changes with the migrations. */
async function templateFile(): Promise<string> {
  const file = path.resolve('node_modules/.cache/marquee', `empty-${migrationsHash()}.tar`)
  if (existsSync(file)) return file
  const lite = await PGlite.create({ parsers: pgliteParsers })
  const db = await migrated(new Db(new PglitePool(lite), true))
  const dump = await lite.dumpDataDir('none')
  await db.close()
  await mkdir(path.dirname(file), { recursive: true })
  // several test files may make it at once: each writes its own, and whichever is renamed last is as good
  const written = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(written, Buffer.from(await dump.arrayBuffer()))
  await rename(written, file)
  return file
}

function migrationsHash(): string {
  const folder = path.resolve('server/db/migrations')
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
