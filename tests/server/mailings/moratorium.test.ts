import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { documentRows } from '../../../server/documents/record'
import { queueFollowUp } from '../../../server/marketing/followUp'
import { moneyFactsOf } from '../../../server/policies/moneyDocumentFacts'
import { startTestServer } from '../policies/fixture'
import { runDueJobs } from '../rig/jobs'
import { beginMoratorium } from '../rig/moratoria'
import { begin, newKey, payload, sign } from '../rig/quotes'

/* The letters and the invoice of a quote that a moratorium stops when they are made. */

const testServer = await startTestServer()
afterAll(() => testServer.close())
const { call, services } = testServer
const { q } = services.db
const cookie = await testServer.staff('underwriter')
// the moratoria that were read a moment before are not read again
const minute = 60_000
let start = new Date('2026-11-20T17:00:00Z')
beforeEach(() => {
  start = new Date(start.getTime() + 10 * minute)
  testServer.clock.instant = start
  services.sent.length = 0
})
afterEach(() => q.deleteFrom('moratorium').execute())

const moratoriumWords = 'A named storm. New liability coverage for this area is on hold through 12/04/2026.'
const to = 'ana@example.com'
const store = () => begin(testServer, payload('location', { insurance_producer: 'False', insured_email: to }))
const work = () => runDueJobs(services, { backoff: () => 0, mostAttempts: 1 })
const letterOf = (subject: RegExp) => {
  const letter = services.sent.find((one) => subject.test(one.subject))!
  return { ...letter, text: letter.text.replace(/\s+/g, ' ') }
}

test('the purchase link asks to wait under a moratorium, and leads to the payment after it', async () => {
  const { id } = await store()
  const send = async () => {
    await call('sendPurchaseLink', { params: { id }, body: { emails: to } })
    await work()
  }
  await beginMoratorium(services)
  await send()
  const waiting = letterOf(/^Please wait with the payment of quote Q-/)
  expect(waiting.text).toContain(`${moratoriumWords} Your quote is saved, and nothing is charged.`)
  expect(waiting.text).not.toMatch(/Ready to be paid for|Go to the payment/i)
  await q.deleteFrom('moratorium').execute()
  testServer.clock.instant = new Date(start.getTime() + minute)
  await send()
  const { text } = letterOf(/is ready to be paid for/)
  expect(text).toContain('Go to the payment')
  expect(text).not.toContain('on hold')
})

test('the quote, its approval and its reminder name the moratorium of the moment in which they are sent', async () => {
  const [quoted, approved] = [await store(), await store()]
  await call('sendQuoteEmail', { body: { id: quoted.id, emails: to } })
  await q.updateTable('contact').set({ quote_status: 'referred' }).where('id', '=', approved.id).execute()
  const body = { status: 'approved', reason: 'As described' } as const
  expect((await call('markQuoteApproved', { params: { id: approved.id }, body, cookie })).statusCode).toBe(200)
  await q
    .updateTable('contact')
    .set({ edited: new Date(start.getTime() - 2 * 86_400_000), followed_up: null })
    .where('id', '=', quoted.id)
    .execute()
  await queueFollowUp(services)
  await beginMoratorium(services)
  await work()
  for (const subject of [/^Your quote Q-/, /^Your quote is approved/, /^A reminder: quote/])
    expect(letterOf(subject).text, String(subject)).toContain(moratoriumWords)
})

test('the invoice of an order is made for the moment: under a moratorium it asks to wait and names no way to pay', async () => {
  const { id } = await store()
  await call('signTerms', { params: { id }, body: sign })
  const { data } = await call('openContact', { params: { id } })
  const order = { id, amount_due: data.contact.customFields.amount_due, payment_type: 'invoice', invoice_emails: to }
  expect((await call('purchase', { headers: newKey(), body: order })).statusCode).toBe(202)
  const [row] = (await documentRows(services.db, id)).filter(({ kind }) => kind === 'invoice')
  const due = await moneyFactsOf(services, row!)
  expect(due.rows.map(({ label }) => label)).toContain('Pay by')
  await beginMoratorium(services)
  const waiting = await moneyFactsOf(services, row!)
  expect(waiting.lead).toContain(`${moratoriumWords} Please wait with your payment`)
  expect([waiting.ways, waiting.total]).toEqual([[], 'Amount'])
  expect(waiting.rows.map(({ label }) => label)).toContain('Last day to pay')
})
