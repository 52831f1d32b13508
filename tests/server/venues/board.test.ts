import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { VenueBoard } from '../../../contract/client'
import { sheetOf } from '../../../domain/venues/form'
import { makeVenueLink } from '../../../server/venues/invitations'
import { addVenue } from '../../../server/venues/sheets'
import { startTestServer, type TestServer } from '../policies/fixture'
import { begin, payload } from '../rig/quotes'
import { sampleSheet } from '../rig/venues'
import { newWord } from '../rig/words'

let testServer: TestServer
const start = new Date('2026-11-20T17:00:00Z')
beforeAll(async () => {
  testServer = await startTestServer({}, { CERTIFICATE_RATE_LIMIT: '10000' })
})
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
})

/** A venue that everyone's policy of the examples meets, or not. */
async function newVenue(sheet: object = {}) {
  const { services } = testServer
  const { db, now } = services
  const answers = { ...sampleSheet, legal_name: `Sample Hall ${newWord()}`, ...sheet }
  const id = await addVenue(services, { sheet: sheetOf(answers), author: 'rep@example.com', at: now() })
  const published = db.q.updateTable('venue').set({ published_sheet: 1 }).where('id', '=', id).returning('code')
  const { code } = await published.executeTakeFirstOrThrow()
  const link = await makeVenueLink(services, { venueId: id, name: null, email: 'hall@example.com' })
  return { id, code, token: link.split('/').at(-1)!, legalName: answers.legal_name }
}
type Venue = Awaited<ReturnType<typeof newVenue>>

const choose = (venue: Venue) => (id: string) =>
  testServer.call('chooseVenue', { params: { id }, body: { code: venue.code } })
const board = async ({ token }: Venue, query: Record<string, string> = {}): Promise<VenueBoard> =>
  (await testServer.call('listVenueEvents', { params: { token }, query })).data
const statuses = async (venue: Venue) => (await board(venue)).rows.map(({ status }) => status)

test('a policy that does not meet the requirements says which, and is in no other status', async () => {
  const venue = await newVenue()
  const policy = await testServer.buy({}, choose(venue))
  const { rows, total } = await board(venue)
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ status: 'unmet', insured: 'Jordan Sample', from: '06/12/2027', to: '06/12/2027' })
  expect(rows[0]!.unmet.length).toBeGreaterThan(0)
  const { data } = await testServer.call('getCertificate', { params: { code: rows[0]!.code! } })
  expect(data.policy_number).toBe(policy.policyNumber)
})

/** The answers of a quote that meets the sheet, as the wizard fills them in. */
async function fillOf(venue: Venue) {
  const { id } = await begin(testServer)
  const { data } = await choose(venue)(id)
  await testServer.services.db.q.deleteFrom('quote_venue').where('contact_id', '=', id).execute()
  return data.fill
}

const buyFor = async (venue: Venue) => testServer.buy(await fillOf(venue), choose(venue))

test('a policy that meets the requirements is not yet in force, then in force, then over', async () => {
  const venue = await newVenue()
  await buyFor(venue)
  expect((await board(venue)).rows).toMatchObject([{ status: 'notYet', unmet: [], unchecked: [] }])
  testServer.clock.instant = new Date('2027-05-12T17:00:00Z')
  expect(await statuses(venue)).toEqual(['notYet'])
  const link = await makeVenueLink(testServer.services, { venueId: venue.id, name: null, email: 'hall@example.com' })
  const later = { ...venue, token: link.split('/').at(-1)! }
  testServer.clock.instant = new Date('2027-06-12T17:00:00Z')
  expect(await statuses(later)).toEqual(['inForce'])
  testServer.clock.instant = new Date('2027-06-13T17:00:00Z')
  expect(await statuses(later)).toEqual([])
})

test('a canceled policy is canceled, whatever the requirements are', async () => {
  const venue = await newVenue()
  const policy = await testServer.buy({}, choose(venue))
  await testServer.submit(policy, { type: 'cancel', reason: 'The location burned down' })
  expect(await statuses(venue)).toEqual(['cancelled'])
})

test('a quote with a price is missing and names nobody; an unfinished one is not listed', async () => {
  const venue = await newVenue()
  const quote = await begin(testServer, payload('location', await fillOf(venue)))
  await choose(venue)(quote.id)
  const draft = await begin(testServer, payload('eventDetails'))
  await choose(venue)(draft.id)
  const { rows } = await board(venue)
  expect(rows).toEqual([
    {
      status: 'missing',
      from: '06/12/2027',
      to: '06/12/2027',
      event_type: 'Wedding',
      event_name: null,
      insured: null,
      code: null,
      unmet: [],
      unchecked: [],
    },
  ])
  // a second quote of the same customer, and then a policy, are one event
  await choose(venue)((await begin(testServer, payload('location', await fillOf(venue)))).id)
  expect(await statuses(venue)).toEqual(['missing'])
  await buyFor(venue)
  expect(await statuses(venue)).toEqual(['notYet'])
})

test('the events are searched, filtered by status and paged, and come by day', async () => {
  const venue = await newVenue()
  const fill = await fillOf(venue)
  const day = (event_start_date: string) => ({ event_start_date, event_end_date: event_start_date })
  await testServer.buy({ ...fill, ...day('07/10/2027'), event_name: 'Sample Gala' }, choose(venue))
  await testServer.buy({ ...fill, ...day('05/08/2027'), event_name: 'Sample Jubilee' }, choose(venue))
  const { rows, total } = await board(venue)
  expect([total, rows.map(({ event_name }) => event_name)]).toEqual([2, ['Sample Jubilee', 'Sample Gala']])
  expect((await board(venue, { search: 'GALA sample' })).rows.map(({ from }) => from)).toEqual(['07/10/2027'])
  const code = rows[0]!.code!
  expect((await board(venue, { search: code.replace('-', '') })).total).toBe(1)
  expect((await board(venue, { search: 'nothing' })).rows).toEqual([])
  expect((await board(venue, { status: 'missing' })).total).toBe(0)
  const second = await board(venue, { size: '1', page: '2' })
  expect([second.total, second.rows.map(({ from }) => from)]).toEqual([2, ['07/10/2027']])
})

test('a venue sees the events of those that were merged into it', async () => {
  const [venue, other] = [await newVenue(), await newVenue()]
  await testServer.buy({}, choose(other))
  expect(await statuses(venue)).toEqual([])
  await testServer.call('mergeVenue', {
    params: { venue: other.id },
    headers: { 'if-match': '"1"' },
    body: { into: venue.code },
    cookie: await testServer.staff('admin'),
  })
  expect(await statuses(venue)).toEqual(['unmet'])
})

test('a link that does not work opens no events', async () => {
  const { statusCode } = await testServer.call('listVenueEvents', { params: { token: 'x'.repeat(43) } })
  expect(statusCode).toBe(404)
})
