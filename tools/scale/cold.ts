import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/**
 * Drops the files of a database from the cache of the operating system, so that its pages are read from the disk. Only
 * PostgreSQL's own buffers stay. Works where PostgreSQL's folder is on this machine and can be read, with GNU's dd.
 */
export async function coolDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ folder: string; oid: string }>(
    `select current_setting('data_directory') as folder, oid::text from pg_database where datname = current_database()`,
  )
  // dirty pages cannot be dropped
  await client.query('checkpoint')
  await client.end()
  const folder = path.join(rows[0]!.folder, 'base', rows[0]!.oid)
  execFileSync('sync')
  for (const name of readdirSync(folder))
    execFileSync('dd', [`if=${path.join(folder, name)}`, 'iflag=nocache', 'count=0', 'status=none'])
}
