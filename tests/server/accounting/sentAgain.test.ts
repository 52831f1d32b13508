import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../rig/jobs'
import { newKey } from '../rig/quotes'
import { startTestServer, type TestServer } from './fixture'

/* Receipts that go out by themselves, and a receipt that somebody has got already: staff see when and to whom it went, and send it again only on purpose. */

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const sendReceipt = (id: string, transaction_id: string, more: object = {}, headers = newKey()) =>
  testServer.send('sendReceivePayment', id, { transaction_id, emails: 'ana@example.com', ...more }, { headers })
const sentOf = async (id: string, transaction_id: string) =>
  (await testServer.list(id)).data.find((entry: { transaction_id: string }) => entry.transaction_id === transaction_id)
    .sent as { to: string | null; at: string; state: string }[]
const sendings = async (id: string) =>
  (await testServer.auditOf(id)).filter((action) => action.startsWith('transaction.sent'))

/** A part payment of an order, whose receipt goes out by itself. */
async function partPaid() {
  const { id } = await testServer.ordered()
  const { data } = await testServer.send('createReceivePayment', id, { amount: 20, reference: 'Check 1' })
  return { id, entry: data.transaction }
}

test('a receipt that goes out by itself is sent before its mail is, and names its recipients afterwards', async () => {
  const { id, entry } = await partPaid()
  expect(entry.sent).toMatchObject([{ to: null, state: 'sending' }])
  await runDueJobs(testServer.services)
  const sent = await sentOf(id, entry.transaction_id)
  expect(sent).toMatchObject([{ state: 'sent' }, { to: `${id}@example.com`, state: 'sent' }])
  expect(sent[0]!.to).toMatch(/@example\.com$/)
})

test('the letter of an order sends its invoice', async () => {
  const { id } = await testServer.ordered()
  const invoice = async () => {
    const { data } = await testServer.list(id)
    return data.find(({ kind }: { kind: string }) => kind === 'invoice').sent as { state: string }[]
  }
  expect(await invoice()).toMatchObject([{ to: null, state: 'sending' }])
  await runDueJobs(testServer.services)
  const { sent } = testServer.services
  const mails = sent.filter(({ subject }) => /^(Invoice|How to pay)/.test(subject))
  expect(mails.length).toBeGreaterThan(0)
  expect((await invoice()).map(({ state }) => state)).toContain('sent')
})

test('the letter with a new policy sends the receipts of its order', async () => {
  const { id, amount } = await testServer.ordered()
  const paid = { amount, reference: 'Check 2' }
  const { transaction } = (await testServer.send('createReceivePayment', id, paid)).data
  expect(transaction.sent).toMatchObject([{ to: null, state: 'sending' }])
  await runDueJobs(testServer.services)
  expect((await sentOf(id, transaction.transaction_id)).map(({ state }) => state)).toContain('sent')
})

test('a caller that does not know of a sent receipt sends nothing, and reads when and to whom it was sent', async () => {
  // the letter with the policy waits, and will not carry what is made after the purchase
  const { id } = await testServer.bought()
  await testServer.send('createInvoice', id, { change_item: [{ item_description: 'A copy', amount: 20 }] })
  const paid = { amount: 20, reference: 'Check 3' }
  const { transaction } = (await testServer.send('createReceivePayment', id, paid)).data
  expect(transaction.sent).toEqual([])
  const headers = newKey()
  const first = await sendReceipt(id, transaction.transaction_id, { again: false }, headers)
  expect(first.statusCode, first.body).toBe(200)
  // at once, so that the page shows it
  expect(await sentOf(id, transaction.transaction_id)).toMatchObject([{ to: 'ana@example.com', state: 'sending' }])
  const second = await sendReceipt(id, transaction.transaction_id, { again: false, emails: 'ben@example.com' })
  expect([second.statusCode, second.data.message]).toEqual([
    409,
    'It was sent on 11/20/2026 to ana@example.com. Send it again if you want to.',
  ])
  // the first answer was lost: the same request, whose caller knows by now that it was sent
  expect((await sendReceipt(id, transaction.transaction_id, { again: true }, headers)).body).toBe(first.body)
  await runDueJobs(testServer.services)
  expect(testServer.services.sent.filter(({ subject }) => subject.includes(transaction.number))).toHaveLength(1)
  expect(await sendings(id)).toEqual(['transaction.sent'])

  const again = await sendReceipt(id, transaction.transaction_id, { again: true })
  expect(again.statusCode, again.body).toBe(200)
  expect(await sendings(id)).toEqual(['transaction.sent', 'transaction.sentAgain'])
  await runDueJobs(testServer.services)
  expect(testServer.services.sent.filter(({ subject }) => subject.includes(transaction.number))).toHaveLength(2)
  // the call of the specification, which knows no such field
  expect((await sendReceipt(id, transaction.transaction_id)).statusCode).toBe(200)
})

