import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/database'

/** The list of everything in a backup, written last: a backup without it is not complete. */
export interface Manifest {
  readonly format: 1
  /** ISO instant of the database's state */
  readonly made: string
  readonly database: 'pglite' | 'postgres'
  /** names of the migrations that the database has, in order */
  readonly migrations: readonly string[]
  readonly facts: Facts
  /** paths in the backup, `/` between folders */
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[]
  /** keys that rows name and that the storage did not have */
  readonly missing: readonly string[]
}

/** Figures that must be the same after a restore. */
export interface Facts {
  readonly policies: number
  readonly ledgerEntries: number
  /** payments less refunds in the ledger, in cents */
  readonly paidCents: number
}

export const manifestName = 'manifest.json'

/** @throws if the folder holds no complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} holds no complete backup`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new Error(`${folder} has a format that this release does not know`)
  return manifest
}

export async function readFacts(db: Db): Promise<Facts> {
  const { rows } = await sql<Facts>`select
    (select count(*) from policy) as policies,
    (select count(*) from ledger) as "ledgerEntries",
    (select coalesce(sum(paid_cents), 0)::int8 from ledger) as "paidCents"`.execute(db.q)
  return rows[0]!
}

export async function readMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db.q)
  return rows.map(({ name }) => name)
}

/** The keys of stored files that rows name. */
export async function readKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from document where file_key is not null
    union select key from attachment where deleted is null
    union select content_key from mail_log where content_key is not null
    union select key from mail_file`.execute(db.q)
  return rows.map(({ key }) => key)
}
