import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from '../../../server/maintenance'
import { audit } from '../../../server/platform/audit/audit'
import { makeComingMonths } from '../../../server/platform/audit/months'
import type { Db } from '../../../server/platform/db/database'
import { migrations } from '../../../server/platform/db/migrations'
import { dataMap } from '../../../server/privacy/dataMap'
import { isOf } from '../../../server/privacy/rows'
import { searchAudit } from '../../../server/reports/auditLog'
import { historyOf } from '../../../server/reports/contactHistory'
import { emptyDatabase } from '../rig/database'
import { testServices } from '../rig/services'

const name = '049-audit-by-month'
const before = [
  { at: '2024-02-29T23:59:59.999Z', action: 'quote.begun', entity_id: 'one', contact_id: 'one', after: { a: 1 } },
  { at: '2024-03-01T00:00:00.000Z', action: 'quote.saved', entity_id: 'one', contact_id: 'one', after: { a: [2] } },
  { at: '2026-10-15T12:00:00.000Z', action: 'session.begun', entity_id: 'two', contact_id: null, after: null },
]

let db: Db
beforeAll(async () => {
  db = await emptyDatabase()
  const up = async (isBefore: (step: string) => boolean) => {
    for (const [step, migration] of Object.entries(migrations))
      if (isBefore(step)) await db.tx(() => migration.up(db.q as unknown as Kysely<any>))
  }
  await up((step) => step < name)
  for (const row of before) await write(row)
  await up((step) => step >= name)
})
afterAll(() => db.close())

const write = ({ after = null, ...row }: { at: string; action: string; after?: object | null; entity_id?: string }) =>
  db.q
    .insertInto('audit')
    .values({ actor: 'customer', entity: 'contact', entity_id: 'c', ...row, after: after && JSON.stringify(after) })
    .execute()

/** The partition of each row with an action, by the row's time. */
async function partitionsOf(...actions: string[]): Promise<string[]> {
  const { rows } = await sql<{ partition: string }>`
    select relname as partition from audit join pg_class on pg_class.oid = audit.tableoid
    where action in (${sql.join(actions)}) order by at`.execute(db.q)
  return rows.map(({ partition }) => partition)
}

/** The partition of a month that is some months ahead. */
function monthAhead(ahead: number, now = new Date()): { begins: Date; partition: string } {
  const begins = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
  return { begins, partition: `audit_${begins.toISOString().slice(0, 7).replace('-', '_')}` }
}

const partitions = async () =>
  (
    await sql<{ name: string }>`select relname as name from pg_class where relkind = 'r' and relispartition
    and relnamespace = current_schema()::regnamespace order by relname`.execute(db.q)
  ).rows.map((row) => row.name)
const coming = [0, 1, 2, 3].map((ahead) => monthAhead(ahead).partition)

test('the migration moves rows to their months with their numbers, and goes on counting', async () => {
  const rows = await db.q.selectFrom('audit').selectAll().orderBy('id').execute()
  expect(rows).toEqual(
    before.map((row, i) => ({
      id: i + 1,
      actor: 'customer',
      entity: 'contact',
      before: null,
      ...row,
      at: new Date(row.at),
    })),
  )
  expect(await partitionsOf(...before.map(({ action }) => action))).toEqual([
    'audit_2024_02',
    'audit_2024_03',
    'audit_2026_10',
  ])
  await audit(db, { actor: 'system', entity: 'contact', entityId: 'one', action: 'quote.lapsed' })
  const last = await db.q.selectFrom('audit').select('id').where('action', '=', 'quote.lapsed').execute()
  expect(last).toEqual([{ id: before.length + 1 }])
})

test('this month and the next three have a partition, and a row is in its month', async () => {
  expect(await partitions()).toEqual(expect.arrayContaining(coming))
  await audit(db, { actor: 'system', entity: 'contact', entityId: 'one', action: 'quote.followedUp' })
  await write({ at: monthAhead(3).begins.toISOString(), action: 'quote.purchased' })
  expect(await partitionsOf('quote.followedUp', 'quote.purchased')).toEqual([coming[0], coming[3]])
})

