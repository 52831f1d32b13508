import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../rig/quotes'
import { startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const receive = async (id: string, amount: number, reference = 'Check 1042') =>
  (await testServer.send('createReceivePayment', id, { amount, reference })).data.transaction
const statusOf = async (id: string) =>
  await testServer.services.db.q
    .selectFrom('contact')
    .select(['quote_status', 'policy_number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const returned = 'Returned by the bank'

describe('a returned check', () => {
  test('is reversed with its history, and the policy then has a balance due that another check pays', async () => {
    const { id, amount } = await testServer.ordered()
    const check = await receive(id, amount)
    expect(await statusOf(id)).toMatchObject({ quote_status: 'purchased' })
    const voided = await testServer.void('receive-payment', check.transaction_id, returned)
    expect(voided.data.transaction).toMatchObject({
      kind: 'receivePayment',
      number: expect.stringMatching(/^V-/),
      paid: -amount,
      note: returned,
      voids: check.transaction_id,
    })
    // the policy stays, and nobody is mailed
    expect(await statusOf(id)).toMatchObject({ quote_status: 'purchased' })
    expect(await testServer.list(id)).toMatchObject({ due: amount, charged: amount, paid: 0, owed: [] })
    const more = await testServer.send('createReceivePayment', id, { amount: amount + 0.01, reference: 'Check 2' })
    expect([more.statusCode, Object.keys(more.data.errors)]).toEqual([422, ['amount']])
    await receive(id, amount, 'Check 1043')
    expect((await testServer.books(id)).rows).toEqual([
      ['invoice', amount, 0],
      ['receivePayment', 0, amount],
      ['receivePayment', 0, -amount],
      ['receivePayment', 0, amount],
    ])
    expect(await testServer.list(id)).toMatchObject({ due: 0 })
  })

  test('of a part makes the order wait for all of it again; a mistyped amount is entered anew', async () => {
    const { id, amount } = await testServer.ordered()
    const mistyped = await receive(id, 20)
    expect((await testServer.void('receive-payment', mistyped.transaction_id, 'Mistyped')).statusCode).toBe(200)
    expect(await testServer.list(id)).toMatchObject({ due: amount, paid: 0 })
    expect(await statusOf(id)).toMatchObject({ quote_status: 'awaitingPayment', policy_number: null })
    await receive(id, amount)
    expect(await statusOf(id)).toMatchObject({ quote_status: 'purchased' })
    expect(await testServer.books(id)).toMatchObject({ chargedCents: cents(amount), paidCents: cents(amount) })
  })

  test('of a policy that is then canceled leaves nothing due and refunds nothing, in the ledger and in the written premium', async () => {
    const { id, amount } = await testServer.ordered()
    await testServer.void('receive-payment', (await receive(id, amount)).transaction_id, returned)
    const canceled = await testServer.call('cancelPolicy', {
      params: { id },
      headers: newKey(),
      body: { status: 'cancelled', reason: 'Not paid' },
      cookie: await testServer.staff('rep'),
    })
    expect(canceled.statusCode).toBe(200)
    expect(await testServer.list(id)).toMatchObject({ due: 0, charged: 0, paid: 0, owed: [] })
    const { rows } = await testServer.books(id)
    expect(rows.at(-1)).toEqual(['creditMemo', -amount, 0])
    const { premium, fee, tax } = await testServer.services.db.q
      .selectFrom('written_premium')
      .select(({ fn }) => [
        fn.sum<number>('premium_cents').as('premium'),
        fn.sum<number>('fee_cents').as('fee'),
        fn.sum<number>('tax_cents').as('tax'),
      ])
      .where('contact_id', '=', id)
      .executeTakeFirstOrThrow()
    expect([premium, fee, tax].map(Number)).toEqual([0, 0, 0])
  })

  test('of a part, and a credit memo that is voided after its refund, are called not paid under the cancellation', async () => {
    const wordsOf = async (id: string): Promise<string> => (await testServer.send('getPolicy', id)).data.cancellation
    const { id, amount } = await testServer.ordered()
    await receive(id, 20)
    const second = await receive(id, Math.round((amount - 20) * 100) / 100, 'Check 1043')
    await testServer.void('receive-payment', second.transaction_id, returned)
    const rest = second.paid.toFixed(2)
    expect(await wordsOf(id)).toContain(`$${rest} of $${amount.toFixed(2)} is not paid. If you cancel`)

    const bought = await testServer.bought()
    await testServer.refund(bought.id, { amount: 20, note: 'Goodwill', reference: 'Check 8' })
    const memo = (await testServer.list(bought.id)).data.find(({ kind }: any) => kind === 'creditMemo')
    expect(await wordsOf(bought.id)).toContain('was credited before')
    const voided = await testServer.void('credit-memo', memo.transaction_id)
    expect(voided.statusCode, voided.body).toBe(200)
    expect(await wordsOf(bought.id)).toContain(`$20.00 of $${bought.amount.toFixed(2)} is not paid. If you cancel`)
  })

  test('cannot be reversed once its money was refunded', async () => {
    const { id, amount } = await testServer.ordered()
    const check = await receive(id, amount)
    await testServer.send('issueRefund', id, { amount: 10, reference: 'Check 8', note: 'Goodwill' })
    const answer = await testServer.void('receive-payment', check.transaction_id, returned)
    expect([answer.statusCode, answer.data.message]).toEqual([
      409,
      'This payment was refunded later, or a refund is due: void the refund first',
    ])
  })
})

describe('an order that waits', () => {
  test('is withdrawn by voiding its invoice: nothing is due, and the quote can be saved for a new price', async () => {
    const { id } = await testServer.ordered()
    const [invoice] = (await testServer.list(id)).data
    expect(invoice.can_void).toBe(true)
    const voided = await testServer.void('invoice', invoice.transaction_id, 'The customer pays by card')
    expect(voided.statusCode).toBe(200)
    expect(await statusOf(id)).toMatchObject({ quote_status: 'expired', policy_number: null })
    expect(await testServer.list(id)).toMatchObject({ due: 0, charged: 0, paid: 0 })
    expect(await testServer.auditOf(id)).toContain('order.withdrawn')
    const late = await testServer.send('createReceivePayment', id, { amount: 20, reference: 'Check 1' })
    expect([late.statusCode, late.data.message]).toEqual([409, 'No payment is due here'])
    const saved = await testServer.call('patchContact', { params: { id }, body: {} })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await statusOf(id)).toMatchObject({ quote_status: 'quoted' })
  })

  test('is withdrawn alike by itself and by voiding its invoice: one audit entry, and one letter to the customer', async () => {
    const reason = 'The event was called off'
    const [asked, voided] = [await testServer.ordered(), await testServer.ordered()]
    const answer = await testServer.call('changeOrder', {
      params: { id: asked.id },
      body: { act: 'withdraw', reason },
      cookie: await testServer.staff('rep'),
    })
    expect(answer.statusCode).toBe(200)
    await testServer.void('invoice', (await testServer.list(voided.id)).data[0].transaction_id, reason)
    for (const { id } of [asked, voided]) {
      const audits = await testServer.services.db.q
        .selectFrom('audit')
        .select(['entity', 'before', 'after'])
        .where('contact_id', '=', id)
        .where('action', '=', 'order.withdrawn')
        .orderBy('id')
        .execute()
      expect(audits).toEqual([
        { entity: 'purchase_order', before: { state: 'open' }, after: { state: 'lapsed', reason } },
      ])
      expect(await statusOf(id)).toMatchObject({ quote_status: 'expired' })
      const jobs = await testServer.services.db.q
        .selectFrom('job')
        .select('payload')
        .where('kind', '=', 'mail')
        .execute()
      const letters = jobs
        .map(({ payload }) => payload as Record<string, unknown>)
        .filter((one) => one['contactId'] === id)
      expect(letters.map(({ kind }) => kind)).toEqual(['orderPlaced', 'orderWithdrawn'])
    }
  })

  test('is not withdrawn while a payment for it is in the ledger', async () => {
    const { id } = await testServer.ordered()
    const part = await receive(id, 20)
    const [invoice] = (await testServer.list(id)).data
    const answer = await testServer.void('invoice', invoice.transaction_id)
    expect([answer.statusCode, answer.data.message]).toEqual([
      409,
      'Money was received for this order: void that payment first',
    ])
    await testServer.void('receive-payment', part.transaction_id)
    expect((await testServer.void('invoice', invoice.transaction_id)).statusCode).toBe(200)
  })
})

const cents = (dollars: number) => Math.round(dollars * 100)
