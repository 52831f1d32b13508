import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificateCode } from '../../../server/pdf/facts/certificateCode'
import type { Db } from '../../../server/platform/db/database'
import { migrate } from '../../../server/platform/db/migrate'
import { migrations } from '../../../server/platform/db/migrations'
import { documentsOf } from '../../../server/policies/documents'
import { emptyDatabase } from '../rig/database'

let db: Db
beforeAll(async () => {
  db = await emptyDatabase()
})
afterAll(() => db.close())

const tokens = { certificate: 'a'.repeat(32), cancellationCertificate: 'b'.repeat(32), receipt: 'c'.repeat(32) }

/** A policy bought before changes, certificate checks and numbered receipts existed. */
const before = [
  sql`insert into contact (id, idempotency_key, quote_number, quote_status, rating_plan, answers, reasons, search)
      values ('contact', 'contact', 'Q-204815', 'purchased', 'test', '{}', '[]', '')`,
  sql`insert into payment (id, contact_id, purpose, idempotency_key, request_hash, amount_cents, state, lease_until)
      values ('payment', 'contact', 'purchase', 'key', '', 14385, 'captured', now())`,
  sql`insert into ledger (contact_id, payment_id, kind, amount_cents, transaction_id)
      values ('contact', 'payment', 'purchase', 14385, 'T-100104')`,
  sql`insert into policy (policy_number, contact_id, answers, price, transaction_id)
      values ('MQE-0048153', 'contact', '{}', '{}', 'T-100104')`,
  ...Object.entries(tokens).map(
    ([kind, token]) => sql`insert into document (token, contact_id, policy_number, kind, name, file_key, made)
      values (${token}, 'contact', 'MQE-0048153', ${kind}, 'As it was called', ${kind}, now())`,
  ),
]

test('earlier certificates get the code printed on them, and receipts the number of their entry', async () => {
  const first = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '005'))
  await toThere(first)
  for (const row of before) await row.execute(db.q)
  await migrate(db.q)

  const stored = await db.q
    .selectFrom('certificate')
    .select(['kind', 'code', 'policy_version'])
    .orderBy('kind')
    .execute()
  expect(stored).toEqual([
    { kind: 'cancellationCertificate', code: certificateCode(tokens.cancellationCertificate), policy_version: 1 },
    { kind: 'certificate', code: certificateCode(tokens.certificate), policy_version: 1 },
  ])
  expect((await documentsOf(db, 'contact')).map(({ name, ready }) => [name, ready])).toEqual([
    ['As it was called', true],
    ['As it was called', true],
    ['Receipt R-000001', true],
  ])
})

async function toThere(some: typeof migrations): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db.q)
  const migrator = new Migrator({
    db: db.q,
    provider: { getMigrations: async () => some },
    migrationTableSchema: rows[0]!.name,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
