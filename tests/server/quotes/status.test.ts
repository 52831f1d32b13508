import { afterAll, expect, test } from 'vitest'
import type { Contact, QuoteStatus } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { testApp } from '../rig/app'
import { begin, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const day = 86_400_000

const open = async (id: string): Promise<Contact> => (await call('openContact', { params: { id } })).data.contact
const patch = async (id: string, body: object): Promise<Contact> =>
  (await call('patchContact', { params: { id }, body })).data.contact
const statusOf = async (id: string) => (await open(id)).customFields.quote_status
const set = (id: string, quote_status: QuoteStatus, declined_by: 'staff' | null = null) =>
  services.db.q.updateTable('contact').set({ quote_status, declined_by }).where('id', '=', id).execute()

const drone: Partial<Answers> = { using_drone_at_event: 'True' }

test('a quote is a draft until every deciding answer is given, then quoted, and a draft again if one is removed', async () => {
  const { id, customFields } = await begin(app, payload('coverage'))
  expect(customFields.quote_status).toBe('draft')
  expect((await patch(id, payload('underwriting'))).customFields.quote_status).toBe('quoted')
  expect((await patch(id, { step2: { customFields: { using_drone_at_event: null } } })).customFields.quote_status).toBe(
    'draft',
  )
})

test('the price is stored as soon as it can be computed, and removed when it cannot', async () => {
  const { id, price } = await begin(app, payload('coverage'))
  const recalculated = await call('recalculate', { body: payload('coverage') })
  expect(price).toEqual(recalculated.data)
  expect((await open(id)).customFields.amount_due).toBe(recalculated.data.pricing_detail.amount_due)
  const without = await patch(id, { step0: { number_attendees: 0 } })
  expect(without.price).toBeNull()
  expect(without.customFields.amount_due).toBeNull()
})

test('an answer that refers or declines does so at once with its reasons, and correcting it reverses that', async () => {
  const { id, customFields, price } = await begin(app, payload('underwriting', drone))
  expect(customFields.quote_status).toBe('referred')
  expect(customFields.referral_decline_reasons).toContainEqual(
    expect.objectContaining({ code: 'using_drone_at_event', decision: 'refer', field: 'using_drone_at_event' }),
  )
  expect(price).toBeNull()
  const mended = await patch(id, payload('underwriting'))
  expect(mended.customFields).toMatchObject({ quote_status: 'quoted', referral_decline_reasons: [] })
  const declined = await patch(id, { step0: { event_type: 'Haunted House' } })
  expect(declined.customFields.quote_status).toBe('declined')
})

test('an approval survives changes of name and address, and ends with another answer about the event', async () => {
  const { id } = await begin(app, payload('underwriting', drone))
  await set(id, 'approved')
  const named = await patch(id, payload('location', drone))
  expect(named.customFields.quote_status).toBe('approved')
  const larger = await patch(id, { step0: { number_attendees: 900 } })
  expect(larger.customFields.quote_status).toBe('referred')
})

test('a staff decline stays, whatever is answered and however long it lasts', async () => {
  const { id } = await begin(app, payload('underwriting', drone))
  await set(id, 'declined', 'staff')
  const saved = await patch(id, payload('underwriting'))
  expect(saved.customFields).toMatchObject({ quote_status: 'declined', using_drone_at_event: 'False' })
  const { instant } = services.clock
  services.clock.pass(61 * day)
  expect(await statusOf(id)).toBe('declined')
  services.clock.instant = instant
})

test.each(['awaitingPayment', 'cancelled'] as const)(
  'a quote that is %s refuses answers and says why',
  async (status) => {
    const { id } = await begin(app, payload())
    await set(id, status)
    const { statusCode, data } = await call('patchContact', {
      params: { id },
      body: { step0: { event_name: 'Other' } },
    })
    expect(statusCode).toBe(409)
    expect(data.message).toMatch(status === 'cancelled' ? /cancelled/ : /waiting for its payment/)
  },
)

test('a quote expires 60 days after its last save, and saving reprices it', async () => {
  const { id } = await begin(app, payload())
  services.clock.pass(59 * day)
  await patch(id, payload())
  services.clock.pass(60 * day - 1)
  expect(await statusOf(id)).toBe('quoted')
  services.clock.pass(1)
  expect(await statusOf(id)).toBe('expired')
  const saved = await patch(id, payload())
  expect(saved.customFields.quote_status).toBe('quoted')
  expect(await statusOf(id)).toBe('quoted')
})

test('a quote expires when the event’s first day is over in New York', async () => {
  services.clock.instant = new Date('2027-06-01T12:00:00Z')
  const { id } = await begin(app, payload())
  services.clock.instant = new Date('2027-06-13T03:59:59Z')
  expect(await statusOf(id)).toBe('quoted')
  services.clock.instant = new Date('2027-06-13T04:00:00Z')
  expect(await statusOf(id)).toBe('expired')
})

test('a quote saved with a past day is a draft until the day is corrected', async () => {
  services.clock.instant = new Date('2027-08-01T12:00:00Z')
  const { id, customFields } = await begin(app, payload())
  expect(customFields.quote_status).toBe('draft')
  expect(await statusOf(id)).toBe('draft')
})
