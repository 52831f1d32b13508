import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sheetOf } from '../../../domain/venues/form'
import { addVenue } from '../../../server/venues/sheets'
import { testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { sampleSheet } from '../rig/venues'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { db, sent, clock } = services
const cookie = await app.staff('rep')

beforeEach(async () => {
  sent.length = 0
  for (const table of ['venue_invitation', 'venue_recipient', 'venue_sheet', 'venue', 'job', 'audit'] as const)
    await db.q.deleteFrom(table).execute()
})

const added = () => addVenue(services, { sheet: sheetOf(sampleSheet), author: 'rep@example.com', at: services.now() })
const invite = (venue: string, email = 'jordan@example.com') =>
  call('inviteVenue', { cookie, params: { venue }, body: { name: 'Jordan Sample', email } })

/** The token of the link that a venue is mailed. */
async function mailedToken(venue: string): Promise<string> {
  await invite(venue)
  await runDueJobs(services)
  return /\/quote\/venue\/([\w-]{43})/.exec(sent.at(-1)!.text)![1]!
}
const opened = (token: string) => call('getVenueSheet', { params: { token } })
const described = (token: string, changed: object = {}) =>
  call('putVenueSheet', { params: { token }, body: { ...sampleSheet, ...changed } })

describe('an invitation', () => {
  test('mails the link once to the address, and staff see that it is open', async () => {
    const id = await added()
    await mailedToken(id)
    expect(sent.map(({ to }) => to)).toEqual(['jordan@example.com'])
    expect(sent[0]!.text).toContain('Dear Jordan Sample')
    const { data } = await call('getVenue', { cookie, params: { venue: id } })
    expect(data.invitations).toMatchObject([{ name: 'Jordan Sample', email: 'jordan@example.com' }])
  })

  test('to an invalid address is refused, beside its field', async () => {
    const { statusCode, data } = await invite(await added(), 'nobody')
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['email']])
  })

  test('is stored for staff without its link', async () => {
    const token = await mailedToken(await added())
    const { content_key } = await db.q
      .selectFrom('mail_log')
      .select('content_key')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const stored = String(await services.files.get(content_key!))
    expect(stored).toContain('/quote/venue/…')
    expect(stored).not.toContain(token)
  })

  test('leaves no token in the database', async () => {
    const token = await mailedToken(await added())
    for (const table of ['venue_invitation', 'job', 'audit'] as const)
      expect(JSON.stringify(await db.q.selectFrom(table).selectAll().execute())).not.toContain(token)
  })
})

describe('the mailed link', () => {
  test('makes no new version of a list without a change, which stays verified', async () => {
    const id = await added()
    await call('verifyVenue', { cookie, params: { venue: id } })
    const token = await mailedToken(id)
    const { data } = await opened(token)
    const headers = { 'if-match': `"${data.version}"` }
    const again = await call('putVenueSheet', { params: { token }, headers, body: data.sheet })
    expect([again.statusCode, again.data]).toEqual([200, data])
    expect(again.data.verified).toBe(true)
  })

  test('opens the sheet, and a new version of it is published and has to be verified again', async () => {
    const id = await added()
    await call('verifyVenue', { cookie, params: { venue: id } })
    const token = await mailedToken(id)
    expect((await opened(token)).data).toMatchObject({ verified: true, sheet: sampleSheet })
    const { data } = await described(token, { legal_name: 'Sample Meadow Barn Inc.', send_to: 'desk@example.com' })
    expect(data).toMatchObject({
      verified: false,
      sheet: { legal_name: 'Sample Meadow Barn Inc.', send_to: 'desk@example.com' },
    })
    const { data: venue } = await call('getVenue', { cookie, params: { venue: id } })
    expect(venue.row.status).toBe('published')
    expect(venue.versions.map(({ number, author }: { number: number; author: string }) => [number, author])).toEqual([
      [2, 'venue'],
      [1, 'rep@example.com'],
    ])
  })

  test('names each answer that is not valid, and stores nothing', async () => {
    const token = await mailedToken(await added())
    const { statusCode, data } = await described(token, { zip: '7', legal_name: null, due_days: 91 })
    expect([statusCode, Object.keys(data.errors).toSorted()]).toEqual([422, ['due_days', 'legal_name', 'zip']])
    expect((await opened(token)).data.sheet).toEqual(sampleSheet)
  })

  test('stores no card number', async () => {
    const token = await mailedToken(await added())
    expect(Object.keys((await described(token, { other_words: 'Pay with 4242 4242 4242 4242' })).data.errors)).toEqual([
      'other_words',
    ])
  })

  test('refuses a change of an older version', async () => {
    const token = await mailedToken(await added())
    await described(token)
    const late = { params: { token }, headers: { 'if-match': '1' }, body: sampleSheet }
    expect((await call('putVenueSheet', late)).statusCode).toBe(412)
  })

  test('opens nothing after 180 days, with a changed letter, or once the venue is merged', async () => {
    const id = await added()
    const token = await mailedToken(id)
    expect((await opened(`${token.slice(0, -2)}${token.endsWith('A') ? 'BB' : 'AA'}`)).statusCode).toBe(404)
    const { instant } = clock
    clock.pass(181 * 24 * 60 * 60_000)
    expect((await opened(token)).statusCode).toBe(404)
    clock.instant = instant
    expect((await opened(token)).statusCode).toBe(200)
    const other = await addVenue(services, {
      sheet: sheetOf({ ...sampleSheet, legal_name: 'Sample Hall LLC' }),
      author: 'rep@example.com',
      at: services.now(),
    })
    const { code } = await db.q.selectFrom('venue').select('code').where('id', '=', other).executeTakeFirstOrThrow()
    await call('mergeVenue', { cookie, params: { venue: id }, body: { into: code } })
    expect((await opened(token)).statusCode).toBe(404)
  })

  test('can be guessed at 30 times a minute only', async () => {
    const strict = await testApp({ services: { db }, env: { CERTIFICATE_RATE_LIMIT: '2' } })
    // on PostgreSQL the calls of earlier tests count too
    await db.q.deleteFrom('rate_limit').execute()
    const guess = () => strict.call('getVenueSheet', { params: { token: 'A'.repeat(43) } })
    expect([await guess(), await guess(), await guess()].map(({ statusCode }) => statusCode)).toEqual([404, 404, 429])
    const search = () => strict.call('findVenues', { query: { search: 'hall' } })
    expect([await search(), await search(), await search()].map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 429,
    ])
  })
})
