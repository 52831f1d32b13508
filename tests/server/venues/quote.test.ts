import { afterAll, describe, expect, test } from 'vitest'
import type { components } from '../../../contract/schema.gen'
import { type SheetAnswers, sheetOf } from '../../../domain/venues/form'
import { addVenue } from '../../../server/venues/sheets'
import { testApp } from '../rig/app'
import { headersOfCallers } from '../rig/callers'
import { begin, markBought, payload } from '../rig/quotes'
import { sampleSheet } from '../rig/venues'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { db } = services
type Line = components['schemas']['VenueLine']

/** The code of a published venue with these requirements. */
async function venueWith(changed: Partial<SheetAnswers>): Promise<string> {
  const sheet = sheetOf({ ...sampleSheet, ...changed })
  const id = await addVenue(services, { sheet, author: 'rep@example.com', at: services.now() })
  const published = db.q.updateTable('venue').set({ published_sheet: 1 }).where('id', '=', id).returning('code')
  return (await published.executeTakeFirstOrThrow()).code
}
const choose = (id: string, code: string | null) => call('chooseVenue', { params: { id }, body: { code } })
const keysOf = (lines: readonly Line[], state: Line['state']) =>
  lines.filter((line) => line.state === state).map(({ key }) => key)

describe('the venue of a quote', () => {
  test('is chosen by its code, and its name, address and recipient fill the answers', async () => {
    const { id } = await begin(app)
    const { data } = await choose(id, (await venueWith({})).toLowerCase())
    expect(data.venue).toMatchObject({ known_as: 'Meadow Barn', verified: false })
    expect(data.fill).toEqual({
      event_location_name: 'Sample Meadow Barn LLC',
      event_address_1: '400 Example Lane',
      event_address_2: null,
      event_zip: '78701',
      event_city: 'Austin',
      event_email: 'events@meadow.example.com',
      event_location_ai: 'True',
    })
  })

  test('meets the lines that the directory’s answers meet at once, and still does when they are saved', async () => {
    const { id } = await begin(app, payload('location', { alcohol_event: 'False' }))
    const { data } = await choose(id, await venueWith({}))
    expect(keysOf(data.lines, 'notMet')).toEqual([])
    const before = (await call('getQuoteVenue', { params: { id } })).data.lines
    expect(keysOf(before, 'notMet')).toContain('name')
    const saved = payload('location', { alcohol_event: 'False', certificate_holder: null, ...data.fill })
    expect((await call('patchContact', { params: { id }, body: saved })).statusCode).toBe(200)
    const after = (await call('getQuoteVenue', { params: { id } })).data.lines
    expect([keysOf(after, 'notMet'), keysOf(after, 'cannotBeMet')]).toEqual([[], []])
  })

  test('prices a change as a save of it does', async () => {
    const contact = await begin(app)
    const { id } = contact
    const { data } = await choose(id, await venueWith({ waiver_of_subrogation: 'True', each_occurrence: 2_000_000 }))
    for (const key of ['limits', 'waiver'] as const) {
      const { change, cost } = data.lines.find((line: Line) => line.key === key)
      const other = await begin(app, payload('location', change))
      const difference = other.customFields.amount_due! - contact.customFields.amount_due!
      expect(difference).toBeGreaterThan(0)
      expect([key, cost]).toEqual([key, expect.closeTo(difference, 2)])
    }
  })

  test('needs an underwriter for a change that refers the quote', async () => {
    const { id } = await begin(app)
    const { data } = await choose(id, await venueWith({ rented_premises: 1_000_000 }))
    expect(data.lines.find(({ key }: Line) => key === 'rentedPremises')).toMatchObject({
      state: 'notMet',
      cost: 'review',
    })
  })

  test('is not offered while no venue has published its requirements', async () => {
    const { id } = await begin(app)
    await venueWith({})
    const listed = async () => (await call('getQuoteVenue', { params: { id } })).data.has_directory
    expect(await listed()).toBe(true)
    const published = await db.q.selectFrom('venue').select(['id', 'published_sheet']).execute()
    await db.q.updateTable('venue').set({ published_sheet: null }).execute()
    expect(await listed()).toBe(false)
    for (const { id: venue, published_sheet } of published)
      await db.q.updateTable('venue').set({ published_sheet }).where('id', '=', venue).execute()
  })

  test('can be taken away, and is not one that is unknown or not published', async () => {
    const { id } = await begin(app)
    const code = await venueWith({})
    await choose(id, code)
    expect((await choose(id, null)).data).toEqual({
      asker: 'venue',
      has_directory: true,
      organizer_pays: false,
      venue: null,
      fill: {},
      lines: [],
    })
    await db.q.updateTable('venue').set({ published_sheet: null }).where('code', '=', code).execute()
    for (const wrong of [code, 'NOSUCH']) {
      const { statusCode, data } = await choose(id, wrong)
      expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['code']])
    }
  })

  test('stays when the quote is bought', async () => {
    const contact = await begin(app)
    await choose(contact.id, await venueWith({}))
    await markBought(app, contact)
    expect((await choose(contact.id, null)).statusCode).toBe(409)
  })
})

describe('the venue of a policy', () => {
  test('is compared with the insured answers, with the price of a change of the policy', async () => {
    const contact = await begin(app)
    await choose(contact.id, await venueWith({ waiver_of_subrogation: 'True' }))
    await markBought(app, contact)
    const { policyLink } = await headersOfCallers(app, contact.id, (await begin(app)).id)
    const params = { id: contact.id }
    const { data } = await call('getPolicyVenue', { params, headers: policyLink })
    const line: Line = data.lines.find(({ key }: Line) => key === 'waiver')
    const body = { step4: { ai_data: (line.change as { ai_data: object[] }).ai_data } }
    const change = await call('makeAChange', { params, headers: policyLink, body: body as never })
    expect(line.cost).toBeGreaterThan(0)
    expect(line.cost).toBe(change.data.difference)
  })

  test('is nothing for a policy without one', async () => {
    const contact = await begin(app)
    await markBought(app, contact)
    const cookie = await app.staff('rep')
    expect((await call('getPolicyVenue', { params: { id: contact.id }, cookie })).data).toMatchObject({
      venue: null,
      fill: {},
      lines: [],
    })
  })
})
