import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksOf } from '../../../server/ledger/ledger'
import { runs } from '../../domain/properties/runs'
import { startTestServer, type TestServer } from '../policies/fixture'
import {
  exhibitorQuote,
  letOrganizerPay,
  newExhibitor,
  newFair,
  type OpenFair,
  orderFromOrganizer,
} from '../rig/exhibitors'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer({}, { CERTIFICATE_RATE_LIMIT: '1000000' })
})
afterAll(() => testServer.close())

const who = fc.nat({ max: 2 })
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ does: fc.constant('allow'), pays: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('order'), who }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('invoice'), some: fc.subarray([0, 1, 2]) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('withdraw'), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('buy'), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('pay'),
      newest: fc.nat({ max: 2 }),
      error: fc.integer({ min: -1, max: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel'), newest: fc.nat({ max: 2 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface World {
  readonly fair: OpenFair
  readonly quotes: readonly { readonly id: string; readonly amount: number }[]
  /** cents that the organizer has paid, by the answers of the payments */
  paidCents: number
}

const cents = (dollars: number) => Math.round(dollars * 100)
const stateOf = async ({ fair }: World) =>
  (await testServer.call('listExhibitorOrders', { params: { token: fair.token } })).data

async function take(taken: Step, world: World): Promise<void> {
  const { fair, quotes } = world
  const { token } = fair
  const { db } = testServer.services
  switch (taken.does) {
    case 'allow':
      return letOrganizerPay(testServer.services, fair.id, taken.pays)
    case 'order': {
      const quote = quotes[taken.who]!
      // a withdrawn order left it expired; a save gives it a price again
      await db.q
        .updateTable('contact')
        .set({ quote_status: 'quoted', expires: null })
        .where('id', '=', quote.id)
        .where('quote_status', '=', 'expired')
        .execute()
      const { answers } = await db.q
        .selectFrom('organizer_event')
        .select('answers')
        .where('id', '=', fair.id)
        .executeTakeFirstOrThrow()
      const { statusCode } = await orderFromOrganizer(testServer, quote)
      if (answers!.pays_for_exhibitors !== 'True') expect(statusCode).toBe(409)
      return
    }
    case 'invoice': {
      const before = await stateOf(world)
      const orders = before.waiting.filter((_: unknown, at: number) => taken.some.includes(at))
      const { data, statusCode } = await testServer.call('requestOrganizerInvoice', {
        params: { token },
        body: { orders: orders.map(({ id }: { id: string }) => id) },
      })
      expect(statusCode).toBe(orders.length > 0 ? 200 : 422)
      if (statusCode === 200)
        expect(cents(data.invoices[0].amount)).toBe(
          orders.reduce((sum: number, { amount }: { amount: number }) => sum + cents(amount), 0),
        )
      return
    }
    case 'withdraw':
      await testServer.call('changeOrder', {
        params: { id: quotes[taken.who]!.id },
        body: { act: 'withdraw' },
        cookie: await testServer.staff('rep'),
      })
      return
    case 'buy': {
      const { id, amount } = quotes[taken.who]!
      await testServer.call('purchase', {
        headers: { 'idempotency-key': randomUUID() },
        body: { id, amount_due: amount, payment_token: await testServer.tokenFor('4242424242424242') },
      })
      return
    }
    case 'pay': {
      const invoice = (await stateOf(world)).invoices[taken.newest]
      if (!invoice) return
      const given = cents(invoice.amount) + taken.error
      const { statusCode } = await testServer.call('payOrganizerInvoice', {
        params: { invoice: invoice.id },
        body: { amount: (given / 100).toFixed(2), reference: 'Check 7' },
        headers: { 'idempotency-key': randomUUID() },
        cookie: await testServer.staff('accountant'),
      })
      const isPayable = invoice.state === 'open' && taken.error === 0
      expect(statusCode === 200).toBe(isPayable)
      if (isPayable) world.paidCents += given
      return
    }
    case 'cancel': {
      const invoice = (await stateOf(world)).invoices[taken.newest]
      if (!invoice) return
      const { statusCode } = await testServer.call('cancelOrganizerInvoice', { params: { token, invoice: invoice.id } })
      expect(statusCode).toBe(invoice.state === 'open' ? 200 : 409)
    }
  }
}

/** The promises that hold after each step. */
async function assertSound(world: World): Promise<void> {
  const { db } = testServer.services
  const { waiting, total, invoices } = await stateOf(world)
  expect(cents(total)).toBe(waiting.reduce((sum: number, { amount }: { amount: number }) => sum + cents(amount), 0))
  const taken = new Map<string, number>()
  let paid = 0
  for (const { state, amount, lines } of invoices) {
    const own = lines.filter((line: { state: string }) => line.state === state)
    expect(cents(amount)).toBe(own.reduce((sum: number, line: { amount: number }) => sum + cents(line.amount), 0))
    if (state === 'open') expect(own.length).toBeGreaterThan(0)
    if (state === 'paid') paid += cents(amount)
    for (const line of lines)
      if (line.state === 'open' || line.state === 'paid') taken.set(line.order, (taken.get(line.order) ?? 0) + 1)
  }
  // no order is on two invoices, and none waits beside its invoice
  expect([...taken.values()].every((count) => count === 1)).toBe(true)
  expect(waiting.filter(({ id }: { id: string }) => taken.has(id))).toEqual([])
  expect(paid).toBe(world.paidCents)
  let received = 0
  for (const { id } of world.quotes) {
    const { rows, chargedCents, paidCents } = await booksOf(db, id)
    const policies = await db.q.selectFrom('policy').selectAll().where('contact_id', '=', id).execute()
    expect(policies.length).toBeLessThanOrEqual(1)
    // no policy without its payment, and no payment without its policy
    expect(paidCents).toBe(policies.length === 1 ? chargedCents : 0)
    const ofInvoices = rows.filter(({ description }) => /for OI-/.test(description ?? ''))
    expect(ofInvoices.length).toBeLessThanOrEqual(1)
    received += ofInvoices.reduce((sum, row) => sum + cents(row.paid), 0)
  }
  expect(received).toBe(world.paidCents)
}

test('sums are equal, no policy is without its payment, and none is paid twice, whatever happens in which order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const fair = await newFair(testServer.services)
      await letOrganizerPay(testServer.services, fair.id)
      const quotes = []
      for (let count = 0; count < 3; count++) {
        const { id } = await newExhibitor(testServer.services, fair.id)
        quotes.push(await exhibitorQuote(testServer, id))
      }
      const world: World = { fair, quotes, paidCents: 0 }
      for (const taken of steps) {
        await take(taken, world)
        await assertSound(world)
      }
    }),
    runs(12),
  )
}, 120_000)
