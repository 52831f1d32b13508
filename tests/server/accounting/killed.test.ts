import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TransactionRequest } from '../../../server/billing/idempotentTransaction'
import { invoice } from '../../../server/billing/invoice'
import { recordPayment } from '../../../server/billing/receivePayment'
import { enterSalesReceipt } from '../../../server/billing/salesReceipt'
import { booksOf } from '../../../server/ledger/ledger'
import { reconcile } from '../../../server/payments/reconcile'
import type { FaultPoint } from '../../../server/payments/services'
import { Problem } from '../../../server/platform/problems/problem'
import { placedIn, withOrders } from '../orders/fixture'
import { endedAt, type Fixture, makeFixture, type Quote } from '../payments/fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())

const points: readonly FaultPoint[] = [
  'after-begin',
  'after-prepare',
  'after-reference',
  'after-confirm',
  'after-settle',
]
const change_item = [{ item_description: 'An endorsement', amount: 25 }]

async function requestOf(
  { id }: Quote,
  form: TransactionRequest['form'],
  key: string = randomUUID(),
): Promise<TransactionRequest> {
  const payment_token = await fixture.tokenFor('4242424242424242')
  return { id, key, call: 'a', form: { ...form, payment_token }, actor: 'rep@example.com' }
}

type Work = typeof enterSalesReceipt | typeof recordPayment

/** A server dies at a point, another one takes over, and the caller repeats the request under the same key. */
async function afterDeath(work: Work, asking: TransactionRequest, point: FaultPoint) {
  const faults = endedAt(point)
  const dying = { ...fixture.services, faults }
  void work(dying, asking)
  await faults.reached
  await reconcile(fixture.services, { force: true })
  try {
    return await work(fixture.services, asking)
  } catch (problem) {
    if (problem instanceof Problem) return problem.status
    throw problem
  }
}

describe.each(points)('a server that dies %s', (point) => {
  test('leaves a sales receipt that is charged and recorded once, or neither', async () => {
    const quote = await fixture.quote()
    const before = await fixture.books()
    const result = await afterDeath(enterSalesReceipt, await requestOf(quote, { change_item }), point)
    const { chargedCents, paidCents } = await booksOf(fixture.db, quote.id)
    const { bank } = await fixture.books()
    const isMade = typeof result !== 'number'
    expect([chargedCents, paidCents, bank - before.bank]).toEqual(isMade ? [2500, 2500, 2500] : [0, 0, 0])
    if (!isMade) expect(result).toBe(402)
    expect(isMade).toBe(['after-confirm', 'after-settle'].includes(point))
  })

  test('leaves an order that is paid with its policy, or neither', async () => {
    const orders = withOrders(fixture)
    const quote = await fixture.quote()
    placedIn(await orders.order(quote))
    const result = await afterDeath(recordPayment, await requestOf(quote, { amount: quote.amount }), point)
    const { chargedCents, paidCents } = await booksOf(fixture.db, quote.id)
    const { policy_number } = await orders.contact(quote)
    const cents = Math.round(quote.amount * 100)
    const isMade = typeof result !== 'number'
    expect([chargedCents, paidCents, policy_number !== null]).toEqual([cents, isMade ? cents : 0, isMade])
  })
})

test('an amount due is paid once in concurrent calls with different keys', async () => {
  const quote = await fixture.quote()
  const key = randomUUID()
  await invoice(fixture.services, { id: quote.id, key, call: 'a', form: { change_item }, actor: 'rep@example.com' })
  const askings = await Promise.all(Array.from({ length: 5 }, () => requestOf(quote, { amount: 25 })))
  const results = await Promise.allSettled(askings.map((asking) => recordPayment(fixture.services, asking)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await booksOf(fixture.db, quote.id)).toMatchObject({ chargedCents: 2500, paidCents: 2500 })
})
