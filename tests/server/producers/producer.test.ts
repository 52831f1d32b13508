import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fillProducerEmail } from '../../../server/policies/written'
import { forgetOldProducerLinks, producerLink } from '../../../server/producers/link'
import { startTestServer, type TestServer } from '../policies/fixture'
import { runDueJobs } from '../rig/jobs'
import { begin, payload } from '../rig/quotes'

const testServer: TestServer = await startTestServer(
  {},
  { CERTIFICATE_RATE_LIMIT: '100000', LINK_RATE_LIMIT: '100000', PREVIEW_RATE_LIMIT: '100000' },
)
afterAll(() => testServer.close())
const { call, services, clock } = testServer
const { db, sent } = services
const start = clock.instant

beforeEach(async () => {
  sent.length = 0
  clock.instant = start
  for (const table of ['written_premium', 'producer_link', 'asked_mail'] as const)
    await db.q.deleteFrom(table).execute()
  // quotes of the tests before are nobody's
  await db.q.updateTable('contact').set({ email: 'nobody@example.com' }).execute()
})

const casey = 'casey.specimen@example.com'
const producer = (email: string = casey) =>
  ({
    insurance_producer: 'True',
    producer_agency_name: 'Example Agency',
    producer_first_name: 'Casey',
    producer_last_name: 'Specimen',
    producer_email: email,
    producer_phone: '512-555-0143',
    producer_license_state: 'TX',
    producer_license_number: 'TX-0012',
  }) as const

const tokenOf = async (email: string) => (await producerLink(services, email)).split('/').at(-1)!
const board = async (token: string, query = {}) => (await call('listProducerQuotes', { params: { token }, query })).data
const commission = async (token: string, query = {}) =>
  (await call('getProducerCommission', { params: { token }, query })).data
/** The sums of an address in a month, by the database, to the cent. */
const written = async (email: string) => {
  const rows = await db.q.selectFrom('written_premium').selectAll().execute()
  const own = rows.filter((row) => row.producer_email?.toLowerCase() === email)
  return own.reduce((sum, row) => sum + row.commission_cents, 0)
}

describe('the link to the page of a producer', () => {
  test('is mailed to an address that a quote names as its producer, and the answer is the same for any other', async () => {
    await begin(testServer, payload('location', producer()))
    for (const email of ['CASEY.Specimen@example.com', 'stranger@example.com'])
      expect((await call('requestProducerLink', { body: { email } })).data).toEqual({ email })
    await runDueJobs(services)
    const letters = sent.filter(({ subject }) => subject.startsWith('Your quotes, policies and commission'))
    expect(letters.map(({ to }) => to)).toEqual(['CASEY.Specimen@example.com'])
    const token = /\/quote\/producer\/([\w-]{43})/.exec(letters[0]!.text)![1]!
    expect((await board(token)).total).toBe(1)
    const stored = await db.q.selectFrom('producer_link').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    const [{ content_key }] = (await db.q
      .selectFrom('mail_log')
      .select('content_key')
      .where('kind', '=', 'producerLink')
      .execute()) as [{ content_key: string }]
    expect(String(await services.files.get(content_key))).not.toContain(token)
  })

  test('is not mailed to an insured, and an address that is not valid is refused beside the field', async () => {
    await begin(testServer, payload('location', { insured_email: 'ana@example.com' }))
    await call('requestProducerLink', { body: { email: 'ana@example.com' } })
    await runDueJobs(services)
    expect(sent.filter(({ text }) => text.includes('/quote/producer/'))).toEqual([])
    const { statusCode, data } = await call('requestProducerLink', { body: { email: 'casey@' } })
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['email']])
  })

  test('opens the page for 30 days, and is then deleted', async () => {
    const token = await tokenOf(casey)
    const status = async () => (await call('listProducerQuotes', { params: { token } })).statusCode
    clock.instant = new Date(start.getTime() + 30 * 86_400_000 - 1)
    expect(await status()).toBe(200)
    clock.instant = new Date(start.getTime() + 30 * 86_400_000)
    expect(await status()).toBe(404)
    await forgetOldProducerLinks(db, clock.instant)
    expect(await db.q.selectFrom('producer_link').selectAll().execute()).toEqual([])
  })

  test('is replaced: all links of the producer end, and a new one is mailed', async () => {
    await begin(testServer, payload('location', producer()))
    const [token, other] = [await tokenOf(casey), await tokenOf(casey.toUpperCase())]
    expect((await call('replaceProducerLink', { params: { token } })).data).toEqual({ email: casey })
    for (const ended of [token, other])
      expect((await call('getProducerCommission', { params: { token: ended } })).statusCode).toBe(404)
    await runDueJobs(services)
    expect(sent.filter(({ text }) => text.includes('/quote/producer/')).map(({ to }) => to)).toEqual([casey])
  })
})

