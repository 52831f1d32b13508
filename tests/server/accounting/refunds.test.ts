import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { booksOf } from '../../../server/ledger/ledger'
import { RefundRefused } from '../../../server/platform/services/gateway'
import { lapseQuotes } from '../../../server/quotes/expiration'
import { newKey } from '../rig/quotes'
import { items, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())
afterEach(() => {
  delete testServer.hooks.after
  delete testServer.hooks.before
})

/** its bank refuses every refund */
const keeping = '4000000000005126'
const days = 24 * 60 * 60_000

describe('a refund to a card', () => {
  test('of a credited amount is made at once, without a letter of its own', async () => {
    const { id, amount } = await testServer.bought()
    const bank = await testServer.atBank(id)
    await testServer.send('createCreditMemo', id, { change_item: items(20) })
    const transaction_id = await testServer.chargeOf(id)
    const { statusCode, data } = await testServer.refund(id, { amount: 20, transaction_id })
    expect(statusCode).toBe(200)
    expect(data.transaction).toMatchObject({
      kind: 'issueRefund',
      paid: -20,
      card: 'Visa ending in 4242',
      can_void: false,
      document: { kind: 'refund' },
    })
    expect(await testServer.atBank(id)).toBe(bank - 2000)
    const listed = await testServer.list(id)
    expect(listed).toMatchObject({ due: 0, refund_by_rule: 0, owed: [] })
    expect(listed.data[0].refundable).toBe(Math.round((amount - 20) * 100) / 100)
    await testServer.work()
    expect(await testServer.atBank(id)).toBe(bank - 2000)
    const jobs = await testServer.services.db.q.selectFrom('job').select('payload').execute()
    const mails = jobs.filter(({ payload }) => payload['contactId'] === id && payload['kind'] === 'refunded')
    expect(mails).toEqual([])
    expect(await testServer.auditOf(id)).toEqual(
      expect.arrayContaining(['creditMemo.entered', 'refund.owed', 'refund.made']),
    )
  })

  test('above the rule needs a note and is credited, and never exceeds the amount paid', async () => {
    const { id, amount } = await testServer.bought()
    const transaction_id = await testServer.chargeOf(id)
    const silent = await testServer.refund(id, { amount: 10, transaction_id })
    expect([silent.statusCode, Object.keys(silent.data.errors)]).toEqual([422, ['note']])
    expect((await testServer.refund(id, { amount: 10, transaction_id, note: 'Goodwill' })).statusCode).toBe(200)
    expect(await testServer.list(id)).toMatchObject({ due: 0, charged: Math.round((amount - 10) * 100) / 100 })
    expect((await testServer.books(id)).rows.slice(1)).toEqual([
      ['creditMemo', -10, 0],
      ['issueRefund', 0, -10],
    ])
    expect(await testServer.auditOf(id)).toContain('creditMemo.entered')
    const more = await testServer.refund(id, { amount, transaction_id, note: 'All' })
    expect([more.statusCode, Object.keys(more.data.errors)]).toEqual([422, ['amount']])
    const rest = Math.round((amount - 10) * 100) / 100
    expect((await testServer.refund(id, { amount: rest, transaction_id, note: 'All' })).statusCode).toBe(200)
    expect(await testServer.atBank(id)).toBe(0)
    expect(await testServer.books(id)).toMatchObject({ chargedCents: 0, paidCents: 0 })
  })

  test('is made once under its key and returns the same answer', async () => {
    const { id } = await testServer.bought()
    const bank = await testServer.atBank(id)
    const [headers, body] = [newKey(), { amount: 5, transaction_id: await testServer.chargeOf(id), note: 'Goodwill' }]
    const first = await testServer.refund(id, body, headers)
    const five = await Promise.all(Array.from({ length: 5 }, () => testServer.refund(id, body, headers)))
    expect(five.map((answer) => answer.body)).toEqual(Array(5).fill(first.body))
    expect(await testServer.atBank(id)).toBe(bank - 500)
    expect((await testServer.refund(id, { ...body, amount: 6 }, headers)).statusCode).toBe(422)
  })

  test('is made later, once, if the processor is unreachable', async () => {
    const { id } = await testServer.bought()
    const bank = await testServer.atBank(id)
    testServer.hooks.after = async (call) => {
      delete testServer.hooks.after
      if (call === 'refund') throw new Error('the line is cut')
    }
    const [headers, body] = [newKey(), { amount: 5, transaction_id: await testServer.chargeOf(id), note: 'Goodwill' }]
    expect((await testServer.refund(id, body, headers)).statusCode).toBe(503)
    await testServer.work()
    const { statusCode, data } = await testServer.refund(id, body, headers)
    expect([statusCode, data.transaction.paid]).toEqual([200, -5])
    expect(await testServer.atBank(id)).toBe(bank - 500)
    expect((await testServer.books(id)).rows.filter(([kind]) => kind === 'issueRefund')).toHaveLength(1)
  })

  test('that the processor refuses stays payable, and can go out by check', async () => {
    const { id, amount } = await testServer.bought(keeping)
    const transaction_id = await testServer.chargeOf(id)
    const [headers, body] = [newKey(), { amount: 15, transaction_id, note: 'Goodwill' }]
    const { statusCode, data } = await testServer.refund(id, body, headers)
    expect([statusCode, data.is_card_exception]).toEqual([402, true])
    expect((await testServer.refund(id, body, headers)).data).toEqual(data)
    expect((await testServer.books(id)).rows.map(([kind]) => kind)).toEqual(['salesReceipt', 'creditMemo'])
    const listed = await testServer.list(id)
    expect(listed).toMatchObject({ refund_by_rule: 15, owed: [{ amount: 15, state: 'failed', way: 'card' }] })
    // a refused refund can be retried, and is not counted twice
    expect(listed.data[0].refundable).toBe(amount)
    const byCheck = await testServer.refund(id, { amount: 10, reference: 'Check 7' })
    expect([byCheck.statusCode, byCheck.data.transaction.card]).toEqual([200, null])
    expect(await testServer.list(id)).toMatchObject({ due: -5, owed: [{ amount: 5, state: 'owed', way: 'check' }] })
    expect((await testServer.refund(id, { amount: 5, reference: 'Check 8' })).statusCode).toBe(200)
    expect(await testServer.list(id)).toMatchObject({ due: 0, owed: [], refund_by_rule: 0 })
    expect(await testServer.atBank(id)).toBe(Math.round(amount * 100))
  })

  test.each(['by check', 'to the card'])(
    'that the processor made after a refusal, unknown to us, does not go out again %s',
    async (way) => {
      const { id, amount } = await testServer.bought()
      const transaction_id = await testServer.chargeOf(id)
      testServer.hooks.before = async (call) => {
        if (call === 'refund') throw new RefundRefused('the bank does not answer')
      }
      const refused = await testServer.refund(id, { amount: 15, transaction_id, note: 'Goodwill' })
      expect(refused.statusCode).toBe(402)
      delete testServer.hooks.before
      // another server asked, the bank accepted, and that server died
      const { id: refundId, reference } = await testServer.services.db.q
        .selectFrom('refund')
        .innerJoin('payment', 'payment.id', 'refund.payment_id')
        .select(['refund.id', 'payment.gateway_ref as reference'])
        .where('refund.contact_id', '=', id)
        .executeTakeFirstOrThrow()
      await testServer.services.gateway.refund(reference!, { refundId, amountCents: 1500 })

      const again = await testServer.refund(id, {
        amount: 15,
        ...(way === 'by check' ? { reference: 'Check 7' } : { transaction_id }),
      })
      expect([again.statusCode, again.data.message]).toEqual([409, expect.stringContaining('has refunded $15.00')])
      expect(await testServer.list(id)).toMatchObject({ due: 0, owed: [], refund_by_rule: 0 })
      expect(await testServer.atBank(id)).toBe(Math.round(amount * 100) - 1500)
      expect((await testServer.books(id)).paidCents).toBe(Math.round(amount * 100) - 1500)
    },
  )

  test('cannot go out by check while the processor is asked again', async () => {
    const { id } = await testServer.bought(keeping)
    const body = { amount: 15, transaction_id: await testServer.chargeOf(id), note: 'Goodwill' }
    await testServer.refund(id, body)
    const { db } = testServer.services
    const job = db.q.selectFrom('job').selectAll().where('kind', '=', 'refund').orderBy('id', 'desc')
    const { id: jobId } = await job.executeTakeFirstOrThrow()
    await testServer.call('retryJob', { params: { number: String(jobId) }, cookie: await testServer.staff('admin') })
    const early = await testServer.refund(id, { amount: 15, reference: 'Check 7' })
    expect([early.statusCode, early.data.message]).toEqual([409, expect.stringContaining('being asked')])
    await testServer.work()
    expect((await testServer.refund(id, { amount: 15, reference: 'Check 7' })).statusCode).toBe(200)
  })

  test('cannot go out by check where its job was retried, and a worker took it up, while we asked', async () => {
    const { id } = await testServer.bought(keeping)
    await testServer.refund(id, { amount: 15, transaction_id: await testServer.chargeOf(id), note: 'Goodwill' })
    const { db } = testServer.services
    testServer.hooks.before = async (call) => {
      if (call !== 'refund') return
      const taken = { dead: null, locked_until: new Date(Date.now() + 60_000) }
      await db.q.updateTable('job').set(taken).where('kind', '=', 'refund').where('dead', 'is not', null).execute()
    }
    const early = await testServer.refund(id, { amount: 15, reference: 'Check 7' })
    expect([early.statusCode, early.data.message]).toEqual([409, expect.stringContaining('being asked')])
  })

  test('must name a charge that a card paid, and takes no card', async () => {
    const { id } = await testServer.bought()
    const { data } = await testServer.send('createSalesReceipt', id, { change_item: items(), reference: 'Check 1' })
    const { transaction_id } = data.transaction
    const named = await testServer.refund(id, { amount: 1, transaction_id, note: 'A' })
    expect([named.statusCode, Object.keys(named.data.errors)]).toEqual([422, ['transaction_id']])
    const none = await testServer.refund(id, { amount: 1, note: 'A' })
    expect([none.statusCode, Object.keys(none.data.errors)]).toEqual([422, ['reference']])
    const token = await testServer.refund(id, { amount: 1, note: 'A', payment_token: await testServer.tokenFor() })
    expect([token.statusCode, Object.keys(token.data.errors)]).toEqual([422, ['payment_token']])
  })
})

