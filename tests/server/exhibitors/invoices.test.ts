import { randomUUID } from 'node:crypto'
import { extractText } from 'unpdf'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrganizerInvoice } from '../../../contract/client'
import { problemTypes } from '../../../contract/problem'
import { booksOf } from '../../../server/ledger/ledger'
import { readChangeOrder } from '../../../server/policies/changes/request'
import { submitChange } from '../../../server/policies/changes/submit'
import { lapseQuotes } from '../../../server/quotes/expiration'
import { startTestServer } from '../policies/fixture'
import { payingFairs } from './payingFair'

const testServer = await startTestServer({}, { CERTIFICATE_RATE_LIMIT: '100000' })
const start = new Date('2026-11-20T17:00:00Z')
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
  testServer.services.sent.length = 0
})
const { payingFair, ordering, ordersOf, requested, pay, mailTo } = payingFairs(testServer)
const policiesOf = (contacts: readonly string[]) =>
  testServer.services.db.q
    .selectFrom('policy')
    .selectAll()
    .where('contact_id', 'in', [...contacts])
    .execute()
const inDollars = (cents: number) => (cents / 100).toFixed(2)
const sum = (amounts: readonly number[]) => amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0)

describe('one invoice for several orders', () => {
  test('is the sum of its orders, and one payment makes each a policy, once, with its documents by mail', async () => {
    const fair = await payingFair()
    const all = [await ordering(fair, 'Sample Pottery'), await ordering(fair, 'Sample Toys')]
    const other = await ordering(fair, 'Sample Soap')
    const invoice = await requested(
      fair,
      all.map(({ order }) => order),
    )
    const whole = sum(all.map(({ amount }) => amount))
    expect(invoice).toMatchObject({ number: expect.stringMatching(/^OI-\d{6}$/), state: 'open', amount: whole / 100 })
    expect(invoice.lines.map(({ business, state }) => [business, state])).toEqual([
      ['Sample Pottery', 'open'],
      ['Sample Toys', 'open'],
    ])
    expect((await ordersOf(fair)).waiting).toMatchObject([{ id: other.order }])
    expect(await mailTo()).toContain(`Invoice ${invoice.number} for your exhibitors`)
    const letter = testServer.services.sent.find(({ subject }) => subject.includes(invoice.number))!
    expect(letter.attachments).toMatchObject([{ name: `Invoice ${invoice.number}.pdf`, type: 'application/pdf' }])

    const key = randomUUID()
    const paid = await pay(invoice.id, inDollars(whole), key)
    expect(paid.status, JSON.stringify(paid.data)).toBe(200)
    expect(paid.data).toMatchObject({ state: 'paid', reference: 'Check 1042', amount: whole / 100 })
    expect(await pay(invoice.id, inDollars(whole), key)).toEqual(paid)
    expect(await pay(invoice.id, inDollars(whole))).toMatchObject({ status: 409 })
    expect(await policiesOf(all.map(({ id }) => id))).toHaveLength(2)
    for (const { id, amount } of all) {
      const { rows } = await booksOf(testServer.services.db, id)
      expect(rows.map(({ kind, charged, paid: received }) => [kind, charged, received])).toEqual([
        ['invoice', amount, 0],
        ['receivePayment', 0, amount],
      ])
    }
    const references = await testServer.services.db.q
      .selectFrom('ledger')
      .select(['reference', 'description'])
      .where('description', 'like', `%${invoice.number}`)
      .execute()
    expect(references).toEqual(
      all.map(() => ({ reference: 'Check 1042', description: `Payment received for ${invoice.number}` })),
    )
    testServer.services.sent.length = 0
    const subjects = await mailTo()
    expect(subjects).toContain(`Paid: invoice ${invoice.number}`)
    expect(subjects.filter((subject) => /insured|policy/i.test(subject))).toHaveLength(2)
  })

  test('its policies are not canceled by exhibitors, who would be refunded the money of the organizer', async () => {
    const fair = await payingFair()
    const { id, order, amount } = await ordering(fair, 'Sample Pottery')
    const invoice = await requested(fair, [order])
    await pay(invoice.id, amount.toFixed(2))
    const cancel = (actor: string) => {
      const body = { change: { type: 'cancel' }, difference: -120 }
      return submitChange(testServer.services, readChangeOrder(id, body as never, randomUUID()), actor)
    }
    await expect(cancel('customer')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('organizer'),
    })
    // staff get as far as the amount of the refund
    await expect(cancel('rep@example.com')).rejects.toMatchObject({ body: { type: problemTypes.priceChanged } })
  })

  test('takes the whole amount only, and says what it comes to', async () => {
    const fair = await payingFair()
    const { order, amount, id } = await ordering(fair, 'Sample Pottery')
    const invoice = await requested(fair, [order])
    const whole = sum([amount])
    const words = { less: 'A part of it is not recorded here.', more: 'More than that is not recorded here.' }
    for (const [given, why] of [
      [whole - 1, words.less],
      [whole + 1, words.more],
    ] as const) {
      const { status, data } = await pay(invoice.id, inDollars(given))
      expect(status).toBe(422)
      expect(data.errors.amount).toBe(`The invoice comes to $${inDollars(whole)}. ${why}`)
    }
    expect(await policiesOf([id])).toEqual([])
  })

  test('is the only way to pay its orders, until it is canceled', async () => {
    const fair = await payingFair()
    const { order, amount, id } = await ordering(fair, 'Sample Pottery')
    const invoice = await requested(fair, [order])
    const again = await testServer.call('requestOrganizerInvoice', {
      params: { token: fair.token },
      body: { orders: [order] },
    })
    expect(again.statusCode).toBe(409)
    const cookie = await testServer.staff('rep')
    const byItself = () =>
      testServer.call('createReceivePayment', {
        params: { id },
        body: { amount, reference: 'Check 7' },
        headers: { 'idempotency-key': randomUUID() },
        cookie,
      })
    const refused = await byItself()
    expect(refused.statusCode).toBe(409)
    expect(refused.data.message).toContain(invoice.number)
    const canceled = await testServer.call('cancelOrganizerInvoice', {
      params: { token: fair.token, invoice: invoice.id },
    })
    expect(canceled.data).toMatchObject({ waiting: [{ id: order }], invoices: [{ state: 'canceled', amount }] })
    expect(await pay(invoice.id, inDollars(sum([amount])))).toMatchObject({ status: 409 })
    expect((await byItself()).statusCode).toBe(200)
    expect((await ordersOf(fair)).waiting).toEqual([])
  })

  test('shows an order that left it, and comes to the others; without any it is canceled', async () => {
    const fair = await payingFair()
    const [first, second] = [await ordering(fair, 'Sample Pottery'), await ordering(fair, 'Sample Toys')]
    const invoice = await requested(fair, [first.order, second.order])
    const cookie = await testServer.staff('rep')
    const act = { act: 'withdraw', reason: 'Asked for' } as const
    const withdrawn = await testServer.call('changeOrder', { params: { id: first.id }, body: act, cookie })
    expect(withdrawn.statusCode, withdrawn.body).toBe(200)
    const [now] = (await ordersOf(fair)).invoices
    expect(now).toMatchObject({
      id: invoice.id,
      state: 'open',
      amount: second.amount,
      lines: [{ state: 'withdrawn' }, { state: 'open' }],
    })
    testServer.clock.instant = new Date(start.getTime() + 61 * 24 * 60 * 60_000)
    await lapseQuotes(testServer.services)
    const [end] = (await ordersOf(fair)).invoices
    expect(end).toMatchObject({ state: 'canceled', amount: 0, lines: [{ state: 'withdrawn' }, { state: 'lapsed' }] })
  })

  test('an order that is paid by card leaves it', async () => {
    const fair = await payingFair()
    const [first, second] = [await ordering(fair, 'Sample Pottery'), await ordering(fair, 'Sample Toys')]
    const invoice = await requested(fair, [first.order, second.order])
    const payment_token = await testServer.tokenFor('4242424242424242')
    const body = { id: first.id, amount_due: first.amount, payment_token }
    const bought = await testServer.call('purchase', { headers: { 'idempotency-key': randomUUID() }, body })
    expect(bought.statusCode, bought.body).toBe(200)
    expect((await ordersOf(fair)).invoices[0]).toMatchObject({
      id: invoice.id,
      amount: second.amount,
      lines: [{ state: 'replaced', policy_number: null }, { state: 'open' }],
    })
    expect(await pay(invoice.id, inDollars(sum([first.amount, second.amount])))).toMatchObject({ status: 422 })
    expect(await pay(invoice.id, inDollars(sum([second.amount])))).toMatchObject({ status: 200 })
    expect(await policiesOf([first.id, second.id])).toHaveLength(2)
  })

  test('is recorded for all orders or for none, and the refusal names the exhibitor', async () => {
    const fair = await payingFair()
    const [first, second] = [await ordering(fair, 'Sample Pottery'), await ordering(fair, 'Sample Toys')]
    const invoice = await requested(fair, [first.order, second.order])
    // its last day to pay is past, and the hourly round has not come yet
    await testServer.services.db.q
      .updateTable('purchase_order')
      .set({ lapses: start })
      .where('id', '=', second.order)
      .execute()
    const { status, data } = await pay(invoice.id, inDollars(sum([first.amount, second.amount])))
    expect(status).toBe(409)
    expect(data.message).toMatch(/^Sample Toys \(Q-?\w+.*\): .*Nothing was recorded/)
    expect(await policiesOf([first.id, second.id])).toEqual([])
    expect((await ordersOf(fair)).invoices[0]).toMatchObject({ state: 'open' })
  })
})

