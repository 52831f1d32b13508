import { afterAll, expect, test } from 'vitest'
import { csvLines } from '../../../server/reports/csv'
import { roles, testApp } from '../rig/app'
import { readCells as read } from '../rig/csv'
import { begin, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const cookie = await app.staff('rep')

const first = await begin(app, payload('location', { event_name: '=HYPERLINK("http://x.example","Prize")' }))
services.clock.pass(1000)
await begin(app, payload('location', { insured_company_name: 'Sample, Casey & Co', event_name: '@SUM(A1)' }))

const fileOf = async (query: Record<string, string> = {}, as = cookie) => call('exportContacts', { cookie: as, query })

test('the export is a file with the day in its name and the rows of the list', async () => {
  const answered = await fileOf()
  expect(answered.headers['content-type']).toContain('text/csv')
  expect(answered.headers['content-disposition']).toBe('attachment; filename="contacts-2026-11-20.csv"')
  expect(answered.headers['x-content-type-options']).toBe('nosniff')
  expect(answered.body.charCodeAt(0)).toBe(0xfeff)
  const [head, ...lines] = read(answered.body.slice(1))
  expect(head!.slice(0, 5)).toEqual(['Quote', 'Policy', 'Status', 'Insured', 'Email'])
  expect(lines).toHaveLength(2)
  expect(lines.every((line) => line.length === head!.length)).toBe(true)
  const last = Object.fromEntries(head!.map((title, i) => [title, lines[1]![i]]))
  expect(last).toMatchObject({
    Quote: first.customFields.quote_number,
    Policy: '',
    Status: 'Quoted',
    Insured: 'Jordan Sample',
    'Event day': '06/12/2027',
    State: 'TX',
    'Amount, $': first.customFields.amount_due!.toFixed(2),
    Provider: 'First',
    Started: '11/20/2026 12:00',
  })
})

test('exports the results of the same query in the same order', async () => {
  expect(read((await fileOf({ search: 'casey' })).body)).toHaveLength(2)
  expect(read((await fileOf({ status: 'declined' })).body)).toHaveLength(1)
  const [, ...lines] = read((await fileOf({ sort: 'quote_number', direction: 'asc' })).body)
  expect(lines[0]![0]).toBe(first.customFields.quote_number)
  expect((await fileOf({ event_from: '02/30/2027' })).statusCode).toBe(422)
})

test('no cell begins a formula', async () => {
  const { body } = await fileOf()
  expect(body).toContain(`"'=HYPERLINK(""http://x.example"",""Prize"")"`)
  expect(body).toContain("'@SUM(A1)")
  expect(
    read(body)
      .flat()
      .filter((cell) => /^[=+\-@\t\r]/.test(cell)),
  ).toEqual([])
})

test.each(['=1+1', '+1', '-1', '@A1', '\tA', '\rA', '\n=1', '＝1', '＋1'])('%j is a text for a spreadsheet', (text) => {
  expect(read(csvLines([[text, 'b']]))[0]).toEqual([`'${text}`, 'b'])
})

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a; @A1', "a; '@A1"],
  ['a\t-1', "a\t'-1"],
])('%j begins no formula where a spreadsheet takes other signs for the end of a cell', (text, safe) => {
  expect(read(csvLines([[text, 'b']]))[0]).toEqual([safe, 'b'])
})

test.each(['a, b', 'say "no"', 'two\r\nlines', 'a lone\nfeed', 'a lone\rreturn', '', ' =1'])(
  '%j comes back as it is',
  (text) => {
    expect(read(csvLines([[text, 'b']]))[0]).toEqual([text, 'b'])
  },
)

test('a number below 0 stays a number', () => {
  expect(csvLines([[-12.5, null]])).toBe('-12.5,\r\n')
})

test('audits who exported which query', async () => {
  await fileOf({ search: 'Casey' }, await app.staff('underwriter'))
  const { actor, contact_id, after } = await services.db.q
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'contacts.exported')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect({ actor, contact_id, after }).toEqual({
    actor: 'underwriter@example.com',
    contact_id: null,
    after: { contacts: 1, search: 'Casey' },
  })
})

test('is allowed for every role, and nobody else', async () => {
  for (const role of roles) expect((await fileOf({}, await app.staff(role))).statusCode).toBe(200)
  expect((await call('exportContacts')).statusCode).toBe(401)
})
