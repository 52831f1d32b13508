import { afterAll, expect, test } from 'vitest'
import type { Contact } from '../../../contract/client'
import { testApp } from '../rig/app'
import { begin, markBought, payFor, payload, sign } from '../rig/quotes'

const app = await testApp({ env: { PROGRAM_FILE: 'program.example.json' } })
afterAll(() => app.close())
const { call, services } = app
// the last minutes of the year in New York, in one session
const [instant, nextYear] = [new Date('2027-01-01T04:55:00Z'), new Date('2027-01-01T05:05:00Z')]
services.clock.instant = instant
const cookie = await app.staff('underwriter')

const open = async (id: string): Promise<Contact> => (await call('openContact', { params: { id } })).data.contact
const compare = (id: string) => call('compareVersions', { params: { id }, cookie })
const move = (id: string, headers: Record<string, string> = {}) =>
  call('moveToToday', { params: { id }, headers, cookie })
const old = { is_old_policy: true, partner: 'example-venues' }
const festival = payload('location', { event_type: 'Art Festival', number_attendees: 100 })

test('compares a quote by its own version with today’s, with the moved lines', async () => {
  const { id, version, price } = await begin(app, { ...festival, ...old }, cookie)
  services.clock.instant = nextYear
  const { data } = await compare(id)
  services.clock.instant = instant
  expect(data.own).toEqual({
    hcc_pricing_version: 9,
    is_old_policy: true,
    rating_plan: '2026-11-28',
    outcome: 'quote',
    reasons: [],
    price,
  })
  expect(data.today).toMatchObject({ is_old_policy: false, rating_plan: '2027-01-01', outcome: 'quote' })
  const due = ({ price }: { price: NonNullable<Contact['price']> }) => price.pricing_detail.amount_due
  expect(data.difference).toBe(Math.round((due(data.today) - due(data.own)) * 100) / 100)
  expect(data.moved).toContainEqual(
    expect.objectContaining({ field: 'general_liability_premium', from: 85, to: 220, because: [expect.any(String)] }),
  )
  expect(await open(id)).toMatchObject({ version, price })
})

test('there is no difference if one of them has no price, and its reasons are returned', async () => {
  const body = payload('location', { event_type: 'Concert - Country' })
  const { id } = await begin(app, { ...body, hcc_pricing_version: 5 }, cookie)
  const { data } = await compare(id)
  expect(data).toMatchObject({ own: { outcome: 'refer', price: null }, today: { outcome: 'quote' }, difference: null })
  expect(data.own.reasons).toContainEqual(expect.objectContaining({ field: 'event_type', decision: 'refer' }))
  expect(data.moved).toEqual([])
})

test('a move keeps and reprices the answers, and audits both versions', async () => {
  const before = await begin(app, { ...festival, ...old }, cookie)
  const { id, version } = before
  await call('signTerms', { params: { id }, body: sign })
  const { statusCode, data } = await move(id, { 'if-match': `"${version + 1}"` })
  expect(statusCode).toBe(200)
  const { contact } = data
  expect(contact.version).toBe(version + 2)
  expect(contact.price.pricing_detail.general_liability_premium).toBe(220)
  expect(contact.customFields).toMatchObject({ catalogue: 'ver9', is_hcc: 'True', event_type: 'Art Festival' })
  expect(contact.customFields.terms_signed).toBeNull()
  const audits = services.db.q.selectFrom('audit').selectAll().where('entity_id', '=', id).orderBy('id', 'desc')
  expect(await audits.executeTakeFirst()).toMatchObject({
    actor: 'underwriter@example.com',
    action: 'quote.movedToToday',
    before: { is_old_policy: true, amount_due: before.customFields.amount_due },
    after: { is_old_policy: false, amount_due: contact.customFields.amount_due },
  })
})

test('a move ends an approval, which was for the earlier version', async () => {
  const { id } = await begin(app, { ...festival, ...old }, cookie)
  await services.db.q.updateTable('contact').set({ quote_status: 'approved' }).where('id', '=', id).execute()
  expect((await compare(id)).data.own.price).toEqual((await open(id)).price)
  expect((await move(id)).data.contact.customFields.quote_status).toBe('quoted')
})

test('an outdated version of the quote is refused', async () => {
  const { id, version } = await begin(app, { ...festival, ...old }, cookie)
  expect((await move(id, { 'if-match': String(version + 1) })).statusCode).toBe(412)
  expect(await open(id)).toMatchObject({ version, customFields: { catalogue: 'old' } })
})

test('a quote of today’s version cannot be moved', async () => {
  const { id, version } = await begin(app, festival)
  expect((await compare(id)).data).toMatchObject({ difference: 0, moved: [] })
  expect((await move(id)).data.contact.version).toBe(version)
})

test('a purchased quote, or one being paid for, cannot be moved', async () => {
  const bought = await begin(app, { ...festival, ...old }, cookie)
  await markBought(app, bought)
  for (const { statusCode, data } of [await compare(bought.id), await move(bought.id)])
    expect([statusCode, data.type]).toEqual([409, 'urn:marquee:problem:already-bought'])
  const paying = await begin(app, { ...festival, ...old }, cookie)
  await payFor(app, paying)
  expect((await move(paying.id)).data.type).toBe('urn:marquee:problem:payment-in-progress')
  expect((await open(paying.id)).customFields.catalogue).toBe('old')
})

test('an unknown quote is not found', async () => {
  const unknown = 'AAAAAAAAAAAAAAAAAAAAAA'
  expect([(await compare(unknown)).statusCode, (await move(unknown)).statusCode]).toEqual([404, 404])
})
