import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockContact } from '../../server/contacts/contact'
import { enter } from '../../server/ledger/ledger'
import {
  abandonedPayments,
  addPayment,
  claimPayment,
  hasLivePayment,
  keepAnswer,
  lockPayment,
  paymentOf,
  paymentUnder,
  releaseLease,
  rememberReference,
  renewLease,
  settlePayment,
} from '../../server/payments/payment'
import { addRefund } from '../../server/payments/refundRow'
import type { Db } from '../../server/platform/db/database'
import { createJobs } from '../../server/platform/jobs/queue'
import { readSchema, type Table } from '../../tools/explorer/tables/schema'
import { Tables } from '../../tools/explorer/tables/tables'
import { testDatabase } from '../server/rig/database'
import { exploredDb } from './exploredDb'

/** The explorer's tables answer the product's queries like PostgreSQL does. */
const now = new Date('2026-11-20T17:00:00Z')
const tableNames = ['contact', 'payment', 'policy', 'ledger', 'serial', 'refund', 'job', 'audit', 'document']

let real: Db
let schema: ReadonlyMap<string, Table>
beforeAll(async () => {
  real = await testDatabase()
  schema = await readSchema()
})
afterAll(() => real.close())

const id = fc.constantFrom('p1', 'p2', 'p3')
const contactId = fc.constantFrom('c1', 'c2')
const keyHash = fc.constantFrom('k1', 'k2', 'k3')
const reference = fc.constantFrom('r1', 'r2')
const isForced = fc.boolean()
const settled = fc.constantFrom('captured', 'declined', 'cancelled')
const kind = fc.constantFrom('salesReceipt', 'issueRefund')

type Act = (db: Db) => Promise<unknown>
const act = <Input>(input: fc.Arbitrary<Input>, name: string, run: (db: Db, input: Input) => Promise<unknown>) =>
  input.map((given) => ({ words: `${name} ${JSON.stringify(given)}`, run: ((db) => run(db, given)) as Act }))

const acts = fc.oneof(
  act(fc.record({ id, contactId, keyHash }), 'addPayment', (db, given) =>
    addPayment(db, {
      ...given,
      purpose: 'purchase',
      requestHash: 'h',
      amountCents: 100,
      state: 'created',
      created: now,
    }),
  ),
  act(keyHash, 'paymentUnder', paymentUnder),
  act(reference, 'paymentOf', paymentOf),
  act(id, 'lockPayment', (db, given) => db.tx(() => lockPayment(db, given))),
  act(contactId, 'lockContact', async (db, given) => (await db.tx(() => lockContact(db, given)))?.quote_status),
  act(contactId, 'hasLivePayment', hasLivePayment),
  // all begin at one instant, so the database may list them in any order
  act(isForced, 'abandonedPayments', async (db, given) =>
    (await abandonedPayments(db, given)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ),
  act(id, 'renewLease', renewLease),
  act(id, 'releaseLease', releaseLease),
  act(fc.record({ id, isForced }), 'claimPayment', (db, given) => claimPayment(db, given.id, given.isForced)),
  act(fc.record({ id, reference }), 'rememberReference', (db, given) =>
    rememberReference(db, given.id, given.reference),
  ),
  act(fc.record({ id, settled }), 'settlePayment', (db, given) =>
    settlePayment(db, given.id, { state: given.settled }),
  ),
  act(id, 'keepAnswer', (db, given) => keepAnswer(db, given, 'an answer')),
  act(fc.record({ contactId, id, kind }), 'enter', (db, given) =>
    db.tx(async () => {
      const cents = given.kind === 'salesReceipt' ? 100 : -100
      const paymentId = (await paymentUnder(db, 'k1'))?.id ?? null
      const { number } = await enter(db, {
        contactId: given.contactId,
        paymentId,
        kind: given.kind,
        purpose: 'purchase',
        chargedCents: given.kind === 'salesReceipt' ? cents : 0,
        paidCents: cents,
        description: '',
        actor: 'system',
      })
      return number
    }),
  ),
  act(fc.record({ contactId, id }), 'addRefund', (db, given) =>
    db.tx(() =>
      addRefund(db, now, {
        ...given,
        paymentId: null,
        amountCents: 100,
        reason: 'a reason',
        changeId: null,
        actor: 'system',
      }),
    ),
  ),
  act(fc.constantFrom('d1', 'd2', undefined), 'enqueue', (db, given) => createJobs(db).enqueue('mail', {}, given)),
)

const contact = (name: string) => ({
  id: name,
  idempotency_key: name,
  quote_number: name,
  quote_status: 'quoted' as const,
  rating_plan: 'plan',
  answers: '{}',
  reasons: '[]',
  search: '',
})

/** Without instants, generated numbers and the texts of JSON, in which the two may differ. */
const comparable = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (name, given) => {
      if (['now', 'created', 'edited', 'at', 'run_at', 'made', 'transaction_id', 'transaction_ids'].includes(name))
        return undefined
      if (['answers', 'reasons', 'payload', 'items', 'before', 'after', 'staff_notes'].includes(name)) return undefined
      if (name === 'lease_until' || name === 'authenticate_until') return undefined
      return name === 'id' && typeof given === 'number' ? undefined : given
    }),
  )

