import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { type Db, postgresDatabase } from '../../server/platform/db/database'
import { migrations } from '../../server/platform/db/migrations'
import { lockDataFolder } from '../../server/platform/files/dataFolderLock'
import { postgresPrograms } from '../stack/programs'
import { assertDirect, hashOfFile, type Target } from './make'
import { type Manifest, readFacts, readManifest } from './manifest'
import { openAsItIs } from './pglite'
import { keysOf, storeOf } from './store'

const run = promisify(execFile)

interface Options {
  /** whether to delete what the target has */
  readonly replace: boolean
}

/**
 * Restores a backup, and compares its figures. Everything is checked before anything is written. The next start migrates
 * a database of an earlier release.
 * @throws if the backup is damaged or of a newer release, if the target is not empty, or if a process uses it
 */
export async function restoreBackup(target: Target, folder: string, { replace }: Options): Promise<Manifest> {
  const manifest = await readManifest(folder)
  assertDirect(target)
  assertKnown(manifest)
  if (manifest.database !== (target.databaseUrl ? 'postgres' : 'pglite'))
    throw new Error(`The backup is of ${manifest.database}: ${target.databaseUrl ? 'unset' : 'set'} DATABASE_URL`)
  await assertWhole(folder, manifest)
  await mkdir(target.dataFolder, { recursive: true, mode: 0o700 })
  const { databaseUrl } = target
  const db = databaseUrl
    ? await restorePostgres(target, databaseUrl, folder, replace)
    : await restorePglite(target, folder, replace)
  try {
    const facts = await readFacts(db)
    if (JSON.stringify(facts) !== JSON.stringify(manifest.facts))
      throw new Error(`The restored figures differ: ${JSON.stringify(facts)}, not ${JSON.stringify(manifest.facts)}`)
  } finally {
    await db.close()
  }
  return manifest
}

function assertKnown({ migrations: has }: Manifest): void {
  const own = Object.keys(migrations)
  const unknown = has.filter((name) => !own.includes(name))
  if (unknown.length > 0) throw new Error(`The backup is of a newer release: this one has no ${unknown.join(', ')}`)
}

async function assertWhole(folder: string, { files }: Manifest): Promise<void> {
  for (const { path: name, bytes, sha256 } of files) {
    const file = path.join(folder, name)
    const size = await stat(file).then(
      (known) => known.size,
      () => null,
    )
    if (size !== bytes || (await hashOfFile(file)) !== sha256) throw new Error(`The backup is damaged: ${name}`)
  }
}

async function restorePostgres(target: Target, url: string, folder: string, replace: boolean): Promise<Db> {
  const programs = await postgresPrograms('pg_restore')
  const db = postgresDatabase(url)
  try {
    await assertUnused(db)
    await assertEmpty(target, (await tablesOf(db)) > 0, replace)
    if (replace) await sql`drop schema public cascade`.execute(db.q)
    if (replace) await sql`create schema public`.execute(db.q)
    await restoreFiles(target, folder)
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
    await run(path.join(programs, 'pg_restore'), [...options, `--dbname=${url}`, path.join(folder, 'database.dump')])
    return db
  } catch (fault) {
    await db.close()
    throw fault
  }
}

async function assertUnused(db: Db): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db.q)
  if (rows[0]!.n > 0) throw new Error(`${rows[0]!.n} connections use the database: stop every process first`)
}

async function tablesOf(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_tables where schemaname = 'public'`.execute(
    db.q,
  )
  return rows[0]!.n
}

async function restorePglite(target: Target, folder: string, replace: boolean): Promise<Db> {
  const unlock = await lockDataFolder(target.dataFolder)
  try {
    const database = path.join(target.dataFolder, 'database')
    await assertEmpty(target, (await namesIn(database)).length > 0, replace)
    await rm(database, { recursive: true, force: true })
    await restoreFiles(target, folder)
    await cp(path.join(folder, 'database'), database, { recursive: true })
    return await openAsItIs(database)
  } finally {
    await unlock()
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => [])
const restOf = async ({ dataFolder }: Target) =>
  (await namesIn(dataFolder)).filter((name) => name !== 'database' && name !== 'files' && !name.startsWith('.'))

async function assertEmpty(target: Target, hasTables: boolean, replace: boolean): Promise<void> {
  if (replace) return
  const full = [
    ...(hasTables ? ['the database'] : []),
    ...((await keysOf(await storeOf(target))).length > 0 ? ['the storage of files'] : []),
    ...((await restOf(target)).length > 0 ? ['the data folder'] : []),
  ]
  if (full.length > 0) throw new Error(`Not empty: ${full.join(', ')}. --replace deletes what is there`)
}

/** Puts back the stored files and the rest of the data folder, and deletes what was there. */
async function restoreFiles(target: Target, folder: string): Promise<void> {
  const store = await storeOf(target)
  for (const key of await keysOf(store)) await store.delete(key)
  for (const name of await restOf(target)) await rm(path.join(target.dataFolder, name), { recursive: true })
  const source = path.join(folder, 'files')
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const key = path.relative(source, file).split(path.sep).join('/')
    await store.putStream(key, createReadStream(file), { contentLength: (await stat(file)).size })
  }
  const rest = path.join(folder, 'folder')
  for (const name of await namesIn(rest))
    await cp(path.join(rest, name), path.join(target.dataFolder, name), { recursive: true })
}
