import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ExhibitorBoard, ExhibitorPage } from '../../../contract/client'
import { answersIn } from '../../../domain/application/payload'
import { startTestServer, type TestServer } from '../policies/fixture'
import { blankDocuments } from '../rig/blankDocuments'
import { newExhibitor, newFair, type OpenFair, sampleEvent } from '../rig/exhibitors'
import { form, sampleFiles } from '../rig/form'
import { runDueJobs } from '../rig/jobs'
import { payload } from '../rig/quotes'

blankDocuments()

let testServer: TestServer
const start = new Date('2026-11-20T17:00:00Z')
beforeAll(async () => {
  testServer = await startTestServer({}, { CERTIFICATE_RATE_LIMIT: '100000' })
})
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
  testServer.services.sent.length = 0
})

const board = async ({ token }: OpenFair, query: Record<string, string> = {}): Promise<ExhibitorBoard> =>
  (await testServer.call('listExhibitors', { params: { token }, query })).data
const stateOf = async (fair: OpenFair) => (await board(fair)).rows[0]!.state
const page = async (token: string): Promise<ExhibitorPage> =>
  (await testServer.call('getExhibitor', { params: { token } })).data
const begin = async (token: string): Promise<string> =>
  (await testServer.call('beginExhibitorQuote', { params: { token } })).data.id

