import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { migrated, pgliteDatabase, pgliteParsers } from '../../../server/platform/db/database'
import { PglitePool } from '../../../server/platform/db/pglitePool'

/** empty, migrated instances that nobody uses */
const spare: PGlite[] = []

/**
 * An empty, migrated PGlite in memory. Creating one takes a second of CPU time and emptying one a tenth of that, so a
 * closed one is emptied and reused. A test that alters tables needs `bareLite`.
 */
export async function emptyLite(): Promise<PglitePool> {
  return new Lent(spare.pop() ?? (await lite({ loadDataDir: await template() })))
}

/** An instance before its first migration. */
export const emptyPglite = async () => new PglitePool(await lite({}))

/** An empty, migrated instance in a folder, for another process. */
export async function createPgliteIn(folder: string): Promise<void> {
  const made = await lite({ dataDir: folder, loadDataDir: await template() })
  await made.close()
}

class Lent extends PglitePool {
  /** Kysely refuses later queries. */
  override async end(): Promise<void> {
    await this.connect()
    await this.lite.exec(emptying('public'))
    spare.push(this.lite)
  }
}

/** Deletes every row except those of Kysely's migrations, and restarts every sequence. */
export const emptying = (schema: string) => `do $$
declare
  name text;
  filled text[] := '{}';
  is_filled boolean;
begin
  for name in
    select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = '${schema}' and tablename not like 'kysely_%'
  loop
    execute 'select exists (select from ' || name || ')' into is_filled;
    if is_filled then filled := filled || name; end if;
  end loop;
  if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
  perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
    from pg_sequences where schemaname = '${schema}' and last_value is not null;
end $$`

let compiled: Promise<WebAssembly.Module> | undefined

/** PostgreSQL's WebAssembly is compiled once per process, and stays optimized. */
async function lite(options: PGliteOptions): Promise<PGlite> {
  compiled ??= readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')).then((code) =>
    WebAssembly.compile(code),
  )
  return PGlite.create({ parsers: pgliteParsers, pgliteWasmModule: await compiled, ...options })
}

const template = async () => new Blob([await readFile(await templateFile())])

/** Cached under a name that changes with the migrations. */
async function templateFile(): Promise<string> {
  const file = path.resolve('node_modules/.cache/marquee', `empty-${migrationsHash()}.tar`)
  if (existsSync(file)) return file
  const bare = await emptyPglite()
  const db = await migrated(pgliteDatabase(bare))
  const dump = await bare.lite.dumpDataDir('none')
  await db.close()
  await mkdir(path.dirname(file), { recursive: true })
  // several test files may create it at once: each writes its own, and the last rename wins
  const written = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(written, Buffer.from(await dump.arrayBuffer()))
  await rename(written, file)
  return file
}

function migrationsHash(): string {
  const folder = path.resolve('server/platform/db/migrations')
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
