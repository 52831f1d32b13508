import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../documents/reader'
import { runDueJobs } from '../rig/jobs'
import { newKey } from '../rig/quotes'
import { items, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const enter = (kind: string, id: string, body: object) =>
  testServer.send('enterAccountingTransaction', id, body, { params: { kind } })
const numberIn = ({ number }: { readonly number: string }) => Number(number.split('-')[1])
const elsewhere = { reference: 'QB-1', date: '11/01/2026' }

describe('a transaction of another system', () => {
  test('counts in the ledger, but moves no money, creates no document and sends no mail', async () => {
    const { id } = await testServer.signed()
    const first = await enter('invoice', id, { ...elsewhere, change_item: items(80) })
    expect(first.data.transaction).toMatchObject({
      kind: 'invoice',
      charged: 80,
      is_elsewhere: true,
      dated: '11/01/2026',
      reference: 'QB-1',
      document: null,
      can_void: true,
    })
    for (const [kind, body] of [
      ['receive-payment', { amount: 80 }],
      ['credit-memo', { change_item: items(30) }],
      ['issue-refund', { amount: 30 }],
    ] as const)
      expect((await enter(kind, id, { ...elsewhere, ...body })).statusCode).toBe(200)
    expect((await testServer.books(id)).rows).toEqual([
      ['invoice', 80, 0],
      ['receivePayment', 0, 80],
      ['creditMemo', -30, 0],
      ['issueRefund', 0, -30],
    ])
    expect(await testServer.list(id)).toMatchObject({ due: 0, owed: [] })
    const rows = await testServer.services.db.q
      .selectFrom('document')
      .select('kind')
      .where('contact_id', '=', id)
      .execute()
    expect(rows).toEqual([])
    expect(await testServer.atBank(id)).toBe(0)
    expect((await testServer.auditOf(id)).filter((action) => action === 'transaction.entered')).toHaveLength(4)
  })

  test.each([
    ['receive-payment', { amount: 1 }, 409],
    ['credit-memo', { change_item: items(1) }, 422],
    ['issue-refund', { amount: 1, note: 'A' }, 422],
    ['invoice', { change_item: items(1), date: '02/30/2026' }, 422],
    ['invoice', { change_item: items(1), date: '11/21/2026' }, 422],
    ['invoice', { change_item: items(1), payment_token: 'tok_a' }, 422],
  ])('refuses %s of %o', async (kind, body, status) => {
    const { id } = await testServer.signed()
    expect((await enter(kind, id, body)).statusCode).toBe(status)
    expect((await testServer.books(id)).rows).toEqual([])
  })

  test('does not pay an order; only a received payment does', async () => {
    const { id } = await testServer.ordered()
    expect((await enter('receive-payment', id, { amount: 1 })).statusCode).toBe(409)
  })
})

describe('a voided entry', () => {
  test('stays in the ledger beside the voiding entry', async () => {
    const { id } = await testServer.bought()
    const { transaction } = (await testServer.send('createInvoice', id, { change_item: items(40) })).data
    const voided = await testServer.void('invoice', transaction.transaction_id)
    expect(voided.statusCode).toBe(200)
    expect(voided.data.transaction).toMatchObject({
      kind: 'invoice',
      charged: -40,
      state: 'voiding',
      voids: transaction.transaction_id,
      note: 'Entered twice',
      can_void: false,
    })
    const { data, due } = await testServer.list(id)
    expect(data[1]).toMatchObject({ state: 'voided', can_void: false, document: null })
    expect(due).toBe(0)
    const again = await testServer.void('invoice', transaction.transaction_id)
    expect([again.statusCode, again.data.message]).toEqual([409, 'This entry is already voided'])
    const back = await testServer.void('invoice', voided.data.transaction.transaction_id)
    expect(back.statusCode).toBe(409)
    expect(await testServer.auditOf(id)).toContain('transaction.voided')
    expect((await send('sendInvoice', id, transaction.transaction_id)).statusCode).toBe(409)
  })

  test('takes no number of its kind: the next invoice, payment, credit memo or refund has the next one', async () => {
    const { id } = await testServer.bought()
    const numbersOf = async () => (await testServer.list(id)).data.map(({ number }: { number: string }) => number)
    const enterings = [
      ['createInvoice', 'invoice', { change_item: items(40) }],
      ['createReceivePayment', 'receive-payment', { amount: 10, reference: 'Check 7' }],
      ['createCreditMemo', 'credit-memo', { change_item: items(10) }],
      ['issueRefund', 'issue-refund', { amount: 5, reference: 'Check 8', note: 'Goodwill' }],
    ] as const
    await testServer.send('createInvoice', id, { change_item: items(40) })
    for (const [call, kind, body] of enterings) {
      const first = (await testServer.send(call, id, body)).data.transaction
      const voiding = (await testServer.void(kind, first.transaction_id)).data.transaction
      expect(voiding.number).toMatch(/^V-\d{6}$/)
      const second = (await testServer.send(call, id, body)).data.transaction
      expect([second.number.split('-')[0], numberIn(second)]).toEqual([first.number.split('-')[0], numberIn(first) + 1])
    }
    const voids = (await numbersOf()).filter((number: string) => number.startsWith('V-'))
    expect(voids.map((number: string) => Number(number.slice(2)))).toEqual(
      voids.map((_: string, i: number) => Number(voids[0].slice(2)) + i),
    )
  })

  test('cannot be a processor’s transaction, or one that a policy or an order depends on', async () => {
    const { id } = await testServer.bought()
    const payment_token = await testServer.tokenFor()
    await testServer.send('createInvoice', id, { change_item: items(40) })
    await testServer.send('createReceivePayment', id, { amount: 40, payment_token })
    const card = (await testServer.list(id)).data.at(-1)
    const moved = await testServer.void('receive-payment', card.transaction_id)
    expect([moved.statusCode, moved.data.message]).toEqual([409, expect.stringContaining('processor moved')])
    const ordered = await testServer.ordered()
    await testServer.send('createReceivePayment', ordered.id, { amount: ordered.amount })
    const [invoice] = (await testServer.list(ordered.id)).data
    expect(invoice.can_void).toBe(false)
    const answer = await testServer.void('invoice', invoice.transaction_id)
    expect([answer.statusCode, answer.data.message]).toEqual([409, 'A policy or its order depends on this entry'])
  })

  test('cannot be one that a later entry depends on', async () => {
    const { id } = await testServer.signed()
    const invoice = (await testServer.send('createInvoice', id, { change_item: items(40) })).data.transaction
    const payment = (await testServer.send('createReceivePayment', id, { amount: 40 })).data.transaction
    const memo = (await testServer.send('createCreditMemo', id, { change_item: items(40) })).data.transaction
    const refund = (await testServer.send('issueRefund', id, { amount: 40, reference: 'Check 7' })).data.transaction
    expect((await testServer.void('invoice', invoice.transaction_id)).statusCode).toBe(409)
    expect((await testServer.void('receive-payment', payment.transaction_id)).statusCode).toBe(409)
    for (const [kind, { transaction_id }] of [
      ['issue-refund', refund],
      ['credit-memo', memo],
      ['receive-payment', payment],
      ['invoice', invoice],
    ] as const)
      expect((await testServer.void(kind, transaction_id)).statusCode).toBe(200)
    expect(await testServer.books(id)).toMatchObject({ chargedCents: 0, paidCents: 0 })
  })

  test('needs the right kind and a reason', async () => {
    const { id } = await testServer.signed()
    const { transaction_id } = (await testServer.send('createInvoice', id, { change_item: items() })).data.transaction
    expect((await testServer.void('credit-memo', transaction_id)).statusCode).toBe(404)
    expect((await testServer.void('invoice', 'T-1')).statusCode).toBe(404)
    for (const reason of [' ', '4242424242424242']) {
      const answer = await testServer.void('invoice', transaction_id, reason)
      expect([answer.statusCode, Object.keys(answer.data.errors)]).toEqual([422, ['reason']])
    }
    expect((await testServer.void('invoice', transaction_id, 'A', 'underwriter')).statusCode).toBe(403)
    const nobody = { params: { kind: 'invoice', id: transaction_id }, query: { reason: 'A' } }
    expect((await testServer.call('voidAccountingTransaction', nobody)).statusCode).toBe(401)
  })
})

type Sends = 'sendInvoice' | 'sendSalesReceipt' | 'sendReceivePayment' | 'sendCreditMemo' | 'sendIssueRefund'
const send = (call: Sends, id: string, transaction_id: string, more: object = {}, headers = newKey()) =>
  testServer.send(
    call,
    id,
    { transaction_id, emails: 'ana@example.com; Ben@example.com;ANA@example.com', ...more },
    { headers },
  )
const mailsOf = (text: string) => testServer.services.sent.filter(({ subject }) => subject.includes(text))

describe('a sent entry', () => {
  test('is mailed once with its document, one message per recipient, also after a retry', async () => {
    const { id } = await testServer.bought()
    await testServer.send('createInvoice', id, { change_item: items(100) })
    await testServer.send('createReceivePayment', id, { amount: 60, reference: 'Check 1' })
    await testServer.send('createCreditMemo', id, { change_item: items(10) })
    await testServer.send('issueRefund', id, { amount: 5, reference: 'Check 7', note: 'Goodwill' })
    const calls: Record<string, [Sends, string]> = {
      salesReceipt: ['sendSalesReceipt', 'Receipt'],
      invoice: ['sendInvoice', 'Invoice'],
      receivePayment: ['sendReceivePayment', 'Receipt'],
      creditMemo: ['sendCreditMemo', 'Credit memo'],
      issueRefund: ['sendIssueRefund', 'Refund'],
    }
    await runDueJobs(testServer.services)
    for (const { kind, number, transaction_id } of (await testServer.list(id)).data) {
      const [call, name] = calls[kind]!
      const headers = newKey()
      const sent = await send(call, id, transaction_id, { message: 'As we said.' }, headers)
      expect(sent.data).toEqual({
        emails: ['ana@example.com', 'Ben@example.com'],
        message: 'Email sent successfully!',
      })
      expect((await send(call, id, transaction_id, { message: 'As we said.' }, headers)).body).toBe(sent.body)
      await runDueJobs(testServer.services)
      const mails = mailsOf(`${name} ${number}`)
      expect(mails.map(({ to }) => to)).toEqual(['ana@example.com', 'Ben@example.com'])
      const [{ text, attachments = [] }] = mails as [(typeof mails)[number]]
      expect(text).toContain('As we said.')
      expect(attachments.map((one) => one.name)).toEqual([`${name} ${number}.pdf`])
      const { text: printed } = await readPdf(Buffer.from(attachments[0]!.bytes))
      expect(printed).toContain(number)
    }
    // the queue repeats a mail job whose server died after the first of two messages
    const count = testServer.services.sent.length
    await testServer.services.db.q.updateTable('job').set({ done: null }).where('kind', '=', 'mail').execute()
    await runDueJobs(testServer.services)
    expect(testServer.services.sent).toHaveLength(count)
    // the receipt of the purchase and the refund had gone out by themselves
    const sendings = (await testServer.auditOf(id)).filter((action) => action.startsWith('transaction.sent'))
    expect(sendings.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'transaction.sent'),
      ...Array.from({ length: 2 }, () => 'transaction.sentAgain'),
    ])
  })

  test('must be of the given kind and contact, and needs valid addresses', async () => {
    const { id } = await testServer.bought()
    const { transaction_id } = (await testServer.list(id)).data[0]
    for (const call of ['sendInvoice', 'sendReceivePayment', 'sendCreditMemo', 'sendIssueRefund'] as const)
      expect((await send(call, id, transaction_id)).statusCode).toBe(404)
    const other = await testServer.bought()
    expect((await send('sendSalesReceipt', other.id, transaction_id)).statusCode).toBe(404)
    const none = await send('sendSalesReceipt', id, transaction_id, { emails: 'none' })
    expect([none.statusCode, Object.keys(none.data.errors)]).toEqual([422, ['emails']])
    const card = await send('sendSalesReceipt', id, transaction_id, { message: '4242 4242 4242 4242' })
    expect([card.statusCode, Object.keys(card.data.errors)]).toEqual([422, ['message']])
  })

  test('cannot be of another system, and only a rep or an admin may send it', async () => {
    const { id } = await testServer.signed()
    const { transaction } = (await enter('invoice', id, { change_item: items() })).data
    const answer = await send('sendInvoice', id, transaction.transaction_id)
    expect([answer.statusCode, answer.data.message]).toEqual([409, expect.stringContaining('another system')])
    const body = { transaction_id: transaction.transaction_id, emails: 'ana@example.com' }
    const calls = [
      'sendInvoice',
      'sendSalesReceipt',
      'sendReceivePayment',
      'sendCreditMemo',
      'sendIssueRefund',
    ] as const
    for (const call of calls) {
      expect((await testServer.call(call, { params: { id }, headers: newKey(), body })).statusCode).toBe(401)
      expect((await testServer.send(call, id, body, { role: 'underwriter' })).statusCode).toBe(403)
    }
  })
})

