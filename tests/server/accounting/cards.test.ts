import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { newKey } from '../rig/quotes'
import { type House, items, makeHouse } from './fixture'

let house: House
beforeAll(async () => {
  house = await makeHouse()
})
afterAll(() => house.close())
afterEach(() => {
  delete house.hooks.after
  delete house.hooks.before
})

const refused = '4000000000000002'
const receipt = async (card?: string, amount = 25) => ({
  change_item: items(amount),
  payment_token: await house.tokenFor(card),
  note: 'By phone',
})

describe('a sales receipt', () => {
  test('by card charges the card and has its document', async () => {
    const { id, amount } = await house.bought()
    const before = await house.atBank(id)
    const { statusCode, data } = await house.send('createSalesReceipt', id, await receipt())
    expect(statusCode).toBe(200)
    expect(data.transaction).toMatchObject({
      kind: 'salesReceipt',
      charged: 25,
      paid: 25,
      description: 'An endorsement',
      actor: 'rep@example.com',
      card: 'Visa 4242',
      note: 'By phone',
      refundable: 25,
      can_void: false,
      document: { kind: 'receipt' },
    })
    expect(await house.atBank(id)).toBe(before + 2500)
    expect(await house.list(id)).toMatchObject({ charged: amount + 25, paid: amount + 25, due: 0 })
    expect(await house.auditOf(id)).toEqual(expect.arrayContaining(['payment.captured', 'salesReceipt.entered']))
  })

  test('by check requires the check number', async () => {
    const { id } = await house.signed()
    const none = await house.send('createSalesReceipt', id, { change_item: items() })
    expect([none.statusCode, Object.keys(none.data.errors)]).toEqual([422, ['reference']])
    const made = await house.send('createSalesReceipt', id, { change_item: items(), reference: 'Check 1042' })
    expect(made.data.transaction).toMatchObject({ reference: 'Check 1042', card: null, refundable: 0, charged: 25 })
    expect(await house.atBank(id)).toBe(0)
  })

  test('with a declined card records nothing', async () => {
    const { id } = await house.bought()
    const before = await house.books(id)
    const asking = { headers: newKey() }
    const body = await receipt(refused)
    const { statusCode, data } = await house.send('createSalesReceipt', id, body, asking)
    expect([statusCode, data.is_card_exception]).toEqual([402, true])
    expect(await house.books(id)).toEqual(before)
    // the same key returns the same answer, another key charges another card
    expect((await house.send('createSalesReceipt', id, body, asking)).data).toEqual(data)
    expect((await house.send('createSalesReceipt', id, await receipt())).statusCode).toBe(200)
  })

  test('is charged once under its key and returns the same answer; another request under the key is refused', async () => {
    const { id } = await house.bought()
    const asking = { headers: newKey() }
    const body = await receipt()
    const first = await house.send('createSalesReceipt', id, body, asking)
    const bank = await house.atBank(id)
    for (let i = 0; i < 2; i++) expect((await house.send('createSalesReceipt', id, body, asking)).body).toBe(first.body)
    const other = { ...body, note: 'Another' }
    expect((await house.send('createSalesReceipt', id, other, asking)).statusCode).toBe(422)
    const { payment_token: _, ...byCheck } = { ...body, reference: 'Check 1' }
    expect((await house.send('createSalesReceipt', id, byCheck, asking)).statusCode).toBe(422)
    expect(await house.atBank(id)).toBe(bank)
    const checked = { headers: newKey() }
    expect((await house.send('createSalesReceipt', id, byCheck, checked)).statusCode).toBe(200)
    expect((await house.send('createSalesReceipt', id, await receipt(), checked)).statusCode).toBe(422)
    expect(await house.atBank(id)).toBe(bank)
  })

  test('of a dead server is settled by another one, with its purpose', async () => {
    const { id } = await house.bought()
    const asking = { headers: newKey() }
    const body = await receipt()
    house.hooks.after = async (call) => {
      if (call === 'confirm') throw new Error('the line is cut')
    }
    expect((await house.send('createSalesReceipt', id, body, asking)).statusCode).toBe(503)
    delete house.hooks.after
    const { db, gateway, jobs, log, now } = house.services
    expect(await reconcile({ db, gateway, jobs, log, now }, { force: true })).toBe(1)
    const { data, statusCode } = await house.send('createSalesReceipt', id, body, asking)
    expect([statusCode, data.transaction.description, data.transaction.actor]).toEqual([
      200,
      'An endorsement',
      'system',
    ])
    expect((await house.books(id)).rows).toHaveLength(2)
  })

  test('is refused while another payment is in progress', async () => {
    const { id } = await house.bought()
    let go = () => {}
    const stored = new Promise<void>((resolve) => {
      go = resolve
    })
    house.hooks.before = async (call) => {
      if (call === 'confirm') await stored
    }
    const first = house.send('createSalesReceipt', id, await receipt())
    await expect.poll(async () => (await liveOf(id)).length).toBe(1)
    const second = await house.send('createSalesReceipt', id, await receipt())
    expect([second.statusCode, second.data.type]).toEqual([409, problemTypes.paymentInProgress])
    go()
    expect((await first).statusCode).toBe(200)
  })
})