describe('the PDF of an invoice', () => {
  test('is printed as it is now, for its organizer only', async () => {
    const [fair, other] = [await payingFair(), await payingFair()]
    const [first, second] = [await ordering(fair, 'Sample Pottery'), await ordering(fair, 'Sample Toys')]
    const { id, number } = await requested(fair, [first.order, second.order])
    const cookie = await testServer.staff('rep')
    await testServer.call('changeOrder', { params: { id: first.id }, body: { act: 'withdraw' }, cookie })
    const print = (token: string) => testServer.call('printOrganizerInvoice', { params: { token, invoice: id } })
    expect((await print(other.token)).statusCode).toBe(404)
    const printed = await print(fair.token)
    expect(printed.headers['content-type']).toBe('application/pdf')
    const { text } = await extractText(new Uint8Array(printed.rawPayload), { mergePages: true })
    expect(text).toContain(`Invoice ${number}`)
    expect(text.replace(/\s+/g, ' ')).toContain(`Left: order withdrawn ($${inDollars(sum([first.amount]))})`)
    // the column adds up to the total
    const amounts = text
      .slice(0, text.indexOf('Total'))
      .match(/(?<![$\d])\d+\.\d\d/g)!
      .map(Number)
    expect(sum(amounts)).toBe(sum([second.amount]))
    // one order left the invoice, so one counts
    expect(text.replace(/\s+/g, ' ')).toContain('For the insurance of one exhibitor.')
    expect(text).toContain(`$${inDollars(sum([second.amount]))}`)
  })
})