describe('a refund by check', () => {
  test('pays out an expired order’s check payment, in parts too', async () => {
    const { id } = await testServer.ordered()
    await testServer.send('createReceivePayment', id, { amount: 50, reference: 'Check 1' })
    // money of an open order cannot be refunded
    const early = await testServer.refund(id, { amount: 50, reference: 'Check 7', note: 'A' })
    expect([early.statusCode, Object.keys(early.data.errors)]).toEqual([422, ['amount']])
    testServer.clock.pass(15 * days)
    await lapseQuotes(testServer.services)
    testServer.clock.pass(-15 * days)
    expect(await testServer.list(id)).toMatchObject({
      due: -50,
      refund_by_rule: 50,
      owed: [{ amount: 50, state: 'owed', way: 'check' }],
    })
    const part = await testServer.refund(id, { amount: 20, reference: 'Check 7' })
    expect(part.data.transaction).toMatchObject({ paid: -20, reference: 'Check 7', can_void: true })
    expect(await testServer.list(id)).toMatchObject({ due: -30, owed: [{ amount: 30 }] })
    expect((await testServer.refund(id, { amount: 30.01, reference: 'Check 8', note: 'A' })).statusCode).toBe(422)
    expect((await testServer.refund(id, { amount: 30, reference: 'Check 8' })).statusCode).toBe(200)
    expect(await testServer.list(id)).toMatchObject({ due: 0, owed: [], refund_by_rule: 0 })
    // an uncashed check becomes payable again
    const { statusCode } = await testServer.void('issue-refund', part.data.transaction.transaction_id)
    expect(statusCode).toBe(200)
    expect(await testServer.list(id)).toMatchObject({ due: -20, owed: [{ amount: 20, state: 'owed', way: 'check' }] })
  })

  test('is named with its number in the insured’s own list of charges, and a void or a credit names no way', async () => {
    const { id } = await testServer.bought()
    await testServer.send('createCreditMemo', id, { change_item: items(20) })
    await testServer.refund(id, { amount: 5, transaction_id: await testServer.chargeOf(id) })
    const check = await testServer.refund(id, { amount: 15, reference: 'Check 7' })
    await testServer.void('issue-refund', check.data.transaction.transaction_id)
    const { rows } = await booksOf(testServer.services.db, id)
    expect(rows.map(({ kind, paid_by }) => [kind, paid_by])).toEqual([
      ['salesReceipt', 'Visa ending in 4242'],
      ['creditMemo', null],
      ['issueRefund', 'Visa ending in 4242'],
      ['issueRefund', 'Check or transfer, Check 7'],
      ['issueRefund', null],
    ])
  })

  test('sends an expired order’s card payment back to the card, and only the rest by check', async () => {
    const { id } = await testServer.ordered()
    await testServer.send('createReceivePayment', id, { amount: 20, payment_token: await testServer.tokenFor() })
    await testServer.send('createReceivePayment', id, { amount: 50, reference: 'Check 1' })
    expect(await testServer.atBank(id)).toBe(2000)
    testServer.clock.pass(15 * days)
    await lapseQuotes(testServer.services)
    testServer.clock.pass(-15 * days)
    await testServer.work()
    expect(await testServer.atBank(id)).toBe(0)
    expect(await testServer.list(id)).toMatchObject({ due: -50, owed: [{ amount: 50, state: 'owed', way: 'check' }] })
  })
})
