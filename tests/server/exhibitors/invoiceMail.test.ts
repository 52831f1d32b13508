import { afterAll, beforeEach, expect, test } from 'vitest'
import { lapseQuotes } from '../../../server/quotes/expiration'
import { startTestServer } from '../policies/fixture'
import { payingFairs } from './payingFair'

/* The mail to an organizer about an invoice that became less, or was canceled. */

const testServer = await startTestServer({}, { CERTIFICATE_RATE_LIMIT: '100000' })
const start = new Date('2026-11-20T17:00:00Z')
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
  testServer.services.sent.length = 0
})
const { payingFair, ordering, requested, pay, mailTo } = payingFairs(testServer)
const inDollars = (amount: number) => `$${amount.toFixed(2)}`

async function invoiced() {
  const fair = await payingFair()
  const all = [await ordering(fair, 'Sample Pottery'), await ordering(fair, 'Sample Toys')] as const
  const invoice = await requested(
    fair,
    all.map(({ order }) => order),
  )
  await mailTo()
  testServer.services.sent.length = 0
  /** the mails to the organizer about the invoice since then */
  const letters = async () => {
    await mailTo()
    return testServer.services.sent.filter(({ subject }) => subject.includes(invoice.number))
  }
  return { fair, all, invoice, letters }
}

async function withdraw(id: string) {
  const cookie = await testServer.staff('rep')
  const answered = await testServer.call('changeOrder', { params: { id }, body: { act: 'withdraw' }, cookie })
  expect(answered.statusCode, answered.body).toBe(200)
}

test('an organizer is mailed once that an order left its invoice, with the new total and a link', async () => {
  const { all, invoice, letters } = await invoiced()
  await withdraw(all[0].id)
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  const total = inDollars(all[1].amount)
  expect(letter).toMatchObject({
    subject: `Invoice ${invoice.number} is now ${total}`,
    attachments: [{ name: `Invoice ${invoice.number}.pdf` }],
  })
  const text = letter!.text.replace(/\s+/g, ' ')
  expect(text).toContain(`Please pay ${total}.`)
  expect(text).toContain('No longer on it: Sample Pottery (order withdrawn)')
  expect(text).toMatch(/\/quote\/organizer\/[\w-]+\/payments/)
  expect(await letters()).toHaveLength(1)
})

test('an organizer is mailed once that its invoice is canceled because its last orders ended', async () => {
  const { invoice, letters } = await invoiced()
  testServer.clock.instant = new Date(start.getTime() + 61 * 24 * 60 * 60_000)
  await lapseQuotes(testServer.services)
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter!.subject).toBe(`Invoice ${invoice.number} is canceled`)
  expect(letter!.text.replace(/\s+/g, ' ')).toContain('Please do not pay it.')
  expect(letter!.text).toContain('not paid in time')
})

test('an organizer is mailed that staff canceled its invoice, and which orders wait again', async () => {
  const { invoice, letters } = await invoiced()
  const cookie = await testServer.staff('accountant')
  await testServer.call('cancelInvoiceOfOrganizer', { params: { invoice: invoice.id }, cookie })
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter!.subject).toBe(`Invoice ${invoice.number} is canceled`)
  expect(letter!.text.replace(/\s+/g, ' ')).toContain('They wait again: Sample Pottery; Sample Toys.')
})

test('an invoice that became less and was paid before the mail went out has its receipt only', async () => {
  const { all, invoice, letters } = await invoiced()
  await withdraw(all[0].id)
  expect((await pay(invoice.id, all[1].amount.toFixed(2))).status).toBe(200)
  expect((await letters()).map(({ subject }) => subject)).toEqual([`Paid: invoice ${invoice.number}`])
})
