import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { emailOf } from '../rig/app'
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

const refused = '4000000000000002'
const receipt = async (card?: string, amount = 25) => ({
  change_item: items(amount),
  payment_token: await testServer.tokenFor(card),
  note: 'By phone',
})

describe('a sales receipt', () => {
  test('by card charges the card and has its document', async () => {
    const { id, amount } = await testServer.bought()
    const before = await testServer.atBank(id)
    const { statusCode, data } = await testServer.send('createSalesReceipt', id, await receipt())
    expect(statusCode).toBe(200)
    expect(data.transaction).toMatchObject({
      kind: 'salesReceipt',
      charged: 25,
      paid: 25,
      description: 'An endorsement',
      actor: 'rep@example.com',
      card: 'Visa ending in 4242',
      note: 'By phone',
      refundable: 25,
      can_void: false,
      document: { kind: 'receipt' },
    })
    expect(await testServer.atBank(id)).toBe(before + 2500)
    expect(await testServer.list(id)).toMatchObject({ charged: amount + 25, paid: amount + 25, due: 0 })
    expect(await testServer.auditOf(id)).toEqual(expect.arrayContaining(['payment.captured', 'salesReceipt.entered']))
  })

  test('by check requires the check number', async () => {
    const { id } = await testServer.signed()
    const none = await testServer.send('createSalesReceipt', id, { change_item: items() })
    expect([none.statusCode, Object.keys(none.data.errors)]).toEqual([422, ['reference']])
    const made = await testServer.send('createSalesReceipt', id, { change_item: items(), reference: 'Check 1042' })
    expect(made.data.transaction).toMatchObject({ reference: 'Check 1042', card: null, refundable: 0, charged: 25 })
    expect(await testServer.atBank(id)).toBe(0)
  })

  test('with a declined card records nothing', async () => {
    const { id } = await testServer.bought()
    const before = await testServer.books(id)
    const asking = { headers: newKey() }
    const body = await receipt(refused)
    const { statusCode, data } = await testServer.send('createSalesReceipt', id, body, asking)
    expect([statusCode, data.is_card_exception]).toEqual([402, true])
    expect(await testServer.books(id)).toEqual(before)
    // the same key returns the same answer, another key charges another card
    expect((await testServer.send('createSalesReceipt', id, body, asking)).data).toEqual(data)
    expect((await testServer.send('createSalesReceipt', id, await receipt())).statusCode).toBe(200)
  })

  test('is charged once under its key and returns the same answer; another request under the key is refused', async () => {
    const { id } = await testServer.bought()
    const asking = { headers: newKey() }
    const body = await receipt()
    const first = await testServer.send('createSalesReceipt', id, body, asking)
    const bank = await testServer.atBank(id)
    for (let i = 0; i < 2; i++)
      expect((await testServer.send('createSalesReceipt', id, body, asking)).body).toBe(first.body)
    const other = { ...body, note: 'Another' }
    expect((await testServer.send('createSalesReceipt', id, other, asking)).statusCode).toBe(422)
    const { payment_token: _, ...byCheck } = { ...body, reference: 'Check 1' }
    expect((await testServer.send('createSalesReceipt', id, byCheck, asking)).statusCode).toBe(422)
    expect(await testServer.atBank(id)).toBe(bank)
    const checked = { headers: newKey() }
    expect((await testServer.send('createSalesReceipt', id, byCheck, checked)).statusCode).toBe(200)
    expect((await testServer.send('createSalesReceipt', id, await receipt(), checked)).statusCode).toBe(422)
    expect(await testServer.atBank(id)).toBe(bank)
  })

  test('of a dead server is settled by another one, with its purpose', async () => {
    const { id } = await testServer.bought()
    const asking = { headers: newKey() }
    const body = await receipt()
    testServer.hooks.after = async (call) => {
      if (call === 'confirm') throw new Error('the line is cut')
    }
    expect((await testServer.send('createSalesReceipt', id, body, asking)).statusCode).toBe(503)
    delete testServer.hooks.after
    expect(await reconcile(testServer.services, { force: true })).toBe(1)
    const { data, statusCode } = await testServer.send('createSalesReceipt', id, body, asking)
    expect([statusCode, data.transaction.description, data.transaction.actor]).toEqual([
      200,
      'An endorsement',
      emailOf('rep'),
    ])
    expect((await testServer.books(id)).rows).toHaveLength(2)
  })

  test('is refused while another payment is in progress', async () => {
    const { id } = await testServer.bought()
    let go = () => {}
    const stored = new Promise<void>((resolve) => {
      go = resolve
    })
    testServer.hooks.before = async (call) => {
      if (call === 'confirm') await stored
    }
    const first = testServer.send('createSalesReceipt', id, await receipt())
    await expect.poll(async () => (await liveOf(id)).length).toBe(1)
    const second = await testServer.send('createSalesReceipt', id, await receipt())
    expect([second.statusCode, second.data.type]).toEqual([409, problemTypes.anotherPayment])
    go()
    expect((await first).statusCode).toBe(200)
  })
})

