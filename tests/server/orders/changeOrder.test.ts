import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { begin, newKey, sign } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const cookie = await app.staff('rep')

/** An order by check, received in part if `part` says so. */
async function ordered(part = 0) {
  const { id, customFields } = await begin(app)
  await call('signTerms', { params: { id }, body: sign })
  const order = {
    id,
    amount_due: customFields.amount_due as number,
    payment_type: 'check',
    check_emails: `${id}@example.com`,
  }
  await call('purchase', { headers: newKey(), body: order })
  if (part > 0)
    await call('createReceivePayment', { params: { id }, headers: newKey(), body: { amount: part }, cookie })
  return { id, amount: order.amount_due }
}
const change = (id: string, body: object, version?: number) =>
  call('changeOrder', {
    params: { id },
    body,
    cookie,
    headers: version === undefined ? {} : { 'if-match': String(version) },
  })
const opened = async (id: string) =>
  (await call('openContact', { params: { id }, query: { from: 'admin' }, cookie })).data
const actionsOf = async (id: string) =>
  (await services.db.q.selectFrom('audit').select('action').where('contact_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  )

test('a withdrawn order is credited, its part payment becomes a refund, and the quote expires', async () => {
  const { id, amount } = await ordered(20)
  const { statusCode, data } = await change(id, { act: 'withdraw', reason: 'The event was called off.' })
  expect([statusCode, data.contact.customFields.quote_status]).toEqual([200, 'expired'])
  const rows = await services.db.q
    .selectFrom('ledger')
    .select(['kind', 'charged_cents', 'paid_cents'])
    .where('contact_id', '=', id)
    .orderBy('id')
    .execute()
  const cents = Math.round(amount * 100)
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['invoice', cents, 0],
    ['receivePayment', 0, 2000],
    ['creditMemo', -cents, 0],
  ])
  const refunds = await services.db.q.selectFrom('refund').select('amount_cents').where('contact_id', '=', id).execute()
  expect(refunds).toEqual([{ amount_cents: 2000 }])
  expect(await actionsOf(id)).toContain('order.withdrawn')
  // nothing is left to change
  expect((await change(id, { act: 'resend' })).statusCode).toBe(409)
})

test('an order is mailed again, from now on to the new addresses', async () => {
  const { id } = await ordered()
  expect((await change(id, { act: 'resend', emails: 'books@example.com' })).statusCode).toBe(200)
  expect((await opened(id)).order.emails).toBe('books@example.com')
  const jobs = await services.db.q.selectFrom('job').select('payload').where('kind', '=', 'mail').execute()
  const letters = jobs.map(({ payload }) => payload as Record<string, unknown>).filter((one) => one['contactId'] === id)
  expect(letters.filter((one) => one['kind'] === 'orderPlaced' && one['occasion'])).toHaveLength(1)
  expect((await change(id, { act: 'resend', emails: 'nobody' })).data.errors).toHaveProperty('emails')
})

test('the due date moves to a later day, but not into the past nor into the covered days', async () => {
  const { id } = await ordered()
  const { contact, order } = await opened(id)
  expect(order.pay_by).toBe('12/04/2026')
  expect((await change(id, { act: 'extend', pay_by: '12/18/2026' }, contact.version)).statusCode).toBe(200)
  expect((await opened(id)).order.pay_by).toBe('12/18/2026')
  // the midnight in New York that ends that day
  const { expires } = await services.db.q
    .selectFrom('contact')
    .select('expires')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(expires).toEqual(new Date('2026-12-19T05:00:00Z'))
  for (const pay_by of ['11/19/2026', '06/12/2027'])
    expect((await change(id, { act: 'extend', pay_by })).data.errors, pay_by).toHaveProperty('pay_by')
  expect((await change(id, { act: 'extend', pay_by: '12/20/2026' }, contact.version)).statusCode).toBe(412)
})

test('a customer who opens a quote with a withdrawn order is told so, until the quote is saved again', async () => {
  const { id } = await ordered()
  const seen = async () => (await call('openContact', { params: { id }, query: { from: 'quote' } })).data
  expect(await seen()).not.toHaveProperty('order_end')
  await change(id, { act: 'withdraw' })
  const { contact, order_end } = await seen()
  expect([contact.customFields.quote_status, order_end]).toEqual(['expired', 'withdrawn'])
  await call('patchContact', { params: { id }, body: {} })
  expect(await seen()).not.toHaveProperty('order_end')
})
