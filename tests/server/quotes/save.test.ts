import { afterAll, expect, test } from 'vitest'
import type { Contact, FormPayload } from '../../../contract/client'
import { testApp } from '../rig/app'
import { begin, markBought, payFor, payload, sign } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const unknown = 'AAAAAAAAAAAAAAAAAAAAAA'

const patch = (id: string, body: FormPayload | object, headers: Record<string, string> = {}, cookie?: string) =>
  call('patchContact', { params: { id }, body, headers, cookie })
const open = async (id: string): Promise<Contact> => (await call('openContact', { params: { id } })).data.contact

test('answers are stored, finished or not, and answers that are not sent stay', async () => {
  const { id } = await begin(app, payload('coverage'))
  await patch(id, { step0: { event_name: 'Sample Spring Wedding' } })
  await patch(id, { step4: { customFields: { insured_first_name: 'Jordan' } } })
  const { customFields } = await open(id)
  expect(customFields).toMatchObject({
    event_name: 'Sample Spring Wedding',
    insured_first_name: 'Jordan',
    event_type: 'Wedding',
  })
})

test('an answer can be cleared', async () => {
  const { id } = await begin(app, payload('coverage', { event_name: 'Sample Spring Wedding' }))
  await patch(id, { step0: { event_name: null } })
  expect((await open(id)).customFields['event_name']).toBeNull()
})

test('a question that no longer applies keeps its answer for later', async () => {
  const { id } = await begin(app, payload('coverage', { setup_coverage: 'True', setup_dates: ['06/11/2027'] }))
  await patch(id, { step1: { setup_coverage: 'False' } })
  expect((await open(id)).customFields).toMatchObject({ setup_coverage: 'False', setup_dates: ['06/11/2027'] })
})

test('an empty list of days is sent as [null]', async () => {
  const { id } = await begin(app, payload('coverage', { setup_coverage: 'True', setup_dates: ['06/11/2027'] }))
  await patch(id, { step1: { setup_dates: [null] } })
  expect((await open(id)).customFields['setup_dates']).toBeNull()
})

test('additional insureds are stored as a whole, without empty entries', async () => {
  const { id } = await begin(app, payload('insured'))
  const entry = { ai_name: 'Sample Hall', ai_city: 'Austin', ai_state: 'TX', ai_zip: '78701' }
  await patch(id, { step4: { ai_data: [entry, { ai_name: null }] } })
  expect((await open(id)).ai_data).toEqual([entry])
})

test.each([
  ['a type that is not in the catalogue', { step0: { event_type: 'Volcano visit' } }, 'step0.event_type'],
  ['an invalid day', { step0: { event_start_date: '02/30/2027' } }, 'step0.event_start_date'],
  ['the same day twice', { step1: { setup_dates: ['06/11/2027', '06/11/2027'] } }, 'step1.setup_dates'],
  [
    'a limit that is not sold',
    { step2: { customFields: { medical_payments_limit: '$7' } } },
    'step2.medical_payments_limit',
  ],
  ['an incomplete email address', { step4: { customFields: { insured_email: 'ana@' } } }, 'step4.insured_email'],
  ['a card number as a name', { step0: { event_name: 'Pay 4242 4242 4242 4242' } }, 'step0.event_name'],
  [
    'a ZIP code of an additional insured',
    { step4: { ai_data: [{ ai_name: 'A', ai_zip: '1' }] } },
    'step4.ai_data.0.ai_zip',
  ],
])('%s is named, and that save stores nothing', async (_, body, path) => {
  const { id, version } = await begin(app, payload('coverage'))
  const { statusCode, data } = await patch(id, { ...body, step5: { customFields: { event_city: 'Austin' } } })
  expect(statusCode).toBe(422)
  expect(Object.keys(data.errors)).toEqual([path])
  expect(await open(id)).toMatchObject({ version, customFields: { event_type: 'Wedding' } })
  expect((await open(id)).customFields['event_city']).toBeNull()
})

test('prices, statuses, numbers and owners of a client are ignored', async () => {
  const body = payload()
  const honest = await begin(app, body)
  const { id } = await begin(app, {})
  await patch(id, {
    ...body,
    pricing_detail: { amount_due: 1, premium: 1, quote_status: 'purchased' },
    saveFromAdmin: true,
  })
  const result = await open(id)
  expect(result.price).toEqual(honest.price)
  expect(result.price!.pricing_detail.amount_due).toBeGreaterThan(50)
  expect(result.recordOwner).toBeNull()
  for (const [where, field] of [
    ['step0', 'quote_status'],
    ['step0', 'amount_due'],
    ['step1', 'premium'],
  ] as const) {
    const { statusCode } = await patch(id, { [where]: { [field]: 'purchased' } })
    expect(statusCode, field).toBe(400)
  }
  expect((await open(id)).customFields.quote_status).toBe('quoted')
})