const liveOf = (id: string) =>
  testServer.services.db.q
    .selectFrom('payment')
    .select('id')
    .where('contact_id', '=', id)
    .where('state', '=', 'confirming')
    .execute()

describe('a payment', () => {
  test('of an invoice comes by check or by card, never more than the amount due', async () => {
    const { id } = await testServer.bought()
    const { data } = await testServer.send('createInvoice', id, { change_item: items(100) })
    const { transaction_id, number } = data.transaction
    const part = await testServer.send('createReceivePayment', id, {
      amount: '40',
      reference: 'Check 7',
      transaction_id,
    })
    expect(part.data.transaction).toMatchObject({
      kind: 'receivePayment',
      paid: 40,
      description: `Payment received for ${number}`,
      document: { kind: 'receipt' },
      can_void: true,
    })
    const more = await testServer.send('createReceivePayment', id, { amount: 60.01, transaction_id })
    expect([more.statusCode, more.data.errors]).toEqual([422, { amount: 'Only $60.00 is due' }])
    const payment_token = await testServer.tokenFor()
    const rest = await testServer.send('createReceivePayment', id, { amount: 60, payment_token, transaction_id })
    expect(rest.data.transaction).toMatchObject({ charged: 0, paid: 60, card: 'Visa ending in 4242', refundable: 60 })
    expect(await testServer.list(id)).toMatchObject({ due: 0 })
    const none = await testServer.send('createReceivePayment', id, { amount: 1 })
    expect([none.statusCode, none.data.message]).toEqual([409, 'No payment is due here'])
    const late = await testServer.send('createReceivePayment', id, {
      amount: 1,
      payment_token: await testServer.tokenFor(),
    })
    expect(late.statusCode).toBe(409)
    expect(await testServer.auditOf(id)).toEqual(expect.arrayContaining(['payment.received']))
  })

  test('must name an invoice of this contact, or none', async () => {
    const { id } = await testServer.bought()
    await testServer.send('createInvoice', id, { change_item: items(100) })
    for (const transaction_id of ['T-1', (await testServer.list(id)).data[0].transaction_id]) {
      const answer = await testServer.send('createReceivePayment', id, { amount: 1, transaction_id })
      expect([answer.statusCode, Object.keys(answer.data.errors)]).toEqual([422, ['transaction_id']])
    }
  })

  test('by card issues the policy with the last part of an order', async () => {
    const { id, amount } = await testServer.ordered()
    const part = await testServer.send('createReceivePayment', id, {
      amount: 20,
      payment_token: await testServer.tokenFor(),
    })
    expect([part.statusCode, part.data.contact.customFields.quote_status]).toEqual([200, 'awaitingPayment'])
    const left = Math.round((amount - 20) * 100) / 100
    const declined = { amount: left, payment_token: await testServer.tokenFor(refused) }
    const no = await testServer.send('createReceivePayment', id, declined)
    expect([no.statusCode, no.data.is_card_exception]).toEqual([402, true])
    const all = await testServer.send('createReceivePayment', id, {
      amount: left,
      payment_token: await testServer.tokenFor(),
    })
    expect([all.statusCode, all.data.contact.customFields.quote_status]).toEqual([200, 'purchased'])
    const cents = Math.round(amount * 100)
    expect(await testServer.books(id)).toMatchObject({ chargedCents: cents, paidCents: cents })
    expect(await testServer.atBank(id)).toBe(cents)
  })

  test('goes to the open order unless another invoice is named', async () => {
    const { id, amount } = await testServer.ordered()
    const { data } = await testServer.send('createInvoice', id, { change_item: items(30) })
    const { transaction_id } = data.transaction
    const named = await testServer.send('createReceivePayment', id, {
      amount: 30,
      reference: 'Check 1',
      transaction_id,
    })
    expect(named.data.contact.customFields.quote_status).toBe('awaitingPayment')
    const rest = await testServer.send('createReceivePayment', id, { amount, reference: 'Check 2' })
    expect(rest.data.contact.customFields.quote_status).toBe('purchased')
    expect(await testServer.list(id)).toMatchObject({ due: 0 })
  })

  test('by card is refunded if nothing is due when the money arrives, and the ledger shows both', async () => {
    const { id } = await testServer.bought()
    const { data } = await testServer.send('createInvoice', id, { change_item: items(50) })
    testServer.hooks.after = async (call) => {
      if (call !== 'confirm') return
      delete testServer.hooks.after
      await testServer.send('createCreditMemo', id, { change_item: items(50) })
    }
    const { transaction_id } = data.transaction
    const body = { amount: 50, payment_token: await testServer.tokenFor(), transaction_id }
    const before = await testServer.atBank(id)
    const answer = await testServer.send('createReceivePayment', id, body)
    expect([answer.statusCode, answer.data.message]).toEqual([402, expect.stringContaining('The amount due changed')])
    expect(await testServer.atBank(id)).toBe(before)
    const { chargedCents, paidCents, rows } = await testServer.books(id)
    expect(chargedCents - paidCents).toBe(0)
    expect(rows.slice(-2)).toEqual([
      ['receivePayment', 0, 50],
      ['issueRefund', 0, -50],
    ])
  })
})
