import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import type { Disk } from 'flydrive'
import { sql } from 'kysely'
import type { Config } from '../../server/platform/config/config'
import { type Db, postgresDatabase } from '../../server/platform/db/database'
import { lockDataFolder } from '../../server/platform/files/dataFolderLock'
import { postgresPrograms } from '../stack/programs'
import { type Manifest, manifestName, readFacts, readKeys, readMigrations } from './manifest'
import { openAsItIs } from './pglite'
import { keysOf, storeOf } from './store'

const run = promisify(execFile)

export type Target = Pick<Config, 'databaseUrl' | 'isPooled' | 'dataFolder' | 's3'>

/** folders of the data folder that a backup has in another form */
const apart = ['database', 'files']

/**
 * Writes a backup into a new folder. PostgreSQL is saved while the product runs. PGlite belongs to one process, so the
 * product has to be stopped. Files are copied before and after the database, so that each file which a row of the backup
 * names is there, even if it is deleted meanwhile.
 * @throws if the folder exists, the data folder is in use, or a program of PostgreSQL is missing
 */
export async function makeBackup(target: Target, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  assertDirect(target)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const store = await storeOf(target)
  await copyStore(store, folder)
  const saved = target.databaseUrl ? await savePostgres(target.databaseUrl, folder) : await savePglite(target, folder)
  await copyStore(store, folder)
  await copyRest(target.dataFolder, path.join(folder, 'folder'))
  const { keys, ...database } = saved
  const missing = keys.filter((key) => !existsSync(path.join(folder, 'files', key)))
  const manifest: Manifest = { format: 1, ...database, files: await listed(folder), missing }
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
  return manifest
}

export function assertDirect({ isPooled }: Pick<Target, 'isPooled'>): void {
  if (isPooled)
    throw new Error('A backup needs PostgreSQL itself: set its address in DATABASE_URL, and DATABASE_POOLER=none')
}

type Saved = Pick<Manifest, 'made' | 'database' | 'migrations' | 'facts'> & { readonly keys: readonly string[] }

async function savePostgres(url: string, folder: string): Promise<Saved> {
  const programs = await postgresPrograms('pg_dump')
  const db = postgresDatabase(url)
  try {
    return await db.tx(async () => {
      await sql`set transaction isolation level repeatable read, read only`.execute(db.q)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(db.q)
      // the dump and the figures beside it are of one moment
      const exported = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(db.q)
      const saved = await describe(db, 'postgres')
      const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${exported.rows[0]!.id}`]
      await run(path.join(programs, 'pg_dump'), [...options, `--file=${path.join(folder, 'database.dump')}`, url])
      return saved
    })
  } finally {
    await db.close()
  }
}

async function savePglite({ dataFolder }: Target, folder: string): Promise<Saved> {
  const unlock = await lockDataFolder(dataFolder)
  try {
    const source = path.join(dataFolder, 'database')
    const db = await openAsItIs(source)
    const saved = await describe(db, 'pglite').finally(() => db.close())
    await cp(source, path.join(folder, 'database'), { recursive: true })
    return saved
  } finally {
    await unlock()
  }
}

const describe = async (db: Db, database: Manifest['database']): Promise<Saved> => ({
  made: (await sql<{ now: Date }>`select now()`.execute(db.q)).rows[0]!.now.toISOString(),
  database,
  migrations: await readMigrations(db),
  facts: await readFacts(db),
  keys: await readKeys(db),
})

/** Copies the files that the backup does not have yet. */
async function copyStore(store: Disk, folder: string): Promise<void> {
  for (const key of await keysOf(store)) {
    const file = path.join(folder, 'files', key)
    if (existsSync(file)) continue
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await pipeline(await store.getStream(key), createWriteStream(file, { mode: 0o600 }))
  }
}

/** Mail, text messages, the sandbox processor and first passwords, where they are in the data folder. */
async function copyRest(dataFolder: string, to: string): Promise<void> {
  for (const name of await readdir(dataFolder).catch(() => []))
    if (!apart.includes(name) && !name.startsWith('.'))
      await cp(path.join(dataFolder, name), path.join(to, name), { recursive: true })
}

async function listed(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const files: Manifest['files'][number][] = []
  for (const file of paths.sort())
    files.push({
      path: path.relative(folder, file).split(path.sep).join('/'),
      bytes: (await stat(file)).size,
      sha256: await hashOfFile(file),
    })
  return files
}

/** @returns sha-256 in hex */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
