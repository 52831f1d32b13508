import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../server/platform/db/database'
import { addBoughtPolicy, now } from '../../tools/explorer/policy/bought'
import { addQuote, centsFor } from '../../tools/explorer/policy/quote'
import { run, type Work } from '../../tools/explorer/policy/work'
import { type PolicyProduct, policyProduct } from '../../tools/explorer/product/policyProduct'
import { readSchema, type Table } from '../../tools/explorer/tables/schema'
import { Tables } from '../../tools/explorer/tables/tables'
import { testDatabase } from '../server/rig/database'
import { exploredDb } from './exploredDb'

/** The explorer's tables answer the code about quotes and sold policies like the database does. */
let real: Db
let schema: ReadonlyMap<string, Table>
let product: PolicyProduct
beforeAll(async () => {
  real = await testDatabase()
  schema = await readSchema()
  product = await policyProduct()
  product.onExpiration(product.expireOrder)
})
afterAll(() => real.close())

const actor = 'staff@example.com'
const byCheck = { amount: 50, reference: 'Check 1', note: null }
type Act = { readonly work: Work; readonly isRefused: boolean }
const changed = (key: string, token: string | null = 'a card'): Work => ({
  kind: 'change',
  key,
  form: { step1: { setup_coverage: 'True', setup_dates: ['06/11/2027'] } },
  difference: 21,
  token,
})
const work = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Work>({ kind: 'worker', name: 'worker 1' }) },
  {
    weight: 3,
    arbitrary: fc
      .record({ key: fc.constantFrom('k1', 'k2'), refund: fc.constantFrom(null, 120, 1) })
      .map((given): Work => ({ kind: 'staffCancel', actor, ...given })),
  },
  fc.constantFrom<Work>(
    { kind: 'customerCancel', key: 'k3', difference: -117 },
    { kind: 'staffRefund', key: 'k4', actor, form: byCheck },
    { kind: 'retryJob', key: 'k5', actor },
    { kind: 'reissue', key: 'k8', actor, description: 'A wedding' },
    { kind: 'reissue', key: 'k9', actor, description: 'A party' },
    changed('k6'),
    changed('k7', null),
    { kind: 'reconcile' },
  ),
)
const cents = centsFor('quoted')
const buys = (key: string, token: string | null, isByCheck = false): Work => ({
  kind: 'buy',
  key,
  cents,
  token,
  isByCheck,
})
const lasts = (day: string): Work => ({ kind: 'save', key: 'k8', form: { step0: { event_end_date: day } } })
const quoteWork = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Work>({ kind: 'worker', name: 'worker 1' }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(buys('k1', null, true), buys('k2', 'a card'), buys('k1', null), buys('k3', null)),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ key: fc.constantFrom('k4', 'k5'), cents: fc.constantFrom(cents, 5_000, cents - 5_000) })
      .map((given): Work => ({ kind: 'receive', actor, ...given })),
  },
  fc.constantFrom<Work>(
    { kind: 'withdraw', key: 'k6', actor },
    { kind: 'decide', key: 'k7', actor, status: 'approved' },
    { kind: 'decide', key: 'k7', actor, status: 'declined' },
    lasts('06/14/2027'),
    lasts('07/12/2027'),
    { kind: 'lapse' },
    { kind: 'reconcile' },
  ),
)
const actOf = (some: fc.Arbitrary<Work>): fc.Arbitrary<Act> => fc.record({ work: some, isRefused: fc.boolean() })

const written = [
  ...['policy', 'contact', 'policy_change', 'refund', 'ledger', 'document', 'written_premium'],
  ...['payment', 'job', 'mail_log', 'audit', 'serial', 'kept_answer', 'purchase_order', 'certificate'],
]
/** instants, random values, and texts with either of them */
const varying =
  /^(created|edited|made|at|run_at|locked_until|lease_until|done|dead|sent|written|issued|replaced|token|id|answer|transaction_id|transaction_ids|change_id|before|after|message_id|dedupe_key|entity_id|purpose|payload|file_key|content_key|cancelled|ledger_id)$/

