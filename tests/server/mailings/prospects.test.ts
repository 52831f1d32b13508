import { afterAll, afterEach, expect, test } from 'vitest'
import { emailOf, roles, testApp } from '../rig/app'
import { begin, markBought, newKey, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { q } = services.db
const cookie = await app.staff('admin')
afterEach(async () => {
  await q.deleteFrom('policy').execute()
  await q.deleteFrom('prospect').execute()
  await q.deleteFrom('excluded_customer').execute()
})

const prospect = (email: string, more: object = {}) =>
  q
    .insertInto('prospect')
    .values({ email, actor: 'a', ...more } as never)
    .execute()
const lines = async () => {
  const answer = await call('exportProspects', { cookie })
  expect(answer.statusCode).toBe(200)
  return answer.body
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
}
const head = 'Email,Name,Phone,Known as,Event type,Event day,State,Since'

test('an empty export has only its heads', async () => {
  expect(await lines()).toEqual([head])
})

test('exports prospects and customers, each address once, without excluded ones', async () => {
  const insured = { insurance_producer: 'False', insured_company_name: null } as const
  const bought = await begin(app, payload('location', { ...insured, insured_email: 'Customer@example.com' }))
  await markBought(app, bought)
  // a customer who only requested a price is neither
  await begin(app, payload('location', { ...insured, insured_email: 'asked@example.com' }))
  await prospect('customer@example.com', { name: 'Known before' })
  await prospect('pat@example.com', { name: 'Pat', phone: '512-555-0100', created: new Date('2026-11-20T03:00:00Z') })
  await prospect('never@example.com')
  await prospect('daily@example.com')
  const leave = (call_: 'addExcludedProspectingCustomers' | 'addExcludedDailyEmailCustomers', email: string) =>
    call(call_, { body: { rows: [{ email }] }, headers: newKey(), cookie })
  await leave('addExcludedProspectingCustomers', 'Never@example.com')
  await leave('addExcludedDailyEmailCustomers', 'daily@example.com')

  const [first, ...rows] = await lines()
  expect(first).toBe(head)
  const {
    insured_contact_name: name,
    insured_phone: phone,
    event_type,
    event_start_date,
    event_state,
  } = bought.customFields
  expect(rows).toEqual([
    expect.stringMatching(
      new RegExp(
        `^customer@example.com,${name ?? ''}.*,${phone},customer,${event_type},${event_start_date},${event_state},`,
      ),
    ),
    expect.stringMatching(/^daily@example.com,,,prospect,,,,/),
    'pat@example.com,Pat,512-555-0100,prospect,,,,11/19/2026',
  ])
})

test('exports the producer who acts for the insured as the customer', async () => {
  const choices = {
    insurance_producer: 'True',
    producer_email: 'agency@example.com',
    producer_first_name: 'Agent',
    producer_last_name: 'Sample',
  } as const
  await markBought(app, await begin(app, payload('location', choices)))
  const [, row] = await lines()
  expect(row).toMatch(/^agency@example.com,Agent Sample,/)
})

test.each(['=HYPERLINK("https://evil.example.com")', '+1', '-1', '@SUM(1)', '\tx'])(
  'no cell begins a formula: %j',
  async (name) => {
    await prospect('pat@example.com', { name })
    const [, row] = await lines()
    expect(row).toMatch(/^pat@example.com,"?'/)
  },
)

test('audits who exported the addresses', async () => {
  await prospect('pat@example.com')
  await lines()
  const trace = await q
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'prospects.exported')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(trace).toMatchObject({ actor: emailOf('admin'), after: { addresses: 1 } })
})

test('the export is a file to save', async () => {
  const { headers } = await call('exportProspects', { cookie })
  expect(headers['content-type']).toMatch(/^text\/csv/)
  expect(headers['content-disposition']).toBe('attachment; filename="prospects-2026-11-20.csv"')
})

test.each([...roles, 'nobody'] as const)('access for a %s', async (role) => {
  const by = role === 'nobody' ? undefined : await app.staff(role)
  const { statusCode } = await call('exportProspects', { cookie: by })
  expect(statusCode).toBe({ admin: 200, rep: 403, underwriter: 403, accountant: 403, nobody: 401 }[role])
})
