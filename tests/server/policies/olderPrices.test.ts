import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Price } from '../../../contract/client'
import { type PricingField, pricingFields } from '../../../domain/rating/price'
import { quoteProps } from '../../../server/notifications/quote'
import { factsOf } from '../../../server/pdf/facts/policy'
import { boughtBy } from '../../../server/policies/documentFacts'
import { moneyFactsOf } from '../../../server/policies/moneyDocumentFacts'
import { allSubCovers } from '../../domain/rating.fixture'
import { type Bought, startTestServer, type TestServer } from './fixture'

/** A price is stored with the fields of its day. One that is older than a field reads 0 there, and no reader notices. */

let testServer: TestServer
let policy: Bought
let stored: Price

beforeAll(async () => {
  testServer = await startTestServer()
  policy = await testServer.buy({
    ...allSubCovers,
    coverage_type: 'Liability and Cancellation Insurance',
    event_total_costs: 22_000,
    medical_payments: 'True',
    damage_rented_premises: 'True',
    rehearsal_dinner: 'True',
    setup_coverage: 'True',
    setup_dates: ['06/11/2027'],
  })
  // an order, a change and a cancellation store a price of their own
  await testServer.submit(policy, { step1: { setup_coverage: 'False' } })
  stored = (await testServer.rows('policy', policy.id))[0].price
  const placed = { contact_id: policy.id, idempotency_key: 'o', request_hash: '', payment_type: 'invoice' } as const
  const until = { ordered: testServer.clock.now(), pay_by: '06/01/2027', lapses: testServer.clock.now() }
  await testServer.services.db.q
    .insertInto('purchase_order')
    .values({ id: 'o', ...placed, ...until, emails: '', amount_cents: 1, price: '{}', state: 'paid' })
    .execute()
})
afterAll(() => testServer.close())

const tables = ['contact', 'policy', 'policy_change', 'purchase_order'] as const

/** Puts a price into every row that has one. */
async function store(price: unknown) {
  for (const table of tables)
    await testServer.services.db.q
      .updateTable(table)
      .set({ price: JSON.stringify(price) } as never)
      .where((table === 'contact' ? 'id' : 'contact_id') as never, '=', policy.id as never)
      .execute()
}

const without = (field: PricingField) => {
  const { [field]: _, ...rest } = stored.pricing_detail
  return { ...stored, pricing_detail: rest }
}
const withZero = (field: PricingField) => ({ ...stored, pricing_detail: { ...stored.pricing_detail, [field]: 0 } })

/** Everything that reads a stored price: calls, mails, documents of the policy and of the books. */
async function readings() {
  const { db } = testServer.services
  const params = { id: policy.id }
  const cookie = await testServer.staff('admin')
  const called = async (id: Parameters<TestServer['call']>[0], body?: object) => {
    const { statusCode, data } = await testServer.call(id, { params, cookie, ...(body && { body }) })
    return { statusCode, data }
  }
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', policy.id).executeTakeFirstOrThrow()
  const bought = await boughtBy(testServer.services, policy.id)
  const moneyRows = bought.rows.filter(({ ledger_id }) => ledger_id !== null)
  const money = []
  for (const row of moneyRows) money.push(await moneyFactsOf(testServer.services, row))
  const prices = []
  for (const table of tables) {
    const key = table === 'contact' ? 'id' : 'contact_id'
    const rows = await db.q
      .selectFrom(table)
      .select('price')
      .where(key as never, '=', policy.id as never)
      .execute()
    prices.push(...rows.map(({ price }) => price?.pricing_detail))
  }
  return {
    prices,
    contact: await called('openContact'),
    policy: await testServer.open(policy),
    change: await called('makeAChange', { step0: { number_attendees: 240 } }),
    cancellation: await called('makeAChange', { type: 'cancel' }),
    staffCancellation: await called('previewCancelPolicy'),
    comparison: await called('compareVersions'),
    referral: await called('openReferral'),
    statement: await called('getStatement'),
    mail: quoteProps(contact, '', undefined),
    documents: factsOf(bought),
    money,
  }
}

/** Most fields of a price are 0 anyway, so most of these are the same. */
const expected = new Map<string, Awaited<ReturnType<typeof readings>>>()
async function readingsWithZero(field: PricingField) {
  const price = withZero(field)
  const key = String(stored.pricing_detail[field] === 0 || field)
  await store(price)
  const read = expected.get(key) ?? (await readings())
  expected.set(key, read)
  return read
}

describe('a stored price that is older than one of its fields', () => {
  test.each(pricingFields)('reads 0 for %s everywhere', async (field) => {
    const zero = await readingsWithZero(field)
    await store(without(field))
    const read = await readings()
    for (const detail of read.prices) expect(detail).toHaveProperty(field, 0)
    expect(read).toEqual(zero)
    expect(JSON.stringify(read)).not.toMatch(/NaN|undefined/)
  })

  test('reads 0 for the amount of each line everywhere', async () => {
    const withLines = (amount: object) => ({
      ...stored,
      worksheet: stored.worksheet.map(({ amount: _, ...line }) => ({ ...line, ...amount })),
    })
    await store(withLines({ amount: 0 }))
    const zero = await readings()
    await store(withLines({}))
    const read = await readings()
    expect(read).toEqual(zero)
    expect(JSON.stringify(read)).not.toMatch(/NaN|undefined/)
  })
})
