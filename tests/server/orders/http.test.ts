import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../rig/app'
import { begin, newKey, sign } from '../rig/quotes'

let testServer: TestApp
beforeAll(async () => {
  testServer = await testApp()
})
afterAll(() => testServer.close())

/** A signed quote, and the browser's order of it. */
async function signed() {
  const { id, customFields } = await begin(testServer)
  await testServer.call('signTerms', { params: { id }, body: sign })
  const order = {
    id,
    amount_due: customFields.amount_due as number,
    payment_type: 'check',
    check_emails: `${id}@example.com`,
  }
  return { id, amount: order.amount_due, order }
}

const receive = async (id: string, body: object, headers = newKey(), role: 'rep' | 'underwriter' | 'admin' = 'rep') =>
  testServer.call('createReceivePayment', { params: { id }, body, headers, cookie: await testServer.staff(role) })

test('an order over HTTP: a part payment, the rest, and a policy', async () => {
  const { id, amount, order } = await signed()
  const key = newKey()
  const placed = await testServer.call('purchase', { headers: key, body: order })
  expect([placed.statusCode, placed.data.quote_status]).toEqual([202, 'awaitingPayment'])
  const again = await testServer.call('purchase', { headers: key, body: order })
  expect([again.statusCode, again.body]).toEqual([202, placed.body])
  // a status request without the form, after a reload, returns the same
  const result = await testServer.call('purchase', { headers: key, body: { id, amount_due: amount } })
  expect([result.statusCode, result.body]).toEqual([202, placed.body])
  // the answers of an ordered quote cannot change
  const save = { params: { id }, body: { step0: { event_name: 'Another name' } } }
  expect((await testServer.call('patchContact', save)).statusCode).toBe(409)
  const part = await receive(id, { amount: 20 })
  expect([part.statusCode, part.data.contact.customFields.quote_status]).toEqual([200, 'awaitingPayment'])
  // the page learns from the server how much is still due, and the answer of the order stays as it was
  const inPart = (await testServer.call('openContact', { params: { id } })).data
  expect([inPart.order, inPart.order_received]).toEqual([placed.data, 20])
  expect((await testServer.call('purchase', { headers: key, body: order })).body).toBe(placed.body)
  const rest = await receive(id, { amount: Math.round((amount - 20) * 100) / 100, reference: '1042', note: 'By post' })
  expect([rest.statusCode, rest.data.contact.customFields.quote_status]).toEqual([200, 'purchased'])
  const opened = await testServer.call('openContact', { params: { id } })
  expect(opened.data.contact).toEqual({ id, policy_number: expect.stringMatching(/^MQE-/) })
})

test('money is recorded once under its key and returns the same answer', async () => {
  const { id, order } = await signed()
  await testServer.call('purchase', { headers: newKey(), body: order })
  const key = newKey()
  const first = await receive(id, { amount: 20 }, key)
  const five = await Promise.all(Array.from({ length: 5 }, () => receive(id, { amount: 20 }, key)))
  expect(five.map(({ body }) => body)).toEqual(Array(5).fill(first.body))
  const rows = await testServer.services.db.q.selectFrom('ledger').select('kind').where('contact_id', '=', id).execute()
  expect(rows.map(({ kind }) => kind)).toEqual(['invoice', 'receivePayment'])
  expect((await receive(id, { amount: 21 }, key)).statusCode).toBe(422)
  const other = await signed()
  await testServer.call('purchase', { headers: newKey(), body: other.order })
  expect((await receive(other.id, { amount: 20 }, key)).statusCode).toBe(422)
})

test('an error is not stored: the same key records the corrected payment', async () => {
  const { id, order } = await signed()
  const key = newKey()
  expect((await receive(id, { amount: 20 }, key)).statusCode).toBe(409)
  await testServer.call('purchase', { headers: newKey(), body: order })
  expect((await receive(id, { amount: 20 }, key)).statusCode).toBe(200)
})

test('an invalid amount or a card number is refused beside its field', async () => {
  const { id, order } = await signed()
  await testServer.call('purchase', { headers: newKey(), body: order })
  for (const amount of [0, -1, 10.005, 1e12]) {
    const { statusCode, data } = await receive(id, { amount })
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['amount']])
  }
  const card = await receive(id, { amount: 1, reference: '4242 4242 4242 4242' })
  expect([card.statusCode, Object.keys(card.data.errors)]).toEqual([422, ['reference']])
  expect(card.body).not.toContain('4242')
  const wrong = await testServer.call('purchase', { headers: newKey(), body: { ...order, check_emails: 'none' } })
  expect([wrong.statusCode, Object.keys(wrong.data.errors)]).toEqual([422, ['check_emails']])
})

test('only a rep or an admin records money', async () => {
  const { id, order } = await signed()
  await testServer.call('purchase', { headers: newKey(), body: order })
  const body = { amount: 1 }
  expect((await testServer.call('createReceivePayment', { params: { id }, headers: newKey(), body })).statusCode).toBe(
    401,
  )
  expect((await receive(id, body, newKey(), 'underwriter')).statusCode).toBe(403)
  expect((await receive(id, body, newKey(), 'admin')).statusCode).toBe(200)
  expect((await receive('AAAAAAAAAAAAAAAAAAAAAA', body)).statusCode).toBe(404)
})

test('repeated orders are accepted, and letters after the fifth in a day are delayed', async () => {
  const { id, order } = await signed()
  const statuses: number[] = []
  for (let i = 0; i < 7; i++)
    statuses.push((await testServer.call('purchase', { headers: newKey(), body: order })).statusCode)
  expect(statuses).toEqual(Array(7).fill(202))
  const jobs = await testServer.services.db.q.selectFrom('job').selectAll().where('kind', '=', 'mail').execute()
  const mails = jobs.filter(({ payload }) => payload['contactId'] === id && payload['kind'] === 'orderPlaced')
  const late = mails.filter(({ run_at: at }) => at > new Date())
  expect(late.map(({ payload }) => payload['part'])).toEqual(['others', 'others'])
})