describe('the page of a producer', () => {
  test('lists its quotes and policies with premium and commission, and nothing of another producer', async () => {
    const quote = await begin(testServer, payload('location', { ...producer(), event_name: 'Sample Fair' }))
    const policy = await testServer.buy(producer(casey.toUpperCase()))
    const other = await testServer.buy(producer('robin@example.com'))
    const token = await tokenOf(casey)
    const listed = await board(token)
    expect(listed.rows.map(({ id }: { id: string }) => id).toSorted()).toEqual([quote.id, policy.id].toSorted())
    expect(listed.counts).toEqual({ all: 2, quoted: 1, purchased: 1 })
    const row = listed.rows.find(({ id }: { id: string }) => id === policy.id)
    expect(row).toMatchObject({ policy_number: policy.policyNumber, quote_status: 'purchased' })
    expect(Math.round(row.commission * 100)).toBe(await written(casey))
    expect(row.premium).toBeGreaterThan(row.commission)
    expect(listed.details).toMatchObject({ ...producerDetails, producer_email: casey })
    const robin = await tokenOf('robin@example.com')
    expect((await board(robin)).rows.map(({ id }: { id: string }) => id)).toEqual([other.id])
    const opened = await call('openProducerPolicy', { params: { token: robin, id: policy.id } })
    expect(opened.statusCode).toBe(404)
    expect((await board(await tokenOf('nobody-else@example.com'))).rows).toEqual([])
  })

  test('is searched, filtered by status, sorted and paged', async () => {
    const names = ['Sample Gala', 'Sample Bazaar', 'Sample Reunion']
    for (const insured_company_name of names)
      await begin(testServer, payload('location', { ...producer(), insured_company_name }))
    const token = await tokenOf(casey)
    const insureds = async (query: object) =>
      (await board(token, query)).rows.map(({ insured_name }: { insured_name: string }) => insured_name)
    expect(await insureds({ sort: 'insured_name' })).toEqual(names.toSorted())
    expect(await insureds({ sort: 'insured_name', page: '2', size: '2' })).toEqual(['Sample Reunion'])
    expect(await insureds({ search: 'bazaar' })).toEqual(['Sample Bazaar'])
    expect(await insureds({ status: 'purchased' })).toEqual([])
  })

  test('opens a policy by a link that works', async () => {
    const policy = await testServer.buy(producer())
    const { data } = await call('openProducerPolicy', { params: { token: await tokenOf(casey), id: policy.id } })
    const token = data.path.split('token=')[1]
    expect((await testServer.open({ ...policy, token })).policy.customFields.policy_number).toBe(policy.policyNumber)
  })
})

const { insurance_producer: _, ...producerDetails } = producer()

describe('the commission of a producer', () => {
  test('is the sum of what was written, with changes and a cancellation, by months of New York', async () => {
    // 11:30 pm of the last day of November in New York
    clock.instant = new Date('2026-12-01T04:30:00Z')
    const policy = await testServer.buy(producer())
    clock.instant = new Date('2026-12-01T05:30:00Z')
    await testServer.submit(policy, { step1: { coverage_limits: '$2,000,000/$2,000,000' } })
    await testServer.submit(policy, { type: 'cancel' })
    await testServer.runMoneyJobs()
    const token = await tokenOf(casey)
    const newest = await commission(token)
    expect(newest.months.map(({ month }: { month: string }) => month)).toEqual(['2026-12', '2026-11'])
    expect(newest.rows.map(({ kind, day }: Record<string, string>) => [kind, day])).toEqual([
      ['changed', '12/01/2026'],
      ['cancelled', '12/01/2026'],
    ])
    expect(newest.rows[1].commission).toBeLessThan(0)
    const november = await commission(token, { month: '2026-11' })
    expect(november.rows).toMatchObject([{ kind: 'issued', day: '11/30/2026', policy_number: policy.policyNumber }])
    const cents = [november, newest].map((month) => Math.round(month.commission * 100))
    expect(cents[0]! + cents[1]!).toBe(await written(casey))
    expect(newest.months.map((month: { commission: number }) => Math.round(month.commission * 100))).toEqual(
      cents.toReversed(),
    )
    expect((await commission(token, { month: '2026-10' })).rows).toEqual([])
    expect(await commission(token, { month: '2019-01' })).toMatchObject({ month: '2019-01', premium: 0, rows: [] })
    expect(newest.producer.slice(0, 2)).toEqual(['Casey Specimen', 'Example Agency'])
  })

  test('moves as a whole to another address when the producer of a policy changes', async () => {
    const policy = await testServer.buy(producer('cassey@example.com'))
    const before = await written('cassey@example.com')
    expect(before).toBeGreaterThan(0)
    const { status, data } = await testServer.submit(policy, {
      step4: { customFields: { producer_email: casey } },
    } as never)
    expect([status, data]).toMatchObject([200, {}])
    expect([await written('cassey@example.com'), await written(casey)]).toEqual([0, before])
  })

  test('has older entries once they name the producer’s address', async () => {
    await testServer.buy(producer())
    const expected = await written(casey)
    await db.q.updateTable('written_premium').set({ producer_email: null }).execute()
    const token = await tokenOf(casey)
    expect((await commission(token)).rows).toEqual([])
    await fillProducerEmail(db)
    expect(Math.round((await commission(token)).commission * 100)).toBe(expected)
  })

  test('is a CSV file and a PDF of the same month', async () => {
    const policy = await testServer.buy(producer())
    const token = await tokenOf(casey)
    const { month, commission: sum } = await commission(token)
    const params = { params: { token }, query: { month } }
    const csv = await call('exportProducerCommission', params)
    expect(csv.headers['content-disposition']).toContain(`commission-${month}`)
    expect(csv.body).toContain(`${policy.policyNumber},New policy,`)
    const lines = csv.body.trimEnd().split('\r\n')
    expect(lines.at(-1)).toMatch(new RegExp(`^,,Sum,,-?\\d+\\.\\d\\d,${sum.toFixed(2)}$`))
    expect(lines.slice(1).every((line: string) => /,-?\d+\.\d\d,-?\d+\.\d\d$/.test(line))).toBe(true)
    const pdf = await call('printProducerCommission', params)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
