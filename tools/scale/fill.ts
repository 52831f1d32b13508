import pg from 'pg'
import { fillStatement, type Month, rowsPerContact } from './rows'

/** as many statements fill at once */
const connections = 2
const months = 36

/** The months up to the one before a day, each with a few more rows than the one before it: three times as many in the last. */
export function monthsBefore(day: Date, rows: number): readonly Month[] {
  const weights = Array.from({ length: months }, (_, i) => 1 + (2 * i) / (months - 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const made: Month[] = []
  for (const [i, weight] of weights.entries()) {
    const begins = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months + i, 1))
    const ends = new Date(Date.UTC(begins.getUTCFullYear(), begins.getUTCMonth() + 1, 1))
    const last = made.at(-1)
    const rowsBefore = last ? last.rowsBefore + last.rows : 0
    const own = i === months - 1 ? rows - rowsBefore : Math.round((rows * weight) / whole)
    made.push({
      table: `audit_${begins.toISOString().slice(0, 7).replace('-', '_')}`,
      begins: begins.toISOString(),
      ends: ends.toISOString(),
      rows: own,
      rowsBefore,
      contactsBefore: last ? last.contactsBefore + last.contacts : 0,
      contacts: Math.ceil(own / rowsPerContact),
    })
  }
  return made
}

/**
 * Fills the months of an empty log. Each is filled without indexes, gets those of the log, and becomes its partition,
 * which takes a fraction of the time of single inserts.
 */
export async function fillMonths(
  databaseUrl: string,
  wanted: readonly Month[],
  write: (text: string) => void,
): Promise<void> {
  const begun = performance.now()
  const waiting = [...wanted]
  const whole = wanted.reduce((sum, { rows }) => sum + rows, 0)
  let filled = 0
  const worker = async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set jit = off;
        set max_parallel_maintenance_workers = 0; set wal_compression = on`)
      for (let month = waiting.shift(); month; month = waiting.shift()) {
        await fillMonth(client, month)
        filled += month.rows
        const seconds = Math.round((performance.now() - begun) / 1000)
        write(
          `  ${month.table}: ${filled.toLocaleString('en-US')} of ${whole.toLocaleString('en-US')} rows, ${seconds} s`,
        )
      }
    } finally {
      await client.end()
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create table scale_fill (day timestamptz not null, rows bigint not null);
    insert into scale_fill values (now(), ${whole}); select setval('audit_id_seq', ${whole}); analyze audit`)
  await client.end()
}

async function fillMonth(client: pg.Client, month: Month) {
  const { table, begins, ends } = month
  await client.query(`create table ${table} (like audit including defaults)`)
  await client.query(`select setseed(${(month.rowsBefore % 1000) / 1000})`)
  await client.query(fillStatement(month))
  await client.query(`alter table ${table} add primary key (at, id)`)
  for (const definition of await indexesOf(client)) await client.query(definition.replace('audit_month', table))
  await client.query(`vacuum (analyze) ${table}`)
  await client.query(`alter table ${table} add constraint within check (at >= '${begins}' and at < '${ends}')`)
  await client.query(`alter table audit attach partition ${table} for values from ('${begins}') to ('${ends}')`)
  await client.query(`alter table ${table} drop constraint within`)
}

/** The indexes of the log but for its primary key, for a table of the name audit_month. */
async function indexesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'audit'::regclass and not indisprimary`,
  )
  return rows.map(({ definition }) =>
    definition.replace(/^CREATE INDEX \S+ ON ONLY \S+ /, 'create index on audit_month '),
  )
}
