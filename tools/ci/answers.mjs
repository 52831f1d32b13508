// Exits with 0 if a PostgreSQL responds at the given address, and prints the reason otherwise.
import pg from 'pg'

const client = new pg.Client({ connectionString: process.argv[2], connectionTimeoutMillis: 3000 })
try {
  await client.connect()
  const { rows } = await client.query('select version()')
  process.stdout.write(`${rows[0].version}\n`)
  await client.end()
} catch (fault) {
  process.stdout.write(`${fault.code ?? fault.message}\n`)
  process.exitCode = 1
}
