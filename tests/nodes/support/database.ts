import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface OwnDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Makes a database of its own beside the one that DATABASE_URL names. */
export async function ownDatabase(): Promise<OwnDatabase> {
  const named = process.env['DATABASE_URL']
  if (!named) throw new Error('DATABASE_URL is not set')
  const name = `marquee_${randomBytes(6).toString('hex')}`
  await run(named, `create database ${name}`)
  const url = new URL(named)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(named, `drop database ${name} with (force)`) }
}

async function run(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
