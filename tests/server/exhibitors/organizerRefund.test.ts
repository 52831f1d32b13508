import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../policies/fixture'
import { payingFairs } from './payingFair'

/* The policies of a paid invoice that staff cancel: the money belongs to the organizer. */

const testServer = await startTestServer({}, { CERTIFICATE_RATE_LIMIT: '100000' })
testServer.clock.instant = new Date('2026-11-20T17:00:00Z')
afterAll(() => testServer.close())
const { payingFair, ordering, ordersOf, requested, pay, mailTo } = payingFairs(testServer)

/** Two policies on a paid invoice, the first of which staff cancel. */
async function canceledFirst() {
  const fair = await payingFair()
  const all = [await ordering(fair, 'Sample Pottery'), await ordering(fair, 'Sample Toys')] as const
  const invoice = await requested(
    fair,
    all.map(({ order }) => order),
  )
  const paid = await pay(invoice.id, invoice.amount.toFixed(2))
  expect(paid.status).toBe(200)
  testServer.services.sent.length = 0
  await mailTo()
  const cookie = await testServer.staff('rep')
  const preview = (await testServer.call('previewCancelPolicy', { params: { id: all[0].id }, cookie })).data
  const canceled = await testServer.call('cancelPolicy', {
    params: { id: all[0].id },
    headers: { 'idempotency-key': randomUUID() },
    body: { status: 'cancelled', reason: 'The exhibitor does not come' },
    cookie,
  })
  expect(canceled.statusCode, canceled.body).toBe(200)
  return { fair, invoice, all, cookie, preview }
}

test('the letter of a cancellation and the staff’s refunds name the organizer that paid as the payee', async () => {
  const { invoice, all, cookie } = await canceledFirst()
  testServer.services.sent.length = 0
  await mailTo()
  const letter = testServer.services.sent.find(({ subject }) => /^Your policy .* is canceled$/.test(subject))!
  expect(letter.text.replace(/\s+/g, ' ')).toContain('to Sample Fairs LLC, the organizer, who paid for this policy.')
  const booksOf = async (id: string) =>
    (await testServer.call('listAccountingTransactions', { params: { id }, cookie })).data
  expect(await booksOf(all[0].id)).toMatchObject({
    owed: [{ way: 'check' }],
    payee: { name: 'Sample Fairs LLC', address: '12 Example Road, Austin, TX 78701', invoice: invoice.number },
  })
  const own = await testServer.buy()
  expect((await booksOf(own.id)).payee).toBeNull()
})

test('staff read who gets the refund before they cancel: the organizer that paid, and nobody else’s name otherwise', async () => {
  const { cookie, preview } = await canceledFirst()
  expect(preview.payee).toBe('Sample Fairs LLC')
  const own = await testServer.buy()
  expect((await testServer.call('previewCancelPolicy', { params: { id: own.id }, cookie })).data.payee).toBeNull()
})

test('a canceled policy is canceled on its paid invoice, for the organizer and for staff', async () => {
  const { fair, invoice, cookie } = await canceledFirst()
  const lines = [
    { business: 'Sample Pottery', state: 'paid', is_policy_canceled: true },
    { business: 'Sample Toys', state: 'paid', is_policy_canceled: false },
  ]
  const [own] = (await ordersOf(fair)).invoices
  expect(own).toMatchObject({ state: 'paid', amount: invoice.amount, lines })
  const { data } = await testServer.call('listOrganizerInvoices', { query: { search: invoice.number }, cookie })
  expect(data.rows).toMatchObject([{ state: 'paid', lines }])
})
