import pg from 'pg'

/** The server on which the bench makes its own database and drops it again. */
const server = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Runs `work` with a new database of its own. Returns null where there is no PostgreSQL. */
export async function withDatabase<R>(name: string, work: (databaseUrl: string) => Promise<R>): Promise<R | null> {
  const admin = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3000 })
  try {
    await admin.connect()
  } catch {
    return null
  }
  const database = `marquee_bench_${name}_${process.pid}`
  try {
    await admin.query(`create database ${database}`)
    const url = new URL(server)
    url.pathname = `/${database}`
    return await work(url.href)
  } finally {
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.end()
  }
}

/** Runs SQL on a connection of its own. */
export async function runSql(connectionString: string, ...statements: readonly string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const results: pg.QueryResult[] = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  } finally {
    await client.end()
  }
}