const servicesOver = (db: Db, isRefused: () => boolean) => {
  const files = new Map<string, Uint8Array>()
  let ids = 0
  return {
    db,
    gateway: {
      prepare: async ({ paymentId }: { paymentId: string }) => `sb_${paymentId}`,
      confirm: async () =>
        isRefused()
          ? { state: 'declined', code: 'card_declined', message: 'Declined', card: null }
          : { state: 'captured', card: { brand: 'Visa', last4: '4242' } },
      refund: async () => {
        if (isRefused()) throw new product.RefundRefused('The bank refuses it')
        return { state: 'refunded' }
      },
    },
    mail: { send: async () => {} },
    files: {
      put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
      get: async (key: string) => files.get(key) ?? null,
    },
    jobs: product.createJobs(db as never),
    log: { debug() {}, info() {}, warn() {}, error() {} },
    scheduler: { every: () => async () => {}, poll: () => async () => {} },
    now: () => now,
    today: () => '11/20/2026',
    newId: () => `id-${++ids}`,
    purposes: (purpose: string) =>
      purpose === product.purchasePurpose
        ? product.policyPurchase()
        : product.changePurpose(purpose.slice('change:'.length)),
    config: { baseUrl: 'http://localhost', mail: { from: 'us@example.com' } },
  } as never
}

async function playedOver(db: Db, acts: readonly Act[], begin: (db: Db) => Promise<void>): Promise<unknown> {
  await begin(db)
  let isRefused = false
  const services = servicesOver(db, () => isRefused)
  const outcomes: unknown[] = []
  for (const [n, one] of acts.entries()) {
    isRefused = one.isRefused
    product.seedBytes({ text: `act ${n}`, given: 0 })
    outcomes.push(
      await run(product, services, one.work).then(
        (value) => (typeof value === 'boolean' ? value : 'done'),
        (error: Error) => error.message,
      ),
    )
    // a job that waits stays behind the others, however long the database takes
    const later = new Date(Date.now() + 3_600_000)
    await db.q.updateTable('job').set({ run_at: later }).where('last_error', 'is not', null).execute()
  }
  const rows: unknown[] = []
  for (const table of written) {
    const all = await db.q
      .selectFrom(table as 'policy')
      .selectAll()
      .execute()
    rows.push([table, all.map(comparable).sort()])
  }
  return JSON.parse(JSON.stringify([outcomes, rows]))
}

/** columns that the database makes of others, which no code of a cancellation reads */
const generated = new Set(['amount_due_cents', 'edited_day', 'search'])

/** PostgreSQL keeps the fields of JSON in an order of its own. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
const comparable = (row: object) =>
  JSON.stringify(
    Object.entries(row)
      .filter(([name]) => !generated.has(name))
      .map(([name, value]) => [name, varying.test(name) && value !== null ? 'set' : value])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    inOrder,
  )

async function compare(acts: readonly Act[], begin: (db: Db) => Promise<void>): Promise<void> {
  await sql`truncate contact, payment, job, mail_log, mail_file, audit, serial, kept_answer restart identity cascade`.execute(
    real.q,
  )
  await sql`alter sequence policy_number restart with 1`.execute(real.q)
  const ours = await playedOver(exploredDb(new Tables(schema, now)), acts, begin)
  expect(ours).toEqual(await playedOver(real, acts, begin))
}

test('the same changes, cancellations, refunds and jobs leave the same rows in the tables and in the database', async () => {
  const acts = fc.array(actOf(work), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(acts, (all) => compare(all, addBoughtPolicy)),
    { numRuns: 12 },
  )
})

test('the same orders, checks, purchases, saves and decisions leave the same rows in the tables and in the database', async () => {
  const acts = fc.array(actOf(quoteWork), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('quoted', 'referred'), acts, (start, all) =>
      compare(all, (db) => addQuote(db, start)),
    ),
    { numRuns: 12 },
  )
})