const liveOf = (id: string) =>
  house.services.db.q
    .selectFrom('payment')
    .select('id')
    .where('contact_id', '=', id)
    .where('state', '=', 'confirming')
    .execute()

describe('a payment', () => {
  test('of an invoice comes by check or by card, never more than the amount due', async () => {
    const { id } = await house.bought()
    const { data } = await house.send('createInvoice', id, { change_item: items(100) })
    const { transaction_id, number } = data.transaction
    const part = await house.send('createReceivePayment', id, { amount: '40', reference: 'Check 7', transaction_id })
    expect(part.data.transaction).toMatchObject({
      kind: 'receivePayment',
      paid: 40,
      description: `Payment received for ${number}`,
      document: { kind: 'receipt' },
      can_void: true,
    })
    const more = await house.send('createReceivePayment', id, { amount: 60.01, transaction_id })
    expect([more.statusCode, more.data.errors]).toEqual([422, { amount: 'Only $60.00 is due' }])
    const payment_token = await house.tokenFor()
    const rest = await house.send('createReceivePayment', id, { amount: 60, payment_token, transaction_id })
    expect(rest.data.transaction).toMatchObject({ charged: 0, paid: 60, card: 'Visa 4242', refundable: 60 })
    expect(await house.list(id)).toMatchObject({ due: 0 })
    const none = await house.send('createReceivePayment', id, { amount: 1 })
    expect([none.statusCode, none.data.message]).toEqual([409, 'No payment is due here'])
    const late = await house.send('createReceivePayment', id, { amount: 1, payment_token: await house.tokenFor() })
    expect(late.statusCode).toBe(409)
    expect(await house.auditOf(id)).toEqual(expect.arrayContaining(['payment.received']))
  })

  test('must name an invoice of this contact, or none', async () => {
    const { id } = await house.bought()
    await house.send('createInvoice', id, { change_item: items(100) })
    for (const transaction_id of ['T-1', (await house.list(id)).data[0].transaction_id]) {
      const answer = await house.send('createReceivePayment', id, { amount: 1, transaction_id })
      expect([answer.statusCode, Object.keys(answer.data.errors)]).toEqual([422, ['transaction_id']])
    }
  })

  test('by card issues the policy with the last part of an order', async () => {
    const { id, amount } = await house.ordered()
    const part = await house.send('createReceivePayment', id, { amount: 20, payment_token: await house.tokenFor() })
    expect([part.statusCode, part.data.contact.customFields.quote_status]).toEqual([200, 'awaitingPayment'])
    const left = Math.round((amount - 20) * 100) / 100
    const declined = { amount: left, payment_token: await house.tokenFor(refused) }
    const no = await house.send('createReceivePayment', id, declined)
    expect([no.statusCode, no.data.is_card_exception]).toEqual([402, true])
    const all = await house.send('createReceivePayment', id, { amount: left, payment_token: await house.tokenFor() })
    expect([all.statusCode, all.data.contact.customFields.quote_status]).toEqual([200, 'purchased'])
    const cents = Math.round(amount * 100)
    expect(await house.books(id)).toMatchObject({ chargedCents: cents, paidCents: cents })
    expect(await house.atBank(id)).toBe(cents)
  })

  test('goes to the open order unless another invoice is named', async () => {
    const { id, amount } = await house.ordered()
    const { data } = await house.send('createInvoice', id, { change_item: items(30) })
    const { transaction_id } = data.transaction
    const named = await house.send('createReceivePayment', id, { amount: 30, reference: 'Check 1', transaction_id })
    expect(named.data.contact.customFields.quote_status).toBe('awaitingPayment')
    const rest = await house.send('createReceivePayment', id, { amount, reference: 'Check 2' })
    expect(rest.data.contact.customFields.quote_status).toBe('purchased')
    expect(await house.list(id)).toMatchObject({ due: 0 })
  })

  test('by card is refunded if nothing is due when the money arrives, and the ledger shows both', async () => {
    const { id } = await house.bought()
    const { data } = await house.send('createInvoice', id, { change_item: items(50) })
    house.hooks.after = async (call) => {
      if (call !== 'confirm') return
      delete house.hooks.after
      await house.send('createCreditMemo', id, { change_item: items(50) })
    }
    const { transaction_id } = data.transaction
    const body = { amount: 50, payment_token: await house.tokenFor(), transaction_id }
    const before = await house.atBank(id)
    const answer = await house.send('createReceivePayment', id, body)
    expect([answer.statusCode, answer.data.message]).toEqual([402, expect.stringContaining('What is due was changed')])
    expect(await house.atBank(id)).toBe(before)
    const { chargedCents, paidCents, rows } = await house.books(id)
    expect(chargedCents - paidCents).toBe(0)
    expect(rows.slice(-2)).toEqual([
      ['receivePayment', 0, 50],
      ['issueRefund', 0, -50],
    ])
  })
})
