import { type Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Db } from '../../../server/platform/db/database'
import { runFills } from '../../../server/platform/db/fills'
import { migrate } from '../../../server/platform/db/migrate'
import { up as addUpDeclinedCards } from '../../../server/platform/db/migrations/012-payment-declined'
import { up as addWorkItems } from '../../../server/platform/db/migrations/017-work-items'
import { emptyDatabase, ownDatabase, testDatabase } from '../rig/database'

const opened: Db[] = []
const open = async () => {
  const db = await testDatabase()
  opened.push(db)
  return db
}
afterAll(() => Promise.all(opened.map((db) => db.close())))
const db = await open()

const write = (kind: string) => db.q.insertInto('job').values({ kind, payload: '{}' }).execute()
const kinds = async () => (await db.q.selectFrom('job').select('kind').orderBy('id').execute()).map((row) => row.kind)

test('a database that is closed twice is lent to one test only', async () => {
  const closed = await testDatabase()
  await Promise.all([closed.close(), closed.close()])
  await closed.close()
  const [one, other] = [await open(), await open()]
  await one.q.insertInto('job').values({ kind: 'mine', payload: '{}' }).execute()
  expect(await other.q.selectFrom('job').select('id').execute()).toEqual([])
})

test('a failed transaction rolls back, including nested ones', async () => {
  const work = db.tx(async () => {
    await write('outer')
    await db.tx(() => write('inner'))
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await kinds()).toEqual([])
})

test('concurrent transactions do not mix', async () => {
  const failing = db.tx(async () => {
    await write('lost')
    throw new Error('no')
  })
  await Promise.allSettled([failing, db.tx(() => write('kept')), write('beside')])
  expect((await kinds()).sort()).toEqual(['beside', 'kept'])
})

test('a failed statement does not affect later ones', async () => {
  await expect(db.tx(() => sql`select 1 / 0`.execute(db.q))).rejects.toThrow()
  const { rows } = await sql<{ one: number }>`select 1::int8 as one`.execute(db.q)
  expect(rows).toEqual([{ one: 1 }])
})

test('reads values by column type: amounts as numbers, instants as dates, days as strings, lists as lists', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as cents, '2026-11-20 05:00+00'::timestamptz as at, '2026-11-20'::date as day,
      ${JSON.stringify(['a', { b: null }])}::jsonb as list`.execute(db.q)
  expect(rows).toEqual([
    { cents: 9007199254740991, at: new Date('2026-11-20T05:00:00Z'), day: '2026-11-20', list: ['a', { b: null }] },
  ])
})

test('a repeated query returns new columns after its table changed, also after an error', async () => {
  const own = await emptyDatabase()
  opened.push(own)
  const all = async () => (await sql`select * from sample`.execute(own.q)).rows
  await sql`create table sample as select 1 as first`.execute(own.q)
  expect(await all()).toEqual([{ first: 1 }])
  await expect(sql`insert into sample (second) values (2)`.execute(own.q)).rejects.toMatchObject({ code: '42703' })
  await sql`alter table sample add column second int4 default 2`.execute(own.q)
  expect(await all()).toEqual([{ first: 1, second: 2 }])
  await sql`update sample set second = ${3}`.execute(own.q)
  expect(await all()).toEqual([{ first: 1, second: 3 }])
})

test('returns the number of changed rows', async () => {
  const { numUpdatedRows } = await db.q.updateTable('job').set({ attempts: 1 }).executeTakeFirstOrThrow()
  expect(numUpdatedRows).toBe(2n)
})

test('a start reads the tables of its own schema, and none of a schema that somebody may drop meanwhile', async () => {
  await sql`create schema if not exists other`.execute(db.q)
  await sql`create table if not exists other.theirs (id int)`.execute(db.q)
  const tables = await db.q.introspection.getTables({ withInternalKyselyTables: true })
  await sql`drop schema other cascade`.execute(db.q)
  expect(tables.map(({ name }) => name)).toContain('kysely_migration')
  expect(tables.map(({ name }) => name)).not.toContain('theirs')
})

test('servers that start together on an empty database migrate it once', async () => {
  const empty = await emptyDatabase()
  opened.push(empty)
  await Promise.all([migrate(empty.q), migrate(empty.q), migrate(empty.q)])
  await migrate(empty.q)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(empty.q)
  expect(rows.map((row) => row.name)).toEqual([
    '001-begin',
    '002-quote-emails',
    '003-versions-and-coupons',
    '004-whole-wizard',
    '005-life-of-a-policy',
    '006-staff-side',
    '007-folded-search',
    '008-rows-and-mailings',
    '009-counted-events',
    '010-asked-mail',
    '011-fills',
    '012-payment-declined',
    '013-written-premium',
    '014-card-search',
    '015-dated-notes',
    '016-certificate-holders',
    '017-work-items',
    '018-page-speed',
    '019-nearer-lists',
    '020-accountants',
    '021-given-passwords',
    '022-shared-by-nodes',
    '023-seen-sessions',
    '024-canary',
    '025-second-factors',
    '026-password-resets',
    '027-venues',
    '028-company-identities',
    '029-approval-requests',
    '030-certificate-subscriptions',
    '031-moratoria',
    '032-screening',
    '033-electronic-consents',
    '034-authenticated-payments',
    '035-traced-jobs',
    '036-organizer-events',
    '037-exhibitor-certificates',
    '038-partner-keys',
    '039-webhooks',
    '040-producer-pages',
    '042-rain-settlements',
    '045-organizer-invoices',
    '047-exhibitor-businesses',
    '048-partner-events',
    '049-audit-by-month',
    '050-mailed-entries',
    '051-refund-items',
    '054-canary-tries',
  ])
})

test('a release starts on the schema of a newer one, and not on one that lacks a migration of its own', async () => {
  const own = await ownDatabase()
  opened.push(own)
  const addNewer = sql`insert into kysely_migration (name, timestamp) values ('998-newer', ''), ('999-newest', '')`
  await addNewer.execute(own.q)
  await migrate(own.q)
  await sql`delete from kysely_migration where name = '019-nearer-lists'`.execute(own.q)
  await expect(migrate(own.q)).rejects.toThrow('corrupted migrations')
})

test('counts of a declined card under its older names are added up', async () => {
  const { q } = await open()
  const counts = [
    { event: 'purchase.refused', times: 2 },
    { event: 'purchase.excepted', times: 3 },
    { event: 'purchase.lost', times: 4 },
    { event: 'step.left', times: 5 },
  ]
  const rows = counts.map((count) => ({ day: '2026-11-20', step: 'payment', ...count }))
  await sql`insert into counted_event select * from json_populate_recordset(null::counted_event, ${JSON.stringify(rows)})`.execute(
    q,
  )
  await addUpDeclinedCards(q as unknown as Kysely<unknown>)
  const stored = await q.selectFrom('counted_event').select(['event', 'times']).orderBy('event').execute()
  expect(stored).toEqual([
    { event: 'payment.declined', times: 5 },
    { event: 'payment.lost', times: 4 },
    { event: 'step.left', times: 5 },
  ])
})

test('claims, messages, rain requests and the one task of a contact become work items', async () => {
  const own = await ownDatabase()
  opened.push(own)
  for (const statement of beforeWorkItems) await sql.raw(statement).execute(own.q)
  await addWorkItems(own.q as unknown as Kysely<unknown>)
  const items = await own.q.selectFrom('work_item').selectAll().orderBy('kind').execute()
  const shared = { state: 'open', version: 1 }
  expect(items).toMatchObject([
    {
      ...shared,
      id: 'claim-id',
      kind: 'claim',
      contact_id: 'one',
      subject: 'Claim C-000001',
      email: 'ana@example.com',
    },
    { ...shared, id: 'message-id', kind: 'message', contact_id: 'one', subject: 'A hall', email: 'point@example.com' },
    { ...shared, id: 'rain-id', kind: 'rainRequest', contact_id: null, subject: 'Rain insurance for 06/12/2027' },
    { ...shared, kind: 'task', contact_id: 'one', subject: 'The tent.', due: '2026-12-04', owner: 'rep@example.com' },
  ])
  expect(items[3]!.id).toMatch(/^[\w-]{22}$/)
})

/** The database as it was before its work items, with a row of each kind. */
const beforeWorkItems = [
  'drop table screening_match, approval_request, work_item_answer, work_item',
  'alter table contact add column task_day date',
  `insert into contact (id, idempotency_key, quote_number, quote_status, rating_plan, answers, reasons, email, record_owner, staff_notes, task_day)
    values ('one', 'k1', 'Q-1', 'quoted', 'plan', '{}', '[]', 'point@example.com', 'rep@example.com',
      '[{"text": "Old.", "task_day": "12/04/2026"}, {"text": "The tent.", "task_day": "12/04/2026"}, {"text": "Called.", "task_day": null}]',
      '2026-12-04')`,
  `insert into policy (policy_number, contact_id, answers, price, transaction_id) values ('P-1', 'one', '{}', '{}', 't')`,
  `insert into claim (id, claim_number, contact_id, policy_number, idempotency_key, request_hash, date, description, name, email, files, created)
    values ('claim-id', 'C-000001', 'one', 'P-1', 'k2', '', '11/19/2026', 'A fall', 'Ana', 'ana@example.com', '[]', now())`,
  `insert into policy_message (id, contact_id, policy_number, idempotency_key, request_hash, subject, message, created)
    values ('message-id', 'one', 'P-1', 'k3', '', 'A hall', 'May we?', now())`,
  `insert into rain_request (id, idempotency_key, request_hash, created, name, email, event_state, date, from_hour, to_hour,
      threshold_hundredths, amount_cents, low_cents, high_cents)
    values ('rain-id', 'k4', '', now(), 'Jordan', 'jordan@example.com', 'TX', '06/12/2027', 12, 18, 25, 100, 1, 2)`,
]

test('a failed fill runs again at the next start, and a completed one does not', async () => {
  let runs = 0
  const fill = (isBroken: boolean) => async () => {
    runs += 1
    if (isBroken) throw new Error('the process ended')
  }
  await expect(runFills(db, { names: fill(true) })).rejects.toThrow('the process ended')
  await Promise.all([runFills(db, { names: fill(false) }), runFills(db, { names: fill(false) })])
  await runFills(db, { names: fill(false) })
  expect(runs).toBe(2)
})

test('each test database is isolated', async () => {
  const other = await open()
  expect(await other.q.selectFrom('job').selectAll().execute()).toEqual([])
})
