import { afterAll, expect, test } from 'vitest'
import { enter } from '../../../server/ledger/ledger'
import { fillListing } from '../../../server/quotes/listing'
import { testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { begin, markBought, payFor, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const cookie = await app.staff('rep')

const find = async (query: Record<string, string> = {}) => (await call('findContacts', { cookie, query })).data
const ids = async (query: Record<string, string>) => (await find(query)).rows.map(({ id }: { id: string }) => id)

const hall = {
  event_name: 'Sample 100% Gala_Night',
  insured_last_name: 'Łukasiewicz',
  insured_email: 'zoe@example.com',
}
const remove = async (id: string) => {
  await services.db.q.deleteFrom('policy').where('contact_id', '=', id).execute()
  await services.db.q.deleteFrom('contact').where('id', '=', id).execute()
}

const first = await begin(app, payload('location', { event_name: 'Sample Spring Wedding' }))
services.clock.pass(1000)
const second = await begin(app, payload('location', { ...hall, event_location_name: 'Riverside Example Hall' }))
services.clock.pass(1000)
const third = await begin(app, payload('underwriting', { using_drone_at_event: 'True' }))

test('lists the newest contact first, with its main details', async () => {
  const { rows, total, page, size } = await find()
  expect({ total, page, size }).toEqual({ total: 3, page: 1, size: 50 })
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([third.id, second.id, first.id])
  expect(rows[1]).toEqual({
    id: second.id,
    quote_number: second.customFields.quote_number,
    policy_number: null,
    quote_status: 'quoted',
    insured_name: 'Jordan Łukasiewicz',
    emailAddress: 'zoe@example.com',
    event_type: 'Wedding',
    event_name: hall.event_name,
    event_start_date: '06/12/2027',
    event_location_name: 'Riverside Example Hall',
    amount_due: second.customFields.amount_due,
    edited: second.edited,
    created: second.created,
    record_owner: null,
    event_location_state: 'TX',
    is_hcc: false,
    review_submitted: null,
    underwriter: null,
    reasons: 0,
  })
})

test.each([
  ['its number', second.customFields.quote_number],
  ['part of its number in another case', second.customFields.quote_number.toLowerCase().slice(0, -1), 3],
  ['the insured’s name in another case', 'ŁUKASIEWICZ'],
  ['an email address', 'zoe@example'],
  ['the event', 'gala'],
  ['the location', 'riverside'],
  ['words in any order', 'hall jordan gala'],
  ['a SQL wildcard', '100%'],
  ['another SQL wildcard', 'gala_night'],
])('finds a quote by %s', async (_, search, count = 1) => {
  const match = await ids({ search })
  expect(match).toContain(second.id)
  expect(match).toHaveLength(count)
})

test('finds a quote by a phone, however it is grouped, and by its numbers without dashes', async () => {
  const quote = await begin(app, payload('location', { insured_phone: '512-555-0177' }))
  const { id, customFields } = quote
  const policyNumber = await markBought(app, quote)
  const phones = ['512-555-0177', '(512) 555-0177', '5125550177', '+1 512 555 0177', '+15125550177', '1-512-555-0177']
  for (const search of phones) expect(await ids({ search }), search).toEqual([id])
  for (const search of [customFields.quote_number, customFields.quote_number.replaceAll('-', '').toLowerCase()])
    expect(await ids({ search }), search).toEqual([id])
  expect(await ids({ search: 'jordan 555-0177' })).toEqual([id])
  await fillListing(services.db)
  for (const search of [policyNumber, policyNumber.replaceAll('-', '')])
    expect(await ids({ search }), search).toEqual([id])
  await remove(id)
})

test('finds a quote by the city of the event and of the insured', async () => {
  const { id } = await begin(app, payload('location', { event_city: 'Marfa', insured_city: 'Fredericksburg' }))
  expect(await ids({ search: 'marfa' })).toEqual([id])
  expect(await ids({ search: 'fredericksburg' })).toEqual([id])
  await remove(id)
})

test('finds a contact by a receipt’s number and by the last four digits of the card', async () => {
  await payFor(app, first)
  await services.db.q
    .updateTable('payment')
    .set({ cc_last_digits: '0061' })
    .where('contact_id', '=', first.id)
    .execute()
  const receipt = await services.db.tx(() =>
    enter(services.db, {
      contactId: first.id,
      kind: 'salesReceipt',
      purpose: 'staff',
      chargedCents: 100,
      paidCents: 100,
      description: 'Sample',
      actor: 'rep@example.com',
    }),
  )
  for (const search of [receipt.number, receipt.number.toLowerCase().replace('-', ''), '0061', 'spring 0061'])
    expect(await ids({ search }), search).toEqual([first.id])
  for (const search of ['0062', 'R-999999', 'gala 0061']) expect(await ids({ search }), search).toEqual([])
  for (const table of ['payment', 'ledger'] as const)
    await services.db.q.deleteFrom(table).where('contact_id', '=', first.id).execute()
})

test('finds a quote without an insured by an address to which it was mailed, and by that of its review', async () => {
  await call('sendQuoteEmail', { body: { id: third.id, emails: 'mailed@example.com' } })
  await call('submitForReview', { params: { id: third.id }, body: { email: 'reviewed@example.com' } })
  await runDueJobs(services)
  for (const search of ['Mailed@example.com', 'reviewed@example.com'])
    expect(await ids({ search }), search).toEqual([third.id])
  expect(await ids({ search: 'nobody@example.com' })).toEqual([])
})

test.each(['Łukasiewicz', 'lukasiewicz', 'ŁUKASIEWICZ'])('ignores accents: %s', async (search) => {
  expect(await ids({ search })).toEqual([second.id])
})

test('ignores apostrophes of any shape', async () => {
  const { id } = await begin(app, payload('location', { event_location_name: 'O’Neill’s Café' }))
  for (const search of ['O’Neill', "o'neill", 'oneills cafe', 'O`Neill', 'o´neill'])
    expect(await ids({ search }), search).toEqual([id])
  await services.db.q.deleteFrom('contact').where('id', '=', id).execute()
})

test('counts every status, whatever the filter, and lists the owners', async () => {
  const { counts, total } = await find({ status: 'referred' })
  expect([counts, total]).toEqual([{ all: 3, quoted: 2, referred: 1 }, 1])
  expect((await find({ search: 'gala' })).counts).toEqual({ all: 1, quoted: 1 })
  expect((await find()).owners).toEqual([])
  const mine = services.db.q.updateTable('contact').where('id', '=', third.id)
  await mine.set({ record_owner: 'rep@example.com' }).execute()
  expect((await find()).owners).toEqual(['rep@example.com'])
  await mine.set({ record_owner: null }).execute()
})

test('refuses a reversed date range beside its end', async () => {
  const query = { event_from: '12/31/2027', event_to: '01/01/2027' }
  const { statusCode, data } = await call('findContacts', { cookie, query })
  expect([statusCode, data.errors]).toEqual([422, { event_to: '“To” cannot be before “Event from”' }])
})

test('finds nothing for unknown text, and takes SQL characters literally', async () => {
  for (const search of ['gala wedding-crasher', '%', '_', '\\', "'", 'ga%la']) {
    const match = await ids({ search })
    expect(match, search).toEqual(search === '%' || search === '_' ? [second.id] : [])
  }
})

test('finds one and two letters where a word begins', async () => {
  expect(await ids({ search: 'ga' })).toEqual([second.id])
  expect(await ids({ search: 'g h' })).toEqual([second.id])
  expect(await ids({ search: 'al' })).toEqual([])
})

test('filters by status', async () => {
  expect(await ids({ status: 'referred' })).toEqual([third.id])
  expect(await ids({ status: 'quoted', search: 'spring' })).toEqual([first.id])
  expect(await ids({ status: 'cancelled' })).toEqual([])
})

test('every quote appears once over all pages, and the page after the last is empty', async () => {
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => ids({ page, size: '1' })))
  expect(pages.flat().sort()).toEqual([first.id, second.id, third.id].sort())
  expect(pages[3]).toEqual([])
  expect((await find({ page: '4', size: '1' })).total).toBe(3)
})

test('finds a quote by its new values and not by the old ones', async () => {
  await call('patchContact', { params: { id: first.id }, body: { step0: { event_name: 'Sample Autumn Wedding' } } })
  expect(await ids({ search: 'autumn' })).toEqual([first.id])
  expect(await ids({ search: 'spring' })).toEqual([])
})
