import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { lockContact } from '../../../server/contacts/contact'
import { booksOf, enter } from '../../../server/ledger/ledger'
import { accrueRefund } from '../../../server/payments/refunds'
import type { Services } from '../../../server/platform/services/services'
import { jobHandlers } from '../../../server/registrations'
import { runDueJobs } from '../rig/jobs'
import { boughtIn, type Fixture, makeFixture, type Quote } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())
afterEach(() => {
  delete fixture.hooks.before
  delete fixture.hooks.after
})

const refund = jobHandlers['refund']!
/** Runs only refunds; other tests cover documents and letters. */
const run = (services: Services = fixture.services) =>
  runDueJobs(services, { handlers: { refund, documents: async () => {}, mail: async () => {} } })

const give = (quote: Quote, amountCents: number) =>
  fixture.db.tx(async () => {
    await lockContact(fixture.db, quote.id)
    return accrueRefund(fixture.services, {
      contactId: quote.id,
      amountCents,
      reason: 'Canceled',
      changeId: null,
      actor: 'a@example.com',
    })
  })

async function bought() {
  const quote = await fixture.quote()
  const { policy_number } = boughtIn(await fixture.buy(quote))
  return { quote, policy_number, cents: Math.round(quote.amount * 100) }
}

const refundsOf = ({ id }: Quote) =>
  fixture.db.q.selectFrom('refund').selectAll().where('contact_id', '=', id).orderBy('amount_cents').execute()
const entriesOf = async ({ id }: Quote) =>
  (await booksOf(fixture.db, id)).rows.map(({ kind, charged, paid }) => [kind, charged, paid])
const atBank = async () => (await fixture.books()).bank

describe('a refund', () => {
  test('is payable at once and made by the job: credit memo, refund, documents, letter', async () => {
    const { quote, policy_number, cents } = await bought()
    const before = await atBank()
    const owed = await give(quote, 4000)
    expect(await refundsOf(quote)).toMatchObject([{ state: 'owed', amount_cents: 4000, actor: 'a@example.com' }])
    expect(await atBank()).toBe(before)
    await run()
    expect(await atBank()).toBe(before - 4000)
    const [made] = await refundsOf(quote)
    expect(made).toMatchObject({
      id: owed.refundIds[0],
      state: 'made',
      ledger_id: expect.any(Number),
      made: expect.any(Date),
    })
    expect(await entriesOf(quote)).toEqual([
      ['salesReceipt', cents / 100, cents / 100],
      ['creditMemo', -40, 0],
      ['issueRefund', 0, -40],
    ])
    const papers = await fixture.db.q
      .selectFrom('document')
      .select(['kind', 'ledger_id', 'policy_number', 'token'])
      .where('contact_id', '=', quote.id)
      .where('kind', 'in', ['creditMemo', 'refund'])
      .orderBy('ledger_id')
      .execute()
    expect(papers).toMatchObject([
      { kind: 'creditMemo', ledger_id: owed.ledgerId, policy_number, token: owed.token },
      { kind: 'refund', ledger_id: made!.ledger_id, policy_number },
    ])
    const mail = await fixture.db.q.selectFrom('job').select('payload').where('kind', '=', 'mail').execute()
    const letters = mail.filter(({ payload }) => payload['refundId'] === made!.id)
    expect(letters).toMatchObject([{ payload: { kind: 'refunded', contactId: quote.id } }])
    const audit = await fixture.db.q
      .selectFrom('audit')
      .select('action')
      .where('entity_id', '=', made!.id)
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['refund.owed', 'refund.made'])
  })

  test('never exceeds the money held, in repeated requests', async () => {
    const { quote, cents } = await bought()
    await give(quote, cents - 100)
    await expect(give(quote, 101)).rejects.toThrow('cannot be owed')
    await expect(give(quote, 0)).rejects.toThrow('cannot be owed')
    await give(quote, 100)
    await run()
    await expect(give(quote, 1)).rejects.toThrow('cannot be owed')
    expect(await booksOf(fixture.db, quote.id)).toMatchObject({ chargedCents: 0, paidCents: 0 })
  })

  test('uses the newest charge first, up to its remaining amount, and a check last', async () => {
    const { quote, cents } = await bought()
    const payment = await fixture.db.q
      .selectFrom('payment')
      .selectAll()
      .where('contact_id', '=', quote.id)
      .executeTakeFirstOrThrow()
    const reference = await fixture.services.gateway.prepare({ paymentId: `later-${payment.id}`, amountCents: 5000 })
    await fixture.services.gateway.confirm(reference, await fixture.tokenFor('4242424242424242'))
    const later = { id: `later-${payment.id}`, idempotency_key: reference, gateway_ref: reference, amount_cents: 5000 }
    const created = new Date(payment.created.getTime() + 1000)
    const row = { ...payment, ...later, purpose: 'change:1', created, answer: null }
    await fixture.db.q.insertInto('payment').values(row).execute()
    await fixture.db.tx(async () => {
      const books = { contactId: quote.id, purpose: 'change:1', description: 'A', actor: 'system' }
      await enter(fixture.db, {
        ...books,
        kind: 'salesReceipt',
        chargedCents: 5000,
        paidCents: 5000,
        paymentId: row.id,
      })
      await enter(fixture.db, { ...books, kind: 'invoice', chargedCents: 700, paidCents: 0 })
      await enter(fixture.db, { ...books, kind: 'receivePayment', chargedCents: 0, paidCents: 700 })
    })
    await give(quote, 2000)
    await give(quote, 3000 + cents + 300)
    const refunds = await refundsOf(quote)
    expect(refunds.map(({ payment_id, amount_cents }) => [payment_id, amount_cents])).toEqual([
      [null, 300],
      [row.id, 2000],
      [row.id, 3000],
      [payment.id, cents],
    ])
    await run()
    expect((await refundsOf(quote)).map(({ state }) => state)).toEqual(['owed', 'made', 'made', 'made'])
    const { chargedCents, paidCents } = await booksOf(fixture.db, quote.id)
    expect([chargedCents, paidCents]).toEqual([400, 700])
  })
})

