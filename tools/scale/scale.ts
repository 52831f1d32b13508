import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrated, postgresDatabase } from '../../server/platform/db/database'
import { coolDatabase } from './cold'
import { fillMonths, monthsBefore } from './fill'
import { measureLog } from './measure'

/**
 * `npm run scale`: fills the audit log of a PostgreSQL database with 100,000,000 rows over 36 months, and times the
 * product's own queries of it. Exits with 1 if a contact's history that was not opened before takes more than 50 ms, at
 * the 95th percentile. The database `marquee_scale` stays: `-- --again` only measures, `-- --rows 1000000` fills fewer,
 * `-- --cold` drops it from the machine's cache before each kind of history (as root, beside PostgreSQL), `-- --drop`
 * deletes it. 100,000,000 rows need 50 GB. `BENCH_DATABASE_URL` names another server.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000000' },
    again: { type: 'boolean', default: false },
    cold: { type: 'boolean', default: false },
    drop: { type: 'boolean', default: false },
  },
})
const server = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const database = 'marquee_scale'
const url = new URL(server)
url.pathname = `/${database}`
const write = (text: string) => void process.stdout.write(`${text}\n`)

if (values.drop) await onServer(`drop database if exists ${database} with (force)`)
else {
  if (!values.again) await fill(Number(values.rows))
  process.exitCode = (await measureLog(url.href, write, values.cold ? () => coolDatabase(url.href) : undefined)) ? 0 : 1
}

async function fill(rows: number) {
  await onServer(`drop database if exists ${database} with (force)`, `create database ${database}`)
  const db = await migrated(postgresDatabase(url.href))
  await db.close()
  write(`${rows.toLocaleString('en-US')} rows of the audit log`)
  await fillMonths(url.href, monthsBefore(new Date(), rows), write)
}

async function onServer(...statements: readonly string[]) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
