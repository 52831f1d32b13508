import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answeredThrough } from '../../../domain/application/examples'
import { runFills } from '../../../server/platform/db/fills'
import { migrations } from '../../../server/platform/db/migrations'
import { searchContacts } from '../../../server/quotes/search'
import { fills } from '../../../server/registrations'
import { emptyDatabase } from '../rig/database'

/** The migration that adds the columns. */
const staffSide = '006-staff-side'

test('contacts from before the list columns are listed, found and sorted by them', async () => {
  const db = await emptyDatabase()
  for (const [name, { up }] of Object.entries(migrations)) if (name < staffSide) await up(db.q)
  const store = (id: string, answers: object, price: object | null) =>
    sql`insert into contact (id, idempotency_key, quote_number, quote_status, rating_plan, answers, reasons, price)
      values (${id}, ${id}, ${`Q-${id}`}, 'quoted', '2026-10-01', ${JSON.stringify(answers)}, '[]',
        ${price && JSON.stringify(price)})`.execute(db.q)
  await store('1', answeredThrough('location'), { pricing_detail: { amount_due: 301.35 }, worksheet: [] })
  await store('2', {}, null)
  await store('3', { ...answeredThrough('location'), insured_company_name: 'Sample Company' }, null)
  for (const [name, { up }] of Object.entries(migrations)) if (name >= staffSide) await up(db.q)
  await runFills(db, fills)
  const { rows } = await searchContacts(db, { sort: 'quote_number' }, { page: 1, size: 50 })
  expect(rows.map((row) => [row.insured_name, row.emailAddress, row.event_start_date, row.amount_due])).toEqual([
    ['Jordan Sample', 'jordan.sample@example.com', '06/12/2027', 301.35],
    [null, null, null, null],
    ['Sample Company', 'jordan.sample@example.com', '06/12/2027', null],
  ])
  const steps = await db.q.selectFrom('contact').select(['step', 'search']).orderBy('id').execute()
  expect(steps.map(({ step }) => step)).toEqual(['terms', 'eventDetails', 'terms'])
  expect(steps[0]!.search).toContain('q-1 jordan sample')
  await db.close()
})
