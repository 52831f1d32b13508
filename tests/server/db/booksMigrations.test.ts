import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { up as addMailedEntries } from '../../../server/platform/db/migrations/050-mailed-entries'
import { up as addRefundItems } from '../../../server/platform/db/migrations/051-refund-items'
import { items, startTestServer, type TestServer } from '../accounting/fixture'
import { runDueJobs } from '../rig/jobs'

/* The mails and the refunds of the release before get their places. */

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const migrated = () => testServer.services.db.q as unknown as Kysely<unknown>

test('a mail that staff sent is known by the number in its subject', async () => {
  const { q } = testServer.services.db
  const { id } = await testServer.bought()
  const { transaction } = (await testServer.send('createInvoice', id, { change_item: items() })).data
  const body = { transaction_id: transaction.transaction_id, emails: 'ana@example.com' }
  await testServer.send('sendInvoice', id, body)
  await runDueJobs(testServer.services)
  await sql`alter table mail_log drop column ledger_ids`.execute(q)
  await addMailedEntries(migrated())
  const sent = (await testServer.list(id)).data.map((entry: { kind: string; sent: { to: string }[] }) => [
    entry.kind,
    entry.sent.map(({ to }) => to),
  ])
  expect(sent).toEqual([
    ['salesReceipt', []],
    ['invoice', ['ana@example.com']],
  ])
})

test('the refunds of a contact that wait for staff get one item', async () => {
  const { q } = testServer.services.db
  const { id } = await testServer.bought()
  await q.deleteFrom('work_item').execute()
  await sql`drop index work_item_refund`.execute(q)
  const shared = { contact_id: id, change_id: null, ledger_id: null, reason: 'Canceled', actor: 'system' }
  const made = { created: new Date('2026-11-19T12:00:00Z'), payment_id: null, told_by: 'letter' } as const
  await q
    .insertInto('refund')
    .values([
      { ...shared, ...made, id: 'one', amount_cents: 123_450, state: 'owed' },
      { ...shared, ...made, id: 'two', amount_cents: 5, state: 'failed' },
      { ...shared, ...made, id: 'three', amount_cents: 700, state: 'made' },
    ])
    .execute()
  await addRefundItems(migrated())
  const rows = await q.selectFrom('work_item').selectAll().where('contact_id', '=', id).execute()
  expect(rows).toMatchObject([{ kind: 'refund', subject: 'Refund of $1,234.55 due', state: 'open' }])
  expect(rows[0]!.id).toMatch(/^[\w-]{22}$/)
})
