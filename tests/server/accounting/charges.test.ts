import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../rig/quotes'
import { items, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

describe('an invoice', () => {
  test('charges for its items, has a document, and is due', async () => {
    const { id, amount } = await testServer.bought()
    const change_item = [...items('$1,025.50'), { item_description: 'A copy', amount: 4.5 }, { item_description: '' }]
    const { statusCode, data } = await testServer.send('createInvoice', id, {
      change_item,
      amount: '1030',
      note: 'By phone',
    })
    expect(statusCode).toBe(200)
    expect(data.contact.id).toBe(id)
    expect(data.link).toContain(id)
    expect(data.transaction).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^INV-\d{6}$/),
      charged: 1030,
      paid: 0,
      description: 'An endorsement and A copy',
      actor: 'rep@example.com',
      note: 'By phone',
      state: 'made',
      is_elsewhere: false,
      can_void: true,
      card: null,
      refundable: 0,
      items: [
        { item_description: 'An endorsement', amount: 1025.5 },
        { item_description: 'A copy', amount: 4.5 },
      ],
      document: { kind: 'invoice', ready: false },
    })
    const listed = await testServer.list(id)
    expect(listed).toMatchObject({ charged: amount + 1030, paid: amount, due: 1030, refund_by_rule: 0, owed: [] })
    expect(listed.data.map(({ kind }: any) => kind)).toEqual(['salesReceipt', 'invoice'])
    expect(listed.data[0]).toMatchObject({ card: 'Visa ending in 4242', refundable: amount, can_void: false })
    expect(await testServer.auditOf(id)).toContain('invoice.entered')
  })

  test('can be made for an unfinished quote', async () => {
    const { id } = await testServer.signed()
    expect((await testServer.send('createInvoice', id, { change_item: items() })).statusCode).toBe(200)
  })

  test.each([
    [{}, ['amount', 'change_item.0.item_description']],
    [{ change_item: [{ item_description: 'A', amount: null }] }, ['change_item.0.amount']],
    [{ change_item: [{ item_description: ' ', amount: 1 }] }, ['change_item.0.item_description']],
    [{ change_item: [{ item_description: 'A', amount: '-5' }] }, ['change_item.0.amount']],
    [{ change_item: [{ item_description: 'A', amount: '1.005' }] }, ['change_item.0.amount']],
    [{ change_item: items(25), amount: 26 }, ['amount']],
    [{ change_item: items(25), date: '11/01/2026' }, ['date']],
    [{ change_item: items(25), note: 'Card 4242-4242-4242-4242' }, ['note']],
    [{ change_item: items(25, '4242 4242 4242 4242') }, ['change_item.0.item_description']],
    [{ change_item: items(25), reference: '378282246310005' }, ['reference']],
    [{ change_item: items(25), cardholder_name: '4242424242424242' }, ['cardholder_name']],
    [{ change_item: items(25), payment_token: '4242424242424242' }, ['payment_token']],
    [{ change_item: items(25), cc_last_digits: '42a' }, ['cc_last_digits']],
  ])('is refused beside the field: %o', async (body, fields) => {
    const { id } = await testServer.signed()
    const { statusCode, data, body: text } = await testServer.send('createInvoice', id, body)
    expect([statusCode, Object.keys(data.errors).sort()]).toEqual([422, [...fields].sort()])
    expect(text).not.toMatch(/4242|8431|37828/)
    expect((await testServer.books(id)).rows).toEqual([])
  })

  test('is refused with a security code', async () => {
    const { id } = await testServer.signed()
    const answer = await testServer.send('createInvoice', id, { change_item: items(), cc_cvv_number: '123' })
    expect(answer.statusCode).toBe(400)
  })
})

describe('a credit memo', () => {
  test('credits a charge and accrues the refund of its payment', async () => {
    const { id, amount } = await testServer.bought()
    const { statusCode, data } = await testServer.send('createCreditMemo', id, { change_item: items(20) })
    expect(statusCode).toBe(200)
    expect(data.transaction).toMatchObject({
      kind: 'creditMemo',
      charged: -20,
      paid: 0,
      document: { kind: 'creditMemo' },
    })
    const cents = Math.round(amount * 100)
    expect(await testServer.books(id)).toMatchObject({ chargedCents: cents - 2000, paidCents: cents })
    expect(await testServer.list(id)).toMatchObject({ due: -20, refund_by_rule: 20 })
  })

  test('never credits more than was charged, nor an open order', async () => {
    const { id, amount } = await testServer.bought()
    const more = await testServer.send('createCreditMemo', id, { change_item: items(amount + 0.01) })
    expect([more.statusCode, Object.keys(more.data.errors)]).toEqual([422, ['amount']])
    const ordered = await testServer.ordered()
    const order = await testServer.send('createCreditMemo', ordered.id, { change_item: items(1) })
    expect([order.statusCode, order.data.errors]).toEqual([422, { amount: 'Only $0.00 is charged' }])
  })
})

describe('every change of the ledger', () => {
  const calls = [
    ['createInvoice', { change_item: items() }],
    ['createSalesReceipt', { change_item: items(), reference: 'Check 1042' }],
    ['createCreditMemo', { change_item: items(1) }],
    ['issueRefund', { amount: 1, reference: 'Check 7', note: 'Goodwill' }],
    ['enterAccountingTransaction', { change_item: items(), date: '11/01/2026' }],
  ] as const

  test.each(calls)('%s is made once under its key and returns the same answer', async (call, body) => {
    const { id } = await testServer.bought()
    const asking = { headers: newKey(), params: { kind: 'invoice' } }
    const first = await testServer.send(call, id, body, asking)
    expect(first.statusCode).toBe(200)
    const before = await testServer.books(id)
    const again = await Promise.all([1, 2, 3].map(() => testServer.send(call, id, body, asking)))
    expect(again.map((answer) => answer.body)).toEqual(Array(3).fill(first.body))
    expect(await testServer.books(id)).toEqual(before)
    const other = await testServer.send(call, id, { ...body, note: 'Another' }, asking)
    expect(other.statusCode).toBe(422)
    const elsewhere = await testServer.bought()
    expect((await testServer.send(call, elsewhere.id, body, asking)).statusCode).toBe(422)
    // nor is the key valid for another operation
    const crossed = call === 'createInvoice' ? 'createCreditMemo' : 'createInvoice'
    expect((await testServer.send(crossed, id, { change_item: items() }, asking)).statusCode).toBe(422)
    expect(await testServer.books(id)).toEqual(before)
  })

  test.each(calls)('%s is allowed for a rep and an admin only', async (call, body) => {
    const { id } = await testServer.bought()
    const params = { kind: 'invoice' }
    const nobody = await testServer.call(call, { params: { id, ...params }, headers: newKey(), body })
    expect(nobody.statusCode).toBe(401)
    expect((await testServer.send(call, id, body, { role: 'underwriter', params })).statusCode).toBe(403)
    expect((await testServer.send(call, id, body, { role: 'admin', params })).statusCode).toBe(200)
    expect((await testServer.send(call, 'AAAAAAAAAAAAAAAAAAAAAA', body, { params })).statusCode).toBe(404)
  })
})
