import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationId } from '../../../server/operations/handler'
import { lapseQuotes } from '../../../server/quotes/expiration'
import { runs } from '../../domain/properties/runs'
import { newKey } from '../rig/quotes'
import { items, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const cards = ['4242424242424242', '4000000000000002', '4000000000005126'] as const
const cents = fc.integer({ min: 1, max: 9_000 })
const way = fc.constantFrom<'check' | (typeof cards)[number]>('check', 'check', ...cards)
const pick = fc.nat(9)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('invoice'), cents, isElsewhere: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('sell'), cents, way }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('receive'), cents: fc.option(cents), way }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('credit'), cents, isElsewhere: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('refund'),
      cents,
      to: fc.constantFrom('card', 'check', 'elsewhere'),
      isExplained: fc.boolean(),
      isLost: fc.boolean(),
      pick,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('void'), pick }) },
  fc.record({ does: fc.constant('lapse') }),
  fc.record({ does: fc.constant('work') }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** The expected totals, computed without the ledger. Whole cents. */
class Expected {
  charged = 0
  /** cents that no processor moved */
  byCheck = 0
}

const centsOf = (dollars: number) => Math.round(dollars * 100)
const work = () => testServer.work({ backoff: () => 0 })
const paidWith = async (by: string) =>
  by === 'check' ? { reference: 'Check 1042' } : { payment_token: await testServer.tokenFor(by) }
const send = async (call: OperationId, id: string, body: object, kind?: string, headers = newKey()) => {
  const answer = await testServer.send(call, id, body, { headers, ...(kind && { params: { kind } }) })
  expect([200, 402, 409, 422, 503]).toContain(answer.statusCode)
  return answer
}
const elsewhere = 'enterAccountingTransaction'

async function take(taken: Step, id: string, expected: Expected): Promise<void> {
  switch (taken.does) {
    case 'invoice': {
      const body = { change_item: items(taken.cents / 100) }
      const call = taken.isElsewhere ? elsewhere : 'createInvoice'
      expect((await send(call, id, body, 'invoice')).statusCode).toBe(200)
      expected.charged += taken.cents
      return
    }
    case 'sell': {
      const body = { change_item: items(taken.cents / 100), ...(await paidWith(taken.way)) }
      const { statusCode } = await send('createSalesReceipt', id, body)
      expect(statusCode).toBe(taken.way === cards[1] ? 402 : 200)
      if (statusCode !== 200) return
      expected.charged += taken.cents
      if (taken.way === 'check') expected.byCheck += taken.cents
      return
    }
    case 'receive': {
      const { due } = await testServer.list(id)
      const amount = taken.cents ?? Math.max(1, centsOf(due))
      const { statusCode } = await send('createReceivePayment', id, {
        amount: amount / 100,
        ...(await paidWith(taken.way)),
      })
      if (statusCode === 200 && taken.way === 'check') expected.byCheck += amount
      return
    }
    case 'credit': {
      const body = { change_item: items(taken.cents / 100) }
      const call = taken.isElsewhere ? elsewhere : 'createCreditMemo'
      if ((await send(call, id, body, 'credit-memo')).statusCode === 200) expected.charged -= taken.cents
      return
    }
    case 'refund':
      return refund(taken, id, expected)
    case 'void': {
      const { data } = await testServer.list(id)
      const entry = data[taken.pick % Math.max(1, data.length)]
      const kind = entry && kinds[entry.kind as keyof typeof kinds]
      if (!kind) return
      const { statusCode } = await testServer.void(kind, entry.transaction_id)
      expect(statusCode).toBe(entry.can_void ? 200 : 409)
      if (statusCode !== 200) return
      expected.charged -= centsOf(entry.charged)
      expected.byCheck -= centsOf(entry.paid)
      return
    }
    case 'lapse': {
      const before = await testServer.books(id)
      testServer.clock.pass(fifteenDays)
      await lapseQuotes(testServer.services)
      testServer.clock.pass(-fifteenDays)
      const after = await testServer.books(id)
      expect(after.paidCents).toBe(before.paidCents)
      expected.charged -= before.chargedCents - after.chargedCents
      return
    }
    case 'work':
      await work()
  }
}

const fifteenDays = 15 * 24 * 60 * 60_000
const kinds = {
  invoice: 'invoice',
  creditMemo: 'credit-memo',
  receivePayment: 'receive-payment',
  issueRefund: 'issue-refund',
} as const

async function refund(taken: Extract<Step, { to: string }>, id: string, expected: Expected): Promise<void> {
  const { data, refund_by_rule } = await testServer.list(id)
  const charges = data.filter(({ refundable }: any) => refundable > 0)
  const charge = charges[taken.pick % Math.max(1, charges.length)]
  const isToCard = taken.to === 'card'
  if (isToCard && !charge) return
  const body = {
    amount: taken.cents / 100,
    ...(taken.isExplained && { note: 'Goodwill' }),
    ...(isToCard ? { transaction_id: charge.transaction_id } : { reference: 'Check 7' }),
  }
  const headers = newKey()
  const call = taken.to === 'elsewhere' ? elsewhere : 'issueRefund'
  if (isToCard && taken.isLost)
    testServer.hooks.after = async (made) => {
      delete testServer.hooks.after
      if (made === 'refund') throw new Error('lost')
    }
  let { statusCode } = await send(call, id, body, 'issue-refund', headers)
  delete testServer.hooks.after
  if (statusCode === 503) {
    await work()
    statusCode = (await send(call, id, body, 'issue-refund', headers)).statusCode
    expect(statusCode).toBe(200)
  }
  const excess = Math.max(0, taken.cents - centsOf(refund_by_rule))
  if (excess > 0 && !taken.isExplained) expect(statusCode).toBe(422)
  // a refused refund was decided all the same, and stays payable
  if (statusCode === 200 || statusCode === 402) expected.charged -= excess
  if (statusCode === 200 && !isToCard) expected.byCheck -= taken.cents
}

async function assertBooks(id: string, expected: Expected): Promise<void> {
  const { chargedCents, paidCents } = await testServer.books(id)
  expect(paidCents).toBe((await testServer.atBank(id)) + expected.byCheck)
  expect(chargedCents).toBe(expected.charged)
  const { data, charged, paid, due, owed, refund_by_rule } = await testServer.list(id)
  const sum = (name: 'charged' | 'paid') => data.reduce((total: number, entry: any) => total + centsOf(entry[name]), 0)
  expect([centsOf(charged), centsOf(paid), centsOf(due)]).toEqual([
    sum('charged'),
    sum('paid'),
    chargedCents - paidCents,
  ])
  expect([chargedCents, paidCents]).toEqual([sum('charged'), sum('paid')])
  expect(chargedCents).toBeGreaterThanOrEqual(0)
  // no more is payable than we hold
  const dueCents = owed.reduce((total: number, { amount }: any) => total + centsOf(amount), 0)
  expect(paidCents).toBeGreaterThanOrEqual(dueCents)
  expect(centsOf(refund_by_rule)).toBeLessThanOrEqual(paidCents)
}

test('the ledger matches the processor and the checks after any sequence of charges, refunds and voids', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('bought', 'ordered', 'signed' as const),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (begins, steps) => {
        const { id, amount } = await testServer[begins as 'bought' | 'ordered' | 'signed']()
        const expected = new Expected()
        if (begins !== 'signed') expected.charged = centsOf(amount)
        for (const taken of steps) {
          await take(taken, id, expected)
          await assertBooks(id, expected)
        }
        await work()
        await assertBooks(id, expected)
      },
    ),
    runs(40),
  )
}, 120_000)
