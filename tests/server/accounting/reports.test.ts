import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '../rig/csv'
import { items, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const names = ['ledger', 'bordereau', 'monthly', 'commission', 'receivables'] as const

const reportOf = async (
  report: string,
  query: Record<string, string> = {},
  role: 'rep' | 'admin' | 'underwriter' = 'rep',
) => testServer.call('exportReport', { params: { report }, query, cookie: await testServer.staff(role) })

test('each report is a file with its name and the day, for a rep or an admin, and is audited', async () => {
  for (const report of names) {
    for (const role of ['rep', 'admin'] as const) {
      const { statusCode, headers, body } = await reportOf(report, {}, role)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toContain('text/csv')
      expect(headers['content-disposition']).toBe(`attachment; filename="${report}-2026-11-20.csv"`)
      expect(body.charCodeAt(0)).toBe(0xfeff)
    }
    expect((await reportOf(report, {}, 'underwriter')).statusCode).toBe(403)
    expect((await testServer.call('exportReport', { params: { report } })).statusCode).toBe(401)
  }
  const result = await testServer.services.db.q
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'report.exported')
    .orderBy('id')
    .execute()
  expect(result.map(({ actor, entity_id }) => [actor, entity_id])).toEqual(
    names.flatMap((report) => ['rep@example.com', 'admin@example.com'].map((actor) => [actor, report])),
  )
  expect(result[0]!.after).toEqual({ from: '10/22/2026', to: '11/20/2026', rows: 0 })
})

test('a report of wrong days names the day', async () => {
  const { statusCode, data } = await reportOf('ledger', { from: '11/20/2026', to: '11/19/2026' })
  expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['to']])
  expect((await reportOf('payroll')).statusCode).toBe(400)
})

test('the ledger has each entry of the days, and a void names the entry that it voids', async () => {
  const { id, amount } = await testServer.bought()
  const invoice = (await testServer.send('createInvoice', id, { change_item: items(40, '=A copy') })).data.transaction
  await testServer.void('invoice', invoice.transaction_id)
  await testServer.dateRowsToday()
  const rows = readCsv((await reportOf('ledger')).body)
  expect(rows.map((row) => [row['Kind'], row['Voids'], row['Charged, $'], row['Paid, $']])).toEqual([
    ['Sales receipt', '', String(amount), String(amount)],
    ['Invoice', '', '40.00', '0.00'],
    ['Invoice', invoice.number, '-40.00', '0.00'],
  ])
  expect(rows[1]!['Description']).toBe("'=A copy")
  expect(readCsv((await reportOf('ledger', { from: '11/21/2026', to: '11/30/2026' })).body)).toEqual([])
})

test('receivables are due, overdue or owed by us, and waiting for somebody', async () => {
  const order = await testServer.ordered()
  const charged = await testServer.bought()
  await testServer.send('createInvoice', charged.id, { change_item: items(40) })
  const credited = await testServer.bought()
  await testServer.send('createCreditMemo', credited.id, { change_item: items(10) })
  await testServer.dateRowsToday()
  testServer.clock.pass(3 * 86_400_000)
  const rows = readCsv((await reportOf('receivables')).body)
  const numbers = await testServer.services.db.q.selectFrom('contact').select(['id', 'quote_number']).execute()
  const of = (id: string) => rows.filter((row) => row['Quote'] === numbers.find((one) => one.id === id)!.quote_number)
  expect(of(order.id)).toMatchObject([
    {
      Kind: 'Order',
      'Due to us, $': order.amount.toFixed(2),
      'Due day': '12/04/2026',
      'Days overdue': '',
      'We owe, $': '0.00',
    },
  ])
  expect(of(charged.id)).toMatchObject([
    {
      Kind: 'Balance',
      'Due to us, $': '40.00',
      'Due day': '11/20/2026',
      'Days overdue': '3',
      'Waits for': 'the customer',
    },
  ])
  expect(of(credited.id)).toMatchObject([{ 'Due to us, $': '0.00', 'We owe, $': '10.00' }])
})
