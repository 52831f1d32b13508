import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Overview } from '../../../contract/client'
import { makeRefund } from '../../../server/payments/refundJob'
import { readCsv } from '../rig/csv'
import { runDueJobs } from '../rig/jobs'
import { begin, newKey, payload, sign } from '../rig/quotes'
import { items, startTestServer, type TestServer } from './fixture'

/*
 * December of an agency: forty policies by three producers, twenty-eight by card and twelve by check, of which two are
 * returned; one policy is changed, two are canceled with a refund, an order waits and another one is withdrawn. Every
 * report has to agree with the others to the cent.
 */
const producers = ['Casey', 'Robin', 'Morgan'] as const
const types = ['Wedding', 'Baby Shower'] as const
const dayMs = 86_400_000
const month = { from: '12/01/2026', to: '12/31/2026' }

interface Sold {
  readonly id: string
  /** cents */
  readonly due: number
  readonly producer: (typeof producers)[number]
  /** the check that paid it; null for a card */
  readonly check: string | null
}

let testServer: TestServer
let policies: Sold[]
let returned: { readonly id: string; readonly due: number; readonly again: boolean }[]
/** cents of the order that still waits */
let waiting: number
/** cents of the endorsement, and of the refunds of cancellations */
let endorsed: number
let refunded: number[]

beforeAll(async () => {
  testServer = await startTestServer()
  testServer.clock.instant = new Date('2026-12-01T15:00:00Z')
  policies = []
  for (let i = 0; i < 40; i++) {
    policies.push(await sell(i))
    await testServer.dateRowsToday()
    testServer.clock.pass(dayMs / 2)
  }
  returned = [await sendBack(policies[3]!, true), await sendBack(policies[7]!, false)]
  endorsed = await endorse(policies[0]!)
  refunded = [await cancel(policies[1]!), await cancel(policies[10]!)]
  await testServer.dateRowsToday()
  testServer.clock.pass(dayMs)
  waiting = (await order(producers[0])).due
  await withdraw((await order(producers[1])).id)
  const nothing = async () => undefined
  await runDueJobs(testServer.services, { handlers: { refund: makeRefund, documents: nothing, mail: nothing } })
  await testServer.dateRowsToday()
}, 240_000)
afterAll(() => testServer.close())

async function signed(producer: (typeof producers)[number], event_type: (typeof types)[number] = 'Wedding') {
  const body = payload('location', {
    event_type,
    insurance_producer: 'True',
    producer_agency_name: `${producer} Agency`,
    producer_first_name: producer,
    producer_last_name: 'Specimen',
  })
  const { id } = await begin(testServer, body)
  await call('signTerms', { params: { id }, body: sign })
  const opened = await call('openContact', { params: { id } })
  return { id, amount: opened.contact.customFields.amount_due as number }
}

async function call(...args: Parameters<TestServer['call']>): Promise<any> {
  const answer = await testServer.call(...args)
  if (answer.statusCode >= 300) throw new Error(`${args[0]}: ${answer.body}`)
  return answer.data
}

async function sell(i: number): Promise<Sold> {
  const producer = producers[i % 3]!
  const isByCheck = i % 10 === 3 || i % 10 === 7 || i % 10 === 9
  if (isByCheck) {
    const { id, due } = await order(producer, types[i % 2])
    const paid = await call('createReceivePayment', {
      params: { id },
      headers: newKey(),
      body: { amount: due / 100, reference: `Check ${1000 + i}` },
      cookie: await testServer.staff('rep'),
    })
    return { id, due, producer, check: paid.transaction.transaction_id }
  }
  const { id, amount } = await signed(producer, types[i % 2])
  const body = { id, amount_due: amount, payment_token: await testServer.tokenFor() }
  await call('purchase', { headers: newKey(), body })
  return { id, due: cents(amount), producer, check: null }
}

async function order(producer: (typeof producers)[number], type?: (typeof types)[number]) {
  const { id, amount } = await signed(producer, type)
  const body = { id, amount_due: amount, payment_type: 'check', check_emails: `${id}@example.com` }
  await call('purchase', { headers: newKey(), body })
  return { id, due: cents(amount) }
}

/** The bank returns the check; one customer sends another one. */
async function sendBack({ id, due, check }: Sold, again: boolean) {
  expect((await testServer.void('receive-payment', check!, 'Returned by the bank')).statusCode).toBe(200)
  if (again) await testServer.send('createReceivePayment', id, { amount: due / 100, reference: 'Check 2001' })
  return { id, due, again }
}

async function endorse({ id }: Sold): Promise<number> {
  const cookie = await testServer.staff('rep')
  const change = { step1: { setup_coverage: 'True', setup_dates: ['06/11/2027'] } }
  const { difference } = await call('makeAChange', { params: { id }, cookie, body: change })
  const body = { change, difference, payment_token: await testServer.tokenFor() }
  await call('submitChange', { params: { id }, cookie, headers: newKey(), body })
  return cents(difference)
}

async function cancel({ id }: Sold): Promise<number> {
  const cookie = await testServer.staff('rep')
  const { refund } = await call('previewCancelPolicy', { params: { id }, cookie })
  await call('cancelPolicy', {
    params: { id },
    cookie,
    headers: newKey(),
    body: { status: 'cancelled', reason: 'The location burned down' },
  })
  return cents(refund)
}

async function withdraw(id: string) {
  const [invoice] = (await testServer.list(id)).data
  expect((await testServer.void('invoice', invoice.transaction_id, 'Ordered twice')).statusCode).toBe(200)
}

