import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeComingMonths } from '../../server/platform/audit/months'
import { type Db, migrated, postgresDatabase } from '../../server/platform/db/database'
import { startTestServer, type TestServer } from '../server/policies/fixture'
import { emptyDatabase } from '../server/rig/database'

const role = `marquee_${randomBytes(4).toString('hex')}`
const account = new URL(process.env['DATABASE_URL']!)
account.username = role
account.password = 'sample'

let owner: Db
let db: Db
let server: TestServer
beforeAll(async () => {
  owner = await migrated(await emptyDatabase())
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(owner.q)
  const grants = readFileSync('deploy/postgres/account.sql', 'utf8')
    .replaceAll('schema public', `schema ${rows[0]!.name}`)
    .replaceAll('to marquee', `to ${role}`)
  await sql.raw(`create role ${role} login password 'sample'; ${grants}`).execute(owner.q)
  db = postgresDatabase(account.href, rows[0]!.name)
  server = await startTestServer({ db })
})
afterAll(async () => {
  await server.close()
  await sql.raw(`drop owned by ${role}; drop role ${role}`).execute(owner.q)
  await owner.close()
})

test('the account of the processes starts, sells, changes and cancels', async () => {
  await migrated(db)
  const policy = await server.buy({})
  const changed = await server.submit(policy, { step0: { event_name: 'Another name' } })
  const canceled = await server.submit(policy, { type: 'cancel' })
  await server.runMoneyJobs()
  expect([changed.status, canceled.status]).toEqual([200, 200])
})

test.each([
  'create table sample (id int)',
  'drop table audit',
  'alter table policy add column sample int',
  'truncate audit',
  'create trigger sample before insert on audit execute function suppress_redundant_updates_trigger()',
])('the account may not run: %s', async (statement) => {
  await expect(sql.raw(statement).execute(db.q)).rejects.toThrow(/permission denied|must be owner/)
})

test('the account reads and writes the tables of a later migration', async () => {
  await sql.raw('create table later (id int8 generated always as identity, name text)').execute(owner.q)
  await sql.raw(`insert into later (name) values ('sample')`).execute(db.q)
  expect((await sql.raw('select name from later').execute(db.q)).rows).toEqual([{ name: 'sample' }])
})

test('the account makes the coming months of the audit log, and writes to them', async () => {
  const next = new Date(new Date().setUTCMonth(new Date().getUTCMonth() + 1, 1)).toISOString()
  const table = `audit_${next.slice(0, 7).replace('-', '_')}`
  await sql.raw(`drop table ${table}`).execute(owner.q)
  await makeComingMonths(db)
  const row = { at: next, actor: 'system', entity: 'contact', entity_id: 'sample', action: 'quote.lapsed' }
  await db.q.insertInto('audit').values(row).execute()
  const { rows } = await sql.raw(`select entity_id from ${table}`).execute(owner.q)
  expect(rows).toEqual([{ entity_id: 'sample' }])
})
