import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, postgresDatabase } from '../../server/platform/db/database'
import { type OwnDatabase, ownDatabase } from './support/database'

let database: OwnDatabase
beforeAll(async () => {
  database = await ownDatabase()
  // as PostgreSQL does by default, whatever this server's configuration says
  const owner = postgresDatabase(database.url)
  const name = new URL(database.url).pathname.slice(1)
  await sql.raw(`alter database ${name} set jit = on`).execute(owner.q)
  await owner.close()
})
afterAll(() => database?.drop())

test('PostgreSQL compiles no statement of a connection', async () => {
  const db = await openDatabase({ databaseUrl: database.url, dataFolder: '' })
  expect((await sql`show jit`.execute(db.q)).rows).toEqual([{ jit: 'off' }])
  await db.close()
})

test('behind a pooler, PostgreSQL compiles no statement of a transaction', async () => {
  const db = await openDatabase({ databaseUrl: database.url, isPooled: true, dataFolder: '' })
  expect((await sql`show jit`.execute(db.q)).rows).toEqual([{ jit: 'on' }])
  expect((await db.tx(() => sql`show jit`.execute(db.q))).rows).toEqual([{ jit: 'off' }])
  await db.close()
})
