import { createInterface } from 'node:readline'
import pg from 'pg'
import type { BareSave } from './saves'

/**
 * The row statements of a save, in one transaction and with as many connections as the product has, and nothing else:
 * no HTTP, no rules, no price. Reads `<seconds>` from its input, and prints the transactions a second.
 */
const [databaseUrl = '', given = ''] = process.argv.slice(2)
const { ids, connections, columns, values, audit } = JSON.parse(given) as BareSave
const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
const sets = columns.map((column, i) => `"${column}" = $${i + 1}`).join(', ')

async function save(id: string, number: number) {
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query('select * from contact where id = $1 for update', [id])
  await client.query(
    `insert into audit (actor, entity, entity_id, contact_id, action, before, after) values ($1, $2, $3, $4, $5, $6, $7)`,
    ['customer', 'contact', id, id, 'quote.saved', audit.before, audit.after],
  )
  // the row changes with each save: version, instant and one answer
  const changed = values[number % values.length]!.map((value, i) =>
    columns[i] === 'version' ? rows[0].version + 1 : columns[i] === 'edited' ? new Date() : value,
  )
  await client.query(`update contact set ${sets} where id = $${columns.length + 1} returning *`, [...changed, id])
  await client.query('commit')
  client.release()
}

async function savesPerSecond(seconds: number) {
  const begun = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, worker) => {
      for (let i = worker; performance.now() - begun < seconds * 1000; i += connections, done++)
        await save(ids[i % ids.length]!, Math.floor(i / ids.length))
    }),
  )
  return (done * 1000) / (performance.now() - begun)
}

process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${await savesPerSecond(Number(line))}\n`)
