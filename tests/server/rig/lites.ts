import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { migrated, pgliteDatabase, pgliteParsers } from '../../../server/platform/db/database'
import { PglitePool } from '../../../server/platform/db/pglitePool'

/** empty, migrated instances that nobody uses */
const spare: PGlite[] = []

/**
 * An empty, migrated PGlite in memory. Creating one takes a second of CPU time and emptying one a tenth of that, so a
 * closed one is emptied and reused. A test that alters tables needs `ownLite`.
 */
export async function emptyLite(): Promise<PglitePool> {
  return new Lent(spare.pop() ?? (await lite({ loadDataDir: await template() })))
}

/** A migrated instance that no other test gets. */
export const ownLite = async () => new PglitePool(await lite({ loadDataDir: await template() }))

/** An instance before its first migration. PostgreSQL would make its files anew for a second of CPU time. */
export const emptyPglite = async () => new PglitePool(await lite({ loadDataDir: await bareTemplate() }))

/**
 * An empty, migrated instance in a folder, for another process. Its files are enough: PGlite would start with them for a
 * second of CPU time.
 */
export async function createPgliteIn(folder: string): Promise<void> {
  await promisify(execFile)('tar', ['-xf', await templateFile(), '-C', folder])
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

/** Migrated. Its name changes with the migrations. */
const template = () => templateFile().then(blobOf)
const templateFile = () =>
  templateOf(`empty-${hashOf(migrations())}`, async () => {
    const bare = await emptyPglite()
    await migrated(pgliteDatabase(bare))
    return bare.lite
  })

/** Before any migration. Its name changes with PGlite. */
const bareTemplate = () =>
  templateOf(`bare-${hashOf([createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')])}`, () =>
    lite({}),
  ).then(blobOf)

const blobOf = async (file: string) => new Blob([await readFile(file)])

/** The archive of an instance's files, which is made once for all workers and later runs. */
async function templateOf(name: string, make: () => Promise<PGlite>): Promise<string> {
  const file = path.resolve('node_modules/.cache/marquee', `${name}.tar`)
  if (!existsSync(file)) {
    const made = await make()
    const dump = await made.dumpDataDir('none')
    await made.close()
    await mkdir(path.dirname(file), { recursive: true })
    // several test files may create it at once: each writes its own, and the last rename wins
    const written = `${file}.${randomBytes(4).toString('hex')}`
    await writeFile(written, Buffer.from(await dump.arrayBuffer()))
    await rename(written, file)
  }
  return file
}

function migrations(): readonly string[] {
  const folder = path.resolve('server/platform/db/migrations')
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