test('a mail that failed for good does not count', async () => {
  const { id, entry } = await partPaid()
  await runDueJobs(testServer.services)
  await testServer.services.db.q
    .updateTable('mail_log')
    .set({ state: 'failed', sent: null })
    .where('contact_id', '=', id)
    .execute()
  expect(await sentOf(id, entry.transaction_id)).toEqual([])
})

test.each([
  ['1042', 'Your refund check of $5.00 was sent on'],
  ['Wire 77-A', 'Your refund of $5.00 was sent on'],
])(
  'a refund with the reference %s is mailed to the contact point with its document, once',
  async (reference, title) => {
    const { id } = await testServer.bought()
    await runDueJobs(testServer.services)
    testServer.services.sent.length = 0
    const headers = newKey()
    const body = { amount: 5, reference, note: 'Goodwill' }
    await testServer.refund(id, body, headers)
    await testServer.refund(id, body, headers)
    await runDueJobs(testServer.services)
    const letters = testServer.services.sent.filter(({ subject }) => subject.startsWith('Your refund'))
    expect(letters.map(({ subject }) => subject.split(' was sent on')[0])).toEqual([title.split(' was sent on')[0]])
    expect(letters[0]!.attachments).toHaveLength(1)
  },
)

test.each([
  [
    '1042',
    'Your refund check of $5.00 was voided',
    'If check 1042 has arrived, don’t deposit it: it will not be paid.',
  ],
  ['Wire 77-A', 'Your refund of $5.00 was voided', 'The payment with the reference Wire 77-A will not arrive.'],
])(
  'the payee who was mailed a refund with the reference %s is mailed that it was voided',
  async (reference, title, next) => {
    const { id } = await testServer.bought()
    const { transaction } = (await testServer.refund(id, { amount: 5, reference, note: 'Goodwill' })).data
    await runDueJobs(testServer.services)
    testServer.services.sent.length = 0
    expect((await testServer.void('issue-refund', transaction.transaction_id)).statusCode).toBe(200)
    await runDueJobs(testServer.services)
    const [letter, ...others] = testServer.services.sent
    expect(others).toEqual([])
    expect(letter!.subject.split(':')[0]).toBe(title)
    const text = letter!.text.replace(/\s+/g, ' ')
    expect(text).toContain(next)
    expect(text).toContain('$5.00 is still due to you. We email you when we send it.')
  },
)

test('a payee reads that nothing is due for a voided refund that was covered by another one', async () => {
  const { id } = await testServer.bought()
  const first = (await testServer.refund(id, { amount: 5, reference: '1042', note: 'Goodwill' })).data.transaction
  await runDueJobs(testServer.services)
  testServer.services.sent.length = 0
  await testServer.void('issue-refund', first.transaction_id)
  await testServer.refund(id, { amount: 5, reference: '1043' })
  await runDueJobs(testServer.services)
  const voided = testServer.services.sent.find(({ subject }) => subject.includes('was voided'))!
  expect(voided.text.replace(/\s+/g, ' ')).toContain('We have sent what is due to you another way.')
})

test('a refund that was made elsewhere, or that staff voided before its mail went out, sends nothing', async () => {
  const { id } = await testServer.bought()
  await runDueJobs(testServer.services)
  testServer.services.sent.length = 0
  const elsewhere = { amount: 5, date: '11/01/2026', note: 'Goodwill' }
  const params = { kind: 'issue-refund' }
  const placed = await testServer.send('enterAccountingTransaction', id, elsewhere, { params })
  expect(placed.statusCode, placed.body).toBe(200)
  const { transaction } = (await testServer.refund(id, { amount: 4, reference: '1043', note: 'Goodwill' })).data
  expect((await testServer.void('issue-refund', transaction.transaction_id)).statusCode).toBe(200)
  await runDueJobs(testServer.services)
  expect(testServer.services.sent.map(({ subject }) => subject)).toEqual([])
})
