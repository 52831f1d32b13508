import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../policies/fixture'
import { blankDocuments } from '../rig/blankDocuments'
import type { OpenFair } from '../rig/exhibitors'
import { payingFairs } from './payingFair'

blankDocuments()

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

async function organizerAddress({ id }: OpenFair) {
  const { q } = testServer.services.db
  const { email } = await q.selectFrom('organizer').select('email').where('event_id', '=', id).executeTakeFirstOrThrow()
  return email
}

test('the letter of a cancellation and the staff’s refunds name the organizer that paid as the payee', async () => {
  const { fair, invoice, all, cookie } = await canceledFirst()
  testServer.services.sent.length = 0
  await mailTo()
  const letter = testServer.services.sent.find(({ subject }) => /^Your policy .* is canceled$/.test(subject))!
  expect(letter.text.replace(/\s+/g, ' ')).toContain('to Sample Fairs LLC, the organizer, who paid for this policy.')
  const booksOf = async (id: string) =>
    (await testServer.call('listAccountingTransactions', { params: { id }, cookie })).data
  expect(await booksOf(all[0].id)).toMatchObject({
    owed: [{ way: 'check' }],
    payee: {
      name: 'Sample Fairs LLC',
      address: '12 Example Road, Austin, TX 78701',
      email: await organizerAddress(fair),
      invoice: invoice.number,
    },
  })
  const own = await testServer.buy()
  expect((await booksOf(own.id)).payee).toBeNull()
})

test('the organizer that paid gets a letter of the cancellation and its refund, without the documents of the insured', async () => {
  const { fair, all } = await canceledFirst()
  const email = await organizerAddress(fair)
  testServer.services.sent.length = 0
  await mailTo()
  const { policy_number: number } = await testServer.services.db.q
    .selectFrom('contact')
    .select('policy_number')
    .where('id', '=', all[0].id)
    .executeTakeFirstOrThrow()
  const subject = `Policy ${number}, which you paid for, is canceled`
  const letters = testServer.services.sent.filter((letter) => letter.subject === subject)
  expect(letters.map(({ to }) => to)).toEqual([email])
  expect(letters[0]!.text.replace(/\s+/g, ' ')).toMatch(/We will send you a check for \$[\d.,]+\./)
  expect(letters[0]!.attachments ?? []).toEqual([])
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

test('the organizer that paid learns that its refund check was sent, and the insured does not', async () => {
  const { fair, all, cookie } = await canceledFirst()
  await mailTo()
  testServer.services.sent.length = 0
  const [owed] = (await testServer.call('listAccountingTransactions', { params: { id: all[0].id }, cookie })).data.owed
  const refunded = await testServer.call('issueRefund', {
    params: { id: all[0].id },
    headers: { 'idempotency-key': randomUUID() },
    body: { amount: owed.amount, reference: 'Check 1042' },
    cookie,
  })
  expect(refunded.statusCode, refunded.body).toBe(200)
  // staff see that they need not send its receipt
  expect(refunded.data.transaction.sent).toMatchObject([{ to: null, state: 'sending' }])
  await mailTo()
  const letters = testServer.services.sent.filter(({ subject }) => subject.startsWith('Your refund check of'))
  expect(letters.map(({ to }) => to)).toEqual([await organizerAddress(fair)])
  expect(letters[0]!.subject).toMatch(/^Your refund check of \$[\d.,]+ was sent on \d\d\/\d\d\/\d{4}: MQE-\d+$/)
  expect(letters[0]!.text).toContain('Check 1042')
})