describe('the statement', () => {
  test('lists every entry and the balance after each', async () => {
    const { id, amount } = await testServer.bought()
    const invoice = (await testServer.send('createInvoice', id, { change_item: items(100, 'Żółć & Söhne') })).data
      .transaction
    await testServer.send('createReceivePayment', id, {
      amount: 60,
      reference: 'Check 1042',
      note: 'Not for the customer',
    })
    const wrong = (await enter('invoice', id, { ...elsewhere, change_item: items(7) })).data.transaction
    await testServer.void('invoice', wrong.transaction_id)
    const answer = await testServer.send('getStatement', id)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text, title } = await readPdf(answer.rawPayload)
    expect(title).toMatch(/^Statement MQE-/)
    for (const shown of [
      '$40.00 is due.',
      `${invoice.number} Invoice Żółć & Söhne 100.00 100.00`,
      'Check 1042 60.00 40.00',
      'Made in another system',
      '11/01/2026',
      'Voided',
      `Charged $${(amount + 100).toFixed(2)}`,
    ])
      expect(text).toContain(shown)
    expect(text).not.toContain('Not for the customer')
  })

  test('exists before the first entry, for a rep or an admin only', async () => {
    const { id } = await testServer.signed()
    const answer = await testServer.send('getStatement', id)
    expect((await readPdf(answer.rawPayload)).text).toContain('there were no charges and no payments')
    for (const call of ['getStatement', 'listAccountingTransactions'] as const) {
      expect((await testServer.call(call, { params: { id } })).statusCode).toBe(401)
      expect((await testServer.send(call, id, undefined, { role: 'underwriter' })).statusCode).toBe(403)
      expect((await testServer.send(call, 'AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
    }
  })
})
