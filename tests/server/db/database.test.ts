import { type Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Db } from '../../../server/platform/db/database'
import { runFills } from '../../../server/platform/db/fills'
import { migrate } from '../../../server/platform/db/migrate'
import { up as addUpDeclinedCards } from '../../../server/platform/db/migrations/012-payment-declined'
import { emptyDatabase, testDatabase, whileNoneIsDropped } from '../rig/database'

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

test('servers that start together on an empty database migrate it once', async () => {
  const empty = await emptyDatabase()
  opened.push(empty)
  await whileNoneIsDropped(async () => {
    await Promise.all([migrate(empty.q), migrate(empty.q), migrate(empty.q)])
    await migrate(empty.q)
  })
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
      '018-page-speed',
  ])
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
