import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockContact } from '../../../server/contacts/contact'
import { booksOf } from '../../../server/ledger/ledger'
import { accrueRefund } from '../../../server/payments/refunds'
import { lapseQuotes } from '../../../server/quotes/expiration'
import { jobHandlers } from '../../../server/registrations'
import { runs } from '../../domain/properties/runs'
import { type Fixture, makeFixture, type Quote } from '../payments/fixture'
import { runDueJobs } from '../rig/jobs'
import { withOrders } from './fixture'

let fixture: Fixture
let orders: ReturnType<typeof withOrders>
beforeAll(async () => {
  fixture = await makeFixture()
  orders = withOrders(fixture)
})
afterAll(() => fixture.close())

const cents = fc.integer({ min: 1, max: 15_000 })
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('buy'), isGood: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('order') }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('receive'), cents: fc.option(cents) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('owe'), cents }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('work'), isLost: fc.boolean() }) },
  fc.record({ does: fc.constant('lapse') }),
  fc.record({ does: fc.constant('renew') }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const refund = jobHandlers['refund']!
const work = () =>
  runDueJobs(fixture.services, {
    handlers: { refund, documents: async () => {}, mail: async () => {} },
    backoff: () => 0,
  })
const fifteenDays = 15 * 24 * 60 * 60_000

/** The expected totals, computed without the ledger. Whole cents. */
class Expected {
  charged = 0
  received = 0
  /** of the open order */
  due: number | null = null
}

async function take(taken: Step, quote: Quote, expected: Expected): Promise<void> {
  const whole = Math.round(quote.amount * 100)
  switch (taken.does) {
    case 'buy': {
      const result = await fixture.buy(quote, { card: taken.isGood ? '4242424242424242' : '4000000000000002' })
      if ('bought' in result) Object.assign(expected, { charged: whole, due: null })
      return
    }
    case 'order': {
      const result = await orders.order(quote)
      if ('answer' in result) Object.assign(expected, { charged: whole, due: whole })
      return
    }
    case 'receive': {
      const amount = taken.cents ?? expected.due ?? 1
      const result = await orders.receive(quote, amount / 100)
      expect('answer' in result).toBe(expected.due !== null && amount <= expected.due)
      if (!('answer' in result) || expected.due === null) return
      expected.received += amount
      expected.due = expected.due === amount ? null : expected.due - amount
      return
    }
    case 'owe': {
      const { policy_number } = await orders.contact(quote)
      const { paidCents } = await booksOf(fixture.db, quote.id)
      const before = await dueTo(quote)
      const isThere = taken.cents <= paidCents - before
      if (policy_number === null) return
      const owing = { contactId: quote.id, amountCents: taken.cents, reason: 'A', changeId: null, actor: 'system' }
      const owed = fixture.db.tx(async () => {
        await lockContact(fixture.db, quote.id)
        return accrueRefund(fixture.services, owing)
      })
      expect(
        await owed.then(
          () => true,
          () => false,
        ),
      ).toBe(isThere)
      if (isThere) expected.charged -= taken.cents
      return
    }
    case 'work':
      if (taken.isLost)
        fixture.hooks.after = async (call) => {
          delete fixture.hooks.after
          if (call === 'refund') throw new Error('lost')
        }
      await work()
      delete fixture.hooks.after
      return
    case 'lapse':
      fixture.services.clock.pass(fifteenDays)
      await lapseQuotes(fixture.services)
      fixture.services.clock.pass(-fifteenDays)
      if (expected.due !== null) Object.assign(expected, { charged: expected.charged - whole, due: null })
      return
    case 'renew':
      // as a new save does
      await fixture.db.q
        .updateTable('contact')
        .set({ quote_status: 'quoted', expires: null })
        .where('id', '=', quote.id)
        .where('quote_status', '=', 'expired')
        .execute()
  }
}

async function dueTo({ id }: Quote): Promise<number> {
  const rows = await fixture.db.q
    .selectFrom('refund')
    .select('amount_cents')
    .where('contact_id', '=', id)
    .where('state', '!=', 'made')
    .execute()
  return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

/** Charges less refunds of this contact at the processor. */
async function atProcessor({ id }: Quote): Promise<number> {
  const payments = await fixture.db.q.selectFrom('payment').select('gateway_ref').where('contact_id', '=', id).execute()
  const references = payments.flatMap(({ gateway_ref }) => gateway_ref ?? [])
  const factsOf = async (drawer: string): Promise<any[]> => {
    const names = await readdir(join(fixture.folder, drawer)).catch(() => [])
    const mine = names.filter((name) => references.some((reference) => name.startsWith(reference)))
    return Promise.all(mine.map(async (name) => JSON.parse(await readFile(join(fixture.folder, drawer, name), 'utf8'))))
  }
  const sum = (facts: any[]) => facts.reduce((total, { amountCents }) => total + amountCents, 0)
  return sum((await factsOf('endings')).filter(({ end }) => end === 'charged')) - sum(await factsOf('refunds'))
}

test('the ledger matches the processor and the checks after any sequence of purchases, orders, payments and refunds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const quote = await fixture.quote()
      const expected = new Expected()
      for (const taken of steps) await take(taken, quote, expected)
      const during = await booksOf(fixture.db, quote.id)
      // we hold no money that is not owed to us
      expect(during.chargedCents - during.paidCents).toBeGreaterThanOrEqual(-(await dueTo(quote)))
      await work()
      const { chargedCents, paidCents } = await booksOf(fixture.db, quote.id)
      expect(paidCents).toBe((await atProcessor(quote)) + expected.received)
      expect(chargedCents).toBe(expected.charged)
      const balance = chargedCents - paidCents
      const owed = await dueTo(quote)
      expect(balance).toBe((expected.due ?? 0) - owed)
    }),
    runs(60),
  )
  const rows = await fixture.db.q.selectFrom('ledger').select(['kind', 'number']).orderBy('id').execute()
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const numbers = rows.filter((row) => row.kind === kind).map(({ number }) => Number(number.split('-')[1]))
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  }
})