/** Buys the quote that an exhibitor has begun, with the answers that it was given and those that a person adds. */
async function buy(token: string, changed: object = {}) {
  const id = await begin(token)
  const { data } = await testServer.call('openContact', { params: { id } })
  const { services } = testServer
  const { answers } = await services.db.q
    .selectFrom('contact')
    .select('answers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const known = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null))
  const body = payload('location', { ...known, ...changed })
  const version = data.contact.version ?? data.contact.customFields.version
  const saved = await testServer.call('patchContact', {
    params: { id },
    body,
    headers: { 'if-match': version ? `"${version}"` : '*' },
  })
  expect(saved.statusCode, saved.body).toBe(200)
  return testServer.buyQuote(id)
}

describe('the quote of an exhibitor', () => {
  test('has the answers of the invitation and those that meet the requirements, and is begun once', async () => {
    const fair = await newFair(testServer.services)
    const { token, email } = await newExhibitor(testServer.services, fair.id)
    const id = await begin(token)
    expect(await begin(token)).toBe(id)
    const { data } = await testServer.call('openContact', { params: { id } })
    expect(answersIn(data.contact.customFields ? data.contact : data)).toBeTruthy()
    const { answers } = await testServer.services.db.q
      .selectFrom('contact')
      .select('answers')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(answers).toMatchObject({
      event_type: 'Exhibitor at Event',
      event_state: 'TX',
      event_start_date: '06/12/2027',
      event_end_date: '06/13/2027',
      number_attendees: 2000,
      event_location_name: 'Sample Meadow Barn LLC',
      insured_company_name: 'Sample Pottery',
      insured_email: email,
    })
    const names = (answers['ai_data'] as { ai_name: string }[]).map(({ ai_name }) => ai_name)
    expect(names).toContain('Sample Fairs LLC')
    const check = await testServer.call('getQuoteVenue', { params: { id } })
    expect(check.data).toMatchObject({ asker: 'organizer', venue: { known_as: 'Sample Craft Fair' } })
    expect(await stateOf(fair)).toBe('quoted')
  })

  test('that is bought meets the requirements by itself, until it is changed or canceled', async () => {
    const fair = await newFair(testServer.services)
    const { token } = await newExhibitor(testServer.services, fair.id)
    const policy = await buy(token)
    const { rows } = await board(fair)
    expect(rows[0]).toMatchObject({ state: 'met', unmet: [], code: expect.stringMatching(/^\w{4}-\w{4}$/) })
    expect(await page(token)).toMatchObject({ state: 'met', policy: rows[0]!.code })
    const changed = await testServer.submit(policy, { step0: { event_end_date: '06/12/2027' } })
    expect(changed.status, JSON.stringify(changed.data)).toBe(200)
    expect((await board(fair)).rows[0]).toMatchObject({
      state: 'unmet',
      unmet: ['Covers Saturday, 06/12/2027 to Sunday, 06/13/2027'],
    })
    await testServer.submit(policy, { type: 'cancel', reason: 'We do not exhibit' })
    expect(await stateOf(fair)).toBe('canceled')
  })

  test('is compared with the newest requirements', async () => {
    const fair = await newFair(testServer.services)
    const { token } = await newExhibitor(testServer.services, fair.id)
    await buy(token)
    const { data } = await testServer.call('getOrganizerEvent', { params: { token: fair.token } })
    await testServer.call('putOrganizerEvent', {
      params: { token: fair.token },
      body: { ...data.event, rented_premises: 1_000_000 },
    })
    expect((await board(fair)).rows[0]).toMatchObject({
      state: 'unmet',
      unmet: ['Damage to rented premises of $1,000,000'],
    })
  })
})

describe('a certificate from elsewhere', () => {
  const upload = (token: string, name = 'certificate.pdf', bytes: Uint8Array = sampleFiles.pdf) =>
    testServer.call('uploadCertificate', { params: { token }, ...form({}, [{ name, bytes }]) })
  const decide = (fair: OpenFair, exhibitor: string, body: object) =>
    testServer.call('decideCertificate', { params: { token: fair.token, exhibitor }, body })

  test('waits for the organizer, who downloads it and accepts it, and the exhibitor is mailed', async () => {
    const fair = await newFair(testServer.services)
    const { token, id, email } = await newExhibitor(testServer.services, fair.id)
    expect((await upload(token)).data).toMatchObject({ state: 'awaiting', certificate: { name: 'certificate.pdf' } })
    const [row] = (await board(fair)).rows
    expect(row!.state).toBe('awaiting')
    const file = await testServer.call('getExhibitorCertificate', { params: { token: fair.token, exhibitor: id } })
    expect([file.statusCode, file.rawPayload.equals(Buffer.from(sampleFiles.pdf))]).toEqual([200, true])
    const accepted = await decide(fair, id, { certificate: row!.certificate!.id, accepted: true })
    expect(accepted.data.state).toBe('accepted')
    expect((await decide(fair, id, { certificate: row!.certificate!.id, accepted: true })).statusCode).toBe(409)
    await runDueJobs(testServer.services)
    const letters = testServer.services.sent.filter(({ to }) => to === email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Your certificate for Sample Craft Fair was accepted'])
  })

  test('that the organizer has leaves nothing to remind of, and a second registration mails the link only', async () => {
    const fair = await newFair(testServer.services)
    const { token, id, email } = await newExhibitor(testServer.services, fair.id)
    await testServer.services.jobs.enqueue('mail', { kind: 'exhibitorReminded', exhibitorId: id, occasion: 'a day' })
    await upload(token)
    const body = { business: 'Sample Pottery', email }
    expect((await testServer.call('registerExhibitor', { params: { code: fair.code }, body })).statusCode).toBe(202)
    testServer.services.sent.length = 0
    await runDueJobs(testServer.services)
    const letters = testServer.services.sent.filter(({ to }) => to === email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Your page for Sample Craft Fair'])
    expect(letters[0]!.text).toContain('Nothing more is needed now')
  })

  test('that was accepted is read again once the requirements have changed, and only the last decision is mailed', async () => {
    const fair = await newFair(testServer.services)
    const { token, id, email } = await newExhibitor(testServer.services, fair.id)
    const { id: certificate } = (await upload(token)).data.certificate
    await decide(fair, id, { certificate, accepted: true })
    const describeFair = (changed: object) =>
      testServer.call('putOrganizerEvent', { params: { token: fair.token }, body: { ...sampleEvent, ...changed } })
    expect((await describeFair({ event_name: 'Sample Winter Fair' })).statusCode).toBe(200)
    expect((await page(token)).state).toBe('accepted')
    expect((await describeFair({ each_occurrence: 2_000_000 })).statusCode).toBe(200)
    expect((await page(token)).state).toBe('awaiting')
    const letters = async () => {
      await runDueJobs(testServer.services)
      return testServer.services.sent.filter(({ to }) => to === email)
    }
    expect(await letters()).toEqual([])
    expect((await decide(fair, id, { certificate, accepted: true })).data.state).toBe('accepted')
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Your certificate for Sample Craft Fair was accepted',
    ])
  })

  test('is returned with a reason that the exhibitor reads, and another one takes its place', async () => {
    const fair = await newFair(testServer.services)
    const { token, id, email } = await newExhibitor(testServer.services, fair.id)
    const first = (await upload(token)).data.certificate.id
    expect((await decide(fair, id, { certificate: first, accepted: false })).statusCode).toBe(422)
    const reason = 'It does not name Sample Fairs LLC.'
    expect((await decide(fair, id, { certificate: first, accepted: false, reason })).data.state).toBe('returned')
    expect((await page(token)).certificate).toMatchObject({ state: 'returned', reason })
    await runDueJobs(testServer.services)
    expect(testServer.services.sent.find(({ to }) => to === email)!.text).toContain(reason)
    testServer.clock.pass(1000)
    const second = (await upload(token)).data.certificate.id
    expect((await decide(fair, id, { certificate: first, accepted: true })).statusCode).toBe(409)
    expect((await decide(fair, id, { certificate: second, accepted: true })).data.state).toBe('accepted')
  })

  test('of a kind that nobody can read in a browser, or none at all, is refused beside the field', async () => {
    const fair = await newFair(testServer.services)
    const { token } = await newExhibitor(testServer.services, fair.id)
    const text = await upload(token, 'certificate.txt', Buffer.from('A certificate'))
    expect([text.statusCode, Object.keys(text.data.errors)]).toEqual([422, ['files']])
  })
})

describe('the board', () => {
  test('is searched, filtered, sorted, paged and downloaded', async () => {
    const fair = await newFair(testServer.services)
    const { services } = testServer
    await newExhibitor(services, fair.id, { business: 'Sample Toys', booth: 'A2' })
    await newExhibitor(services, fair.id, { business: 'Sample Soap', booth: 'A10' })
    const third = await newExhibitor(services, fair.id, { business: '=Sample Candles', booth: null })
    await begin(third.token)
    const names = async (query: Record<string, string>) =>
      (await board(fair, query)).rows.map(({ business }) => business)
    expect(await names({})).toEqual(['=Sample Candles', 'Sample Soap', 'Sample Toys'])
    expect(await names({ sort: 'booth' })).toEqual(['Sample Toys', 'Sample Soap', '=Sample Candles'])
    expect(await names({ sort: 'state' })).toEqual(['Sample Soap', 'Sample Toys', '=Sample Candles'])
    expect(await names({ search: 'a10 soap' })).toEqual(['Sample Soap'])
    expect(await names({ state: 'quoted' })).toEqual(['=Sample Candles'])
    expect(await names({ page: '2', size: '2' })).toEqual(['Sample Toys'])
    expect((await board(fair, { state: 'met' })).counts).toEqual({ notBegun: 2, quoted: 1 })
    const csv = await testServer.call('exportExhibitors', { params: { token: fair.token } })
    expect(csv.body).toContain("'=Sample Candles")
    expect(csv.body.trim().split('\r\n').length).toBe(4)
  })

  test('of another organizer shows none of them', async () => {
    const [fair, other] = [await newFair(testServer.services), await newFair(testServer.services)]
    const { id } = await newExhibitor(testServer.services, fair.id)
    expect((await board(other)).total).toBe(0)
    const params = { token: other.token, exhibitor: id }
    expect((await testServer.call('removeExhibitor', { params })).statusCode).toBe(404)
    expect((await testServer.call('getExhibitorCertificate', { params })).statusCode).toBe(404)
  })
})

describe('reminders', () => {
  const remind = async ({ token }: OpenFair, call: 'remindExhibitors' | 'countReminders' = 'remindExhibitors') =>
    (await testServer.call(call, { params: { token } })).data

  test('go to those who lack proof, once a day, and to nobody who has stopped them', async () => {
    const { services, clock } = testServer
    const fair = await newFair(services)
    const lacking = await newExhibitor(services, fair.id)
    const stopped = await newExhibitor(services, fair.id)
    const invitedToday = await newExhibitor(services, fair.id, { mailed_on: '11/20/2026' })
    const done = await newExhibitor(services, fair.id)
    await buy(done.token)
    await runDueJobs(services)
    services.sent.length = 0
    const { data } = await testServer.call('stopReminders', { params: { token: stopped.token } })
    expect(data.reminders_stopped).toBe(true)
    expect(await remind(fair, 'countReminders')).toEqual({ reminded: 1, stopped: 1, today: 1 })
    expect((await board(fair)).remindable).toBe(1)
    expect(await Promise.all([remind(fair), remind(fair)])).toContainEqual({ reminded: 1, stopped: 1, today: 1 })
    await runDueJobs(services)
    expect(services.sent.map(({ to }) => to)).toEqual([lacking.email])
    expect((await board(fair)).remindable).toBe(0)
    clock.pass(24 * 60 * 60_000)
    expect(await remind(fair)).toEqual({ reminded: 2, stopped: 1, today: 0 })
    await runDueJobs(services)
    expect(
      services.sent
        .slice(1)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([invitedToday.email, lacking.email].toSorted())
    expect(services.sent[1]!.unsubscribe).toMatch(/\/api\/exhibitors\/[\w-]{43}\/stop-reminders$/)
  })
})