describe('once and only once', () => {
  test('a server that dies between the processor and the ledger does not refund again', async () => {
    const { quote } = await bought()
    const before = await atBank()
    const { refundIds } = await give(quote, 1500)
    const dead = new Promise<never>(() => {})
    let arrive = () => {}
    const reached = new Promise<void>((resolve) => (arrive = resolve))
    const gateway: Services['gateway'] = {
      ...fixture.services.gateway,
      async refund(reference, part) {
        await fixture.services.gateway.refund(reference, part)
        arrive()
        return dead
      },
    }
    void refund({ ...fixture.services, gateway }, { refundId: refundIds[0] })
    await reached
    expect(await atBank()).toBe(before - 1500)
    expect(await refundsOf(quote)).toMatchObject([{ state: 'owed' }])
    await run()
    expect(await atBank()).toBe(before - 1500)
    expect((await entriesOf(quote)).filter(([kind]) => kind === 'issueRefund')).toHaveLength(1)
  })

  test('a lost response or an unreachable processor is retried', async () => {
    const { quote } = await bought()
    const before = await atBank()
    const { refundIds } = await give(quote, 1500)
    const job = () => refund(fixture.services, { refundId: refundIds[0] })
    const lose = async (call: string) => {
      if (call === 'refund') throw new Error('lost')
    }
    fixture.hooks.before = lose
    await expect(job()).rejects.toThrow('lost')
    delete fixture.hooks.before
    fixture.hooks.after = lose
    await expect(job()).rejects.toThrow('lost')
    delete fixture.hooks.after
    expect(await refundsOf(quote)).toMatchObject([{ state: 'owed' }])
    await run()
    expect(await atBank()).toBe(before - 1500)
    expect(await refundsOf(quote)).toMatchObject([{ state: 'made' }])
  })

  test('ten concurrent servers record one refund once', async () => {
    const { quote } = await bought()
    const before = await atBank()
    const { refundIds } = await give(quote, 1500)
    await Promise.all(Array.from({ length: 10 }, () => refund(fixture.services, { refundId: refundIds[0] })))
    expect(await atBank()).toBe(before - 1500)
    expect((await entriesOf(quote)).filter(([kind]) => kind === 'issueRefund')).toHaveLength(1)
  })

  test('the processor is never called inside a transaction', async () => {
    const { quote } = await bought()
    const { refundIds } = await give(quote, 100)
    const inside = fixture.db.tx(() => refund(fixture.services, { refundId: refundIds[0] }))
    await expect(inside).rejects.toThrow('inside a transaction')
    await run()
  })
})

test('a refused refund fails at once, is shown to staff with its cause, and can be retried', async () => {
  const { quote, cents } = await bought()
  const payment = await fixture.db.q
    .selectFrom('payment')
    .select('gateway_ref')
    .where('contact_id', '=', quote.id)
    .executeTakeFirstOrThrow()
  // a refund made in the processor's own dashboard
  await fixture.services.gateway.refund(payment.gateway_ref!, { refundId: 'by-hand', amountCents: cents })
  const { refundIds } = await give(quote, 500)
  await run()
  expect(await refundsOf(quote)).toMatchObject([{ state: 'failed', ledger_id: null }])
  const job = () =>
    fixture.db.q
      .selectFrom('job')
      .selectAll()
      .where('dedupe_key', '=', `refund:${refundIds[0]}`)
      .executeTakeFirstOrThrow()
  expect(await job()).toMatchObject({
    dead: expect.any(Date),
    attempts: 1,
    last_error: expect.stringContaining('larger than the rest'),
  })
  const audit = await fixture.db.q
    .selectFrom('audit')
    .select('action')
    .where('entity_id', '=', refundIds[0]!)
    .orderBy('id')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(['refund.owed', 'refund.failed'])
  // it is payable all the same, and only once
  await expect(give(quote, cents - 499)).rejects.toThrow('cannot be owed')
  const gateway: Services['gateway'] = {
    ...fixture.services.gateway,
    refund: async () => ({ state: 'captured', card: { brand: 'Visa', last4: '4242' } }),
  }
  await refund({ ...fixture.services, gateway }, { refundId: refundIds[0] })
  expect(await refundsOf(quote)).toMatchObject([{ state: 'made', ledger_id: expect.any(Number) }])
})