const cents = (dollars: number) => Math.round(dollars * 100)
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const sumOf = (rows: readonly Record<string, string>[], title: string) =>
  total(rows.map((row) => cents(Number(row[title]))))

const report = async (name: string) =>
  readCsv(
    (
      await testServer.call('exportReport', {
        params: { report: name },
        query: month,
        cookie: await testServer.staff('rep'),
      })
    ).body,
  )
const written = async (): Promise<Overview> =>
  (await testServer.call('getOverview', { query: month, cookie: await testServer.staff('rep') })).data

describe('the month of an agency', () => {
  test('sold forty policies by three producers, and no order counts as premium', async () => {
    const { totals, orders } = await written()
    expect(totals).toMatchObject({ sales: 40, cancelled: 2 })
    expect(orders).toEqual({
      placed: 14,
      amount: expect.any(Number),
      waiting: 1,
      waiting_amount: waiting / 100,
    })
  })

  test('wrote the prices of its policies, with the endorsement, less returned premium', async () => {
    const { written: wrote } = await written()
    const { premium, fees, tax } = wrote.totals
    const due = total(policies.map((each) => each.due))
    expect(cents(premium) + cents(fees) + cents(tax)).toBe(due + endorsed - total(refunded))
    for (const group of [wrote.months, wrote.states, wrote.types, wrote.producers])
      for (const figure of ['premium', 'fees', 'tax', 'commission'] as const)
        expect(total(group.map((each) => cents(each[figure])))).toBe(cents(wrote.totals[figure]))
    expect(wrote.producers.map(({ name }) => name).sort()).toEqual(
      producers.map((name) => `${name} Specimen, ${name} Agency`).sort(),
    )
  })

  test('has a ledger whose charges are the written premium with fees and tax, and the order that waits', async () => {
    const rows = await report('ledger')
    const { premium, fees, tax } = (await written()).written.totals
    expect(sumOf(rows, 'Charged, $')).toBe(cents(premium) + cents(fees) + cents(tax) + waiting)
    const unpaid = total(returned.filter(({ again }) => !again).map(({ due }) => due))
    const due = total(policies.map((each) => each.due))
    expect(sumOf(rows, 'Paid, $')).toBe(due + endorsed - total(refunded) - unpaid)
  })

  test('has receivables that are the ledger’s charges less its payments: a returned check and an order', async () => {
    const [ledger, rows] = [await report('ledger'), await report('receivables')]
    const unpaid = returned.filter(({ again }) => !again)
    expect(rows.map((row) => [row['Kind'], cents(Number(row['Due to us, $']))]).sort()).toEqual(
      [...unpaid.map(({ due }) => ['Balance', due]), ['Order', waiting]].sort(),
    )
    expect(sumOf(rows, 'Due to us, $') - sumOf(rows, 'We owe, $')).toBe(
      sumOf(ledger, 'Charged, $') - sumOf(ledger, 'Paid, $'),
    )
    // the returned check is due since the day of its order
    expect(rows.filter((row) => row['Kind'] === 'Balance').map((row) => Number(row['Days overdue']) > 0)).toEqual([
      true,
    ])
  })

  test('owes its producers the commission that the bordereau takes off the premium', async () => {
    const [commission, bordereau] = [await report('commission'), await report('bordereau')]
    const { totals, producers: groups } = (await written()).written
    expect(bordereau.map((row) => row['Entry']).filter((entry) => entry !== 'New')).toEqual(
      expect.arrayContaining(['Change', 'Cancellation', 'Cancellation']),
    )
    expect(bordereau).toHaveLength(43)
    expect(sumOf(bordereau, 'Premium, $')).toBe(cents(totals.premium))
    expect(sumOf(bordereau, 'Tax, $')).toBe(cents(totals.tax))
    expect(sumOf(bordereau, 'Policy fee, $')).toBe(cents(totals.fees))
    expect(sumOf(bordereau, 'Commission, $')).toBe(cents(totals.commission))
    expect(sumOf(bordereau, 'Net premium, $')).toBe(cents(totals.premium) - cents(totals.commission))
    expect(sumOf(commission, 'Commission, $')).toBe(cents(totals.commission))
    for (const { name, ...figures } of groups) {
      const own = commission.filter((row) => row['Producer'] === name)
      expect(sumOf(own, 'Commission, $')).toBe(cents(figures.commission))
      expect(sumOf(own, 'Premium, $')).toBe(cents(figures.premium))
    }
  })

  test('sums the bordereau by insurer, month and state, to the cent', async () => {
    const [monthly, bordereau] = [await report('monthly'), await report('bordereau')]
    for (const column of ['Premium, $', 'Commission, $', 'Net premium, $', 'Tax, $', 'Policy fee, $'])
      expect([column, sumOf(monthly, column)]).toEqual([column, sumOf(bordereau, column)])
    const groups = monthly.map((row) => [row['Insurer'], row['Month'], row['State']].join())
    expect(new Set(groups).size).toBe(groups.length)
    const issued = bordereau.filter((row) => row['Entry'] === 'New')
    expect(monthly.reduce((sum, row) => sum + Number(row['Policies issued']), 0)).toBe(issued.length)
    expect(monthly.every((row) => /^2026-1[12]$/.test(row['Month']!))).toBe(true)
  })

  test('an invoice beside the policies is in the ledger and due, and no premium', async () => {
    const before = await written()
    const { id } = policies[20]!
    await testServer.send('createInvoice', id, { change_item: items(25) })
    await testServer.dateRowsToday()
    expect((await written()).written.totals).toEqual(before.written.totals)
    const due = (await report('receivables')).filter((row) => row['Due to us, $'] === '25.00')
    expect(due).toHaveLength(1)
  })
})