test('staff who save a quote as theirs become its owner; a later save by others does not change that', async () => {
  const { id } = await begin(app, {})
  const rep = await app.staff('rep')
  await patch(id, payload('eventDetails'), {}, rep)
  expect((await open(id)).recordOwner).toBeNull()
  await patch(id, { ...payload('coverage'), saveFromAdmin: true }, {}, rep)
  expect((await open(id)).recordOwner).toBe('rep@example.com')
  await patch(id, { ...payload('underwriting'), saveFromAdmin: true }, {}, await app.staff('admin'))
  expect((await open(id)).recordOwner).toBe('rep@example.com')
})

test('a save over an outdated version is refused', async () => {
  const { id, version } = await begin(app, payload('eventDetails'))
  const [first, second] = await Promise.all([
    patch(id, { step0: { event_name: 'One' } }, { 'if-match': `"${version}"` }),
    patch(id, { step0: { event_name: 'Two' } }, { 'if-match': String(version) }),
  ])
  expect([first.statusCode, second.statusCode].sort()).toEqual([200, 412])
  const stored = first.statusCode === 200 ? 'One' : 'Two'
  expect(await open(id)).toMatchObject({ version: version + 1, customFields: { event_name: stored } })
})

test('saving unchanged answers changes only the expiration', async () => {
  const { id, version } = await begin(app, payload())
  services.clock.pass(60_000)
  const { data } = await patch(id, payload())
  expect(data.contact.version).toBe(version)
  expect(new Date(data.contact.edited)).toEqual(services.now())
  const audits = services.db.q.selectFrom('audit').selectAll().where('entity_id', '=', id)
  expect((await audits.orderBy('id').execute()).map(({ action }) => action)).toEqual(['quote.begun', 'quote.saved'])
})

test('every change is audited with its caller and both values', async () => {
  const { id } = await begin(app, payload('coverage'))
  await patch(id, { step0: { event_name: 'Sample Gala' } }, {}, await app.staff('rep'))
  const audits = services.db.q.selectFrom('audit').selectAll().where('entity_id', '=', id).orderBy('id', 'desc')
  expect(await audits.executeTakeFirst()).toMatchObject({
    actor: 'rep@example.com',
    entity: 'contact',
    action: 'quote.saved',
    before: { quote_status: 'draft', answers: { event_name: null } },
    after: { quote_status: 'draft', answers: { event_name: 'Sample Gala' } },
  })
})

test('a purchased quote cannot be saved', async () => {
  const contact = await begin(app, payload())
  await markBought(app, contact)
  for (const cookie of [undefined, await app.staff('admin')]) {
    const { statusCode, data } = await patch(contact.id, { step0: { event_name: 'Other' } }, {}, cookie)
    expect([statusCode, data.type]).toEqual([409, 'urn:marquee:problem:already-bought'])
  }
  const terms = await call('signTerms', { params: { id: contact.id }, body: sign })
  expect(terms.statusCode).toBe(409)
})

test('answers cannot change while a payment is in progress, and the refused save leaves nothing behind', async () => {
  const { id } = await begin(app, payload())
  await payFor(app, { id })
  const stored = async () => ({
    contact: await services.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst(),
    audit: await services.db.q.selectFrom('audit').select(['action', 'after']).where('contact_id', '=', id).execute(),
  })
  const before = await stored()
  const { statusCode, data } = await patch(id, { step0: { number_attendees: 10 } })
  expect(statusCode).toBe(409)
  expect(data.type).toBe('urn:marquee:problem:payment-in-progress')
  expect(await stored()).toEqual(before)
  expect((await patch(id, payload())).statusCode).toBe(200)
  await services.db.q.updateTable('payment').set({ state: 'declined' }).where('contact_id', '=', id).execute()
  expect((await patch(id, { step0: { number_attendees: 10 } })).statusCode).toBe(200)
})

test('an unknown quote cannot be saved', async () => {
  expect((await patch(unknown, {})).statusCode).toBe(404)
})
