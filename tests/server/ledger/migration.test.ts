import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { enter } from '../../../server/ledger/ledger'
import { migrations } from '../../../server/platform/db/migrations'
import { emptyDatabase } from '../rig/database'

const ours = '005-life-of-a-policy'

test('an earlier ledger, without separate charges and payments, keeps its totals and gets numbers', async () => {
  const db = await emptyDatabase()
  for (const [name, { up }] of Object.entries(migrations)) if (name < ours) await up(db.q)
  await sql`insert into contact (id, idempotency_key, quote_number, quote_status, rating_plan, answers, reasons, search)
    values ('a', 'a', 'Q-1', 'quoted', '2026-10-01', '{}', '[]', '')`.execute(db.q)
  for (const id of ['p1', 'p2', 'p3'])
    await sql`insert into payment (id, contact_id, purpose, idempotency_key, request_hash, amount_cents, state, lease_until)
      values (${id}, 'a', ${id}, ${id}, '', 500, 'captured', now())`.execute(db.q)
  const rows = [
    ['p1', 'purchase', 500],
    ['p1', 'refund', -500],
    ['p2', 'purchase', 700],
    ['p3', 'purchase', 900],
  ] as const
  for (const [i, [payment, kind, cents]] of rows.entries())
    await sql`insert into ledger (contact_id, payment_id, kind, amount_cents, transaction_id)
      values ('a', ${payment}, ${kind}, ${cents}, ${`T-${i}`})`.execute(db.q)
  await migrations[ours]!.up(db.q)
  const stored = await db.q
    .selectFrom('ledger')
    .select(['kind', 'number', 'charged_cents', 'paid_cents'])
    .orderBy('id')
    .execute()
  expect(stored).toEqual([
    { kind: 'salesReceipt', number: 'R-000001', charged_cents: 500, paid_cents: 500 },
    { kind: 'issueRefund', number: 'RF-000001', charged_cents: -500, paid_cents: -500 },
    { kind: 'salesReceipt', number: 'R-000002', charged_cents: 700, paid_cents: 700 },
    { kind: 'salesReceipt', number: 'R-000003', charged_cents: 900, paid_cents: 900 },
  ])
  for (const [name, { up }] of Object.entries(migrations)) if (name > ours) await up(db.q)
  const next = { contactId: 'a', purpose: 'purchase', description: 'A', actor: 'system' }
  const numbers = await db.tx(async () => [
    await enter(db, { ...next, kind: 'salesReceipt', chargedCents: 1, paidCents: 1 }),
    await enter(db, { ...next, kind: 'issueRefund', chargedCents: 0, paidCents: -1 }),
  ])
  expect(numbers.map(({ number }) => number)).toEqual(['R-000004', 'RF-000002'])
  await db.close()
})