test('a row of a month without a partition is stored, and moves once the month has one', async () => {
  const { begins, partition } = monthAhead(2)
  await sql.raw(`drop table ${partition}`).execute(db.q)
  await write({ at: begins.toISOString(), action: 'terms.signed' })
  await write({ at: '1999-12-31T23:59:59Z', action: 'terms.drafted' })
  expect(await partitionsOf('terms.signed', 'terms.drafted')).toEqual(['audit_other', 'audit_other'])
  await Promise.all([makeComingMonths(db), makeComingMonths(db)])
  expect(await partitionsOf('terms.signed', 'terms.drafted')).toEqual(['audit_other', partition])
})

test('the hourly round makes the coming months', async () => {
  await sql.raw(`drop table ${coming[3]}, ${coming[2]}`).execute(db.q)
  await tidy(await testServices({ db }))
  expect(await partitions()).toEqual(expect.arrayContaining(coming))
})

test('the log lists rows of several months, newest first, and those of some days', async () => {
  const words = async (query: { from?: string; to?: string }) =>
    (await searchAudit(db, { actor: 'customer', ...query })).rows.map(({ at }) => at)
  expect((await words({ to: '10/31/2026' })).slice(0, 3)).toEqual(before.map(({ at }) => at).reverse())
  expect(await words({ from: '02/29/2024', to: '02/29/2024' })).toEqual([before[1]!.at, before[0]!.at])
})

test('a history has its rows of every month, also where the clock of the contact was ahead or behind by hours', async () => {
  const dayMs = 24 * 60 * 60_000
  const created = { one: new Date('2024-03-01T12:00:00Z'), late: new Date(Date.now() + 400 * dayMs) }
  for (const [id, at] of Object.entries(created))
    await sql`insert into contact (id, idempotency_key, created, quote_number, quote_status, rating_plan, answers, reasons)
      values (${id}, ${id}, ${at}, ${id}, 'quoted', 'plan', '{}', '[]')`.execute(db.q)
  await audit(db, { actor: 'system', entity: 'contact', entityId: 'late', action: 'quote.saved' })
  const actions = async (id: string, size: number) => {
    const { rows, total } = await historyOf({ db }, id, { page: 1, size })
    return [total, ...rows.map(({ action }) => action)]
  }
  expect(await actions('late', 50)).toEqual([1, 'quote.saved'])
  const ofOne = ['quote.followedUp', 'quote.lapsed', 'quote.saved', 'quote.begun']
  expect(await actions('one', 50)).toEqual([4, ...ofOne])
  expect(await actions('one', 2)).toEqual([4, ...ofOne.slice(0, 2)])
})

test('an erasure finds its rows of each month by indexes', async () => {
  const plan = await db.tx(async () => {
    await sql`set local enable_seqscan = off`.execute(db.q)
    const condition = isOf(dataMap.audit, { contactIds: ['one', 'two'], email: 'ana@example.com' })
    const { rows } = await sql<Record<string, string>>`explain select id from audit where ${condition}`.execute(db.q)
    return rows.map((row) => Object.values(row)[0]!)
  })
  expect(plan.filter((line) => /Seq Scan on audit/.test(line))).toEqual([])
  for (const name of ['contact_id', 'entity_id', 'lower'])
    expect(plan.filter((line) => line.includes(`Bitmap Index Scan on ${coming[0]}_${name}`))).not.toEqual([])
})

test('each index of the log is one of every partition', async () => {
  const { rows } = await sql<{ partition: string; indexes: number }>`
    select relname as partition, count(*)::int as indexes from pg_index join pg_class on pg_class.oid = indrelid
    where relname like 'audit%' and relnamespace = current_schema()::regnamespace group by relname`.execute(db.q)
  expect(rows.length).toBeGreaterThan(6)
  expect(new Set(rows.map(({ indexes }) => indexes))).toEqual(new Set([9]))
})
