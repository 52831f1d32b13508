import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { actionWords } from '../../server/platform/audit/actions'
import { historyOf } from '../../server/reports/contactHistory'
import { monthsBefore } from '../../tools/scale/fill'
import { fillStatement } from '../../tools/scale/rows'
import { busiestContacts, someContacts } from '../../tools/scale/sample'
import { testDatabase } from '../server/rig/database'

const db = await testDatabase()
afterAll(() => db.close())

const months = monthsBefore(new Date('2026-11-20T17:00:00Z'), 20_000)

test('36 months end before this one, each with more rows than the one before it', () => {
  expect(months.map(({ table }) => table).filter((_, i) => i % 35 === 0)).toEqual(['audit_2023_11', 'audit_2026_10'])
  expect(months.at(-1)!.ends).toBe('2026-11-01T00:00:00.000Z')
  expect(months.reduce((sum, { rows }) => sum + rows, 0)).toBe(20_000)
  expect(months.filter(({ rows }, i) => i > 0 && rows <= months[i - 1]!.rows)).toEqual([])
})

test('generated rows are in their month, and the product shows the histories of their contacts', async () => {
  for (const month of months.slice(-2)) await sql.raw(fillStatement({ ...month, table: 'audit' })).execute(db.q)
  const [before, last] = months.slice(-2)
  const { rows } = await sql<{ month: string; rows: number }>`
    select to_char(at at time zone 'UTC', 'YYYY_MM') as month, count(*) as rows from audit group by 1 order by 1`.execute(
    db.q,
  )
  expect(rows).toEqual([before!, last!].map((month) => ({ month: month.table.slice(6), rows: month.rows })))
  const histories = await Promise.all(
    [...(await someContacts(db, months, 300)), ...(await busiestContacts(db, months, 5))].map(({ id }) =>
      historyOf({ db }, id, { page: 1, size: 50 }),
    ),
  )
  const shown = histories.flatMap((history) => history.rows)
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.filter(({ action }) => !Object.hasOwn(actionWords, action))).toEqual([])
})