describe('the invoices of all organizers', () => {
  test('are searched by number, payment, event, organizer and exhibitor, filtered and paged', async () => {
    const fair = await payingFair()
    const [first, second] = [await ordering(fair, 'Zinnia Flowers'), await ordering(fair, 'Sample Toys')]
    const older = await requested(fair, [first.order])
    const newer = await requested(fair, [second.order])
    const cookie = await testServer.staff('underwriter')
    const numbersOf = async (query: Record<string, string>) => {
      const { data } = await testServer.call('listOrganizerInvoices', { query, cookie })
      return data.rows.map(({ number }: OrganizerInvoice) => number)
    }
    expect(await numbersOf({ search: 'zinnia' })).toEqual([older.number])
    expect(await numbersOf({ search: newer.number })).toEqual([newer.number])
    expect(await numbersOf({ search: 'Sample Fairs Zinnia', state: 'open' })).toEqual([older.number])
    expect(await numbersOf({ search: 'zinnia', state: 'paid' })).toEqual([])
    const all = await numbersOf({ size: '200' })
    expect(all.indexOf(newer.number)).toBeLessThan(all.indexOf(older.number))
    expect(await numbersOf({ size: '1', page: '2' })).toEqual([all[1]])
  })

  test('are canceled by staff, and the organizer can request another one', async () => {
    const fair = await payingFair()
    const { order } = await ordering(fair, 'Sample Pottery')
    const invoice = await requested(fair, [order])
    const cookie = await testServer.staff('accountant')
    const cancel = () => testServer.call('cancelInvoiceOfOrganizer', { params: { invoice: invoice.id }, cookie })
    expect((await cancel()).data).toMatchObject({ state: 'canceled', organizer: 'Sample Fairs LLC' })
    expect((await cancel()).statusCode).toBe(409)
    expect((await requested(fair, [order])).number).not.toBe(invoice.number)
  })
})