const outcomeOf = (work: Promise<unknown>) =>
  work.then(comparable, (error: { code?: string; message: string }) => error.code ?? error.message)

async function rowsOf(db: Db, table: string) {
  const { rows } = {
    rows: await db.q
      .selectFrom(table as 'payment')
      .selectAll()
      .execute(),
  }
  return rows.map((row) => JSON.stringify(comparable(row))).sort()
}

test('the explorer’s tables answer random queries of the product like the database', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 25 }), async (list) => {
      for (const table of ['audit', 'job', 'refund', 'serial', 'ledger', 'payment', 'work_item', 'contact'] as const)
        await real.q.deleteFrom(table).execute()
      const tables = new Tables(schema, now)
      const double = exploredDb(tables)
      for (const name of ['c1', 'c2']) {
        await real.q.insertInto('contact').values(contact(name)).execute()
        await double.q.insertInto('contact').values(contact(name)).execute()
      }
      for (const { words, run } of list)
        expect([words, await outcomeOf(run(double))]).toEqual([words, await outcomeOf(run(real))])
      for (const table of ['payment', 'ledger', 'serial', 'refund', 'job', 'work_item', 'audit'])
        expect([table, await rowsOf(double, table)]).toEqual([table, await rowsOf(real, table)])
    }),
    { numRuns: 60 },
  )
})

test('the explorer’s tables have the columns and the unique indexes of the database', async () => {
  const { rows } = await sql<{ table: string; name: string; columns: string; partial: boolean }>`
    select t.relname as table, i.relname as name, x.indpred is not null as partial,
      (select string_agg(a.attname, ',' order by k.n) from unnest(x.indkey) with ordinality as k(attnum, n)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where x.indisunique and t.relnamespace = current_schema()::regnamespace`.execute(real.q)
  const indexesIn = (table: string) =>
    rows.filter((row) => row.table === table).map(({ name, columns, partial }) => `${name} ${columns} ${partial}`)
  const columns = await real.q
    .withSchema('information_schema')
    .selectFrom('columns' as never)
    .select(['table_name', 'column_name'] as never)
    .where(sql<boolean>`table_schema = current_schema()`)
    .execute()
  for (const table of tableNames) {
    const { unique, columns: own } = schema.get(table)!
    const ours = unique.map(({ name, columns: of, where }) => `${name} ${of} ${where !== null}`)
    expect([table, ours.sort()]).toEqual([table, indexesIn(table).sort()])
    const theirs = (columns as { table_name: string; column_name: string }[]).filter((one) => one.table_name === table)
    expect([table, [...own.keys()].sort()]).toEqual([table, theirs.map((one) => one.column_name).sort()])
  }
})
