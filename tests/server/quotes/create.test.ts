import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { begin, markBought, newKey, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app

test('a new quote has a number, an unguessable id and a link that opens it again', async () => {
  const { data, statusCode } = await call('createContact', { headers: newKey(), body: {} })
  expect(statusCode).toBe(201)
  expect(data.contact.id).toMatch(/^[\w-]{22}$/)
  expect(data.contact.customFields).toMatchObject({
    quote_number: expect.stringMatching(/^Q-\d+$/),
    quote_status: 'draft',
  })
  expect(data.link).toBe(`http://localhost:3000/quote/?id=${data.contact.id}`)
  const opened = await call('openContact', { params: { id: data.contact.id } })
  expect(opened.data.contact.customFields.quote_number).toBe(data.contact.customFields.quote_number)
})

test('a key names one quote for any body, also in concurrent calls', async () => {
  const headers = newKey()
  const bodies = [payload('eventDetails'), {}, payload('coverage'), {}]
  const answers = await Promise.all(bodies.map((body) => call('createContact', { headers, body })))
  expect(new Set(answers.map(({ data }) => data.contact.id)).size).toBe(1)
  const wrong = await call('createContact', { headers, body: { step0: { event_type: 'No such event' } } })
  expect(wrong.data.contact.id).toBe(answers[0]!.data.contact.id)
})

test('the key itself is not stored', async () => {
  const headers = newKey()
  const { data } = await call('createContact', { headers, body: {} })
  const row = await services.db.q.selectFrom('contact').selectAll().where('id', '=', data.contact.id).executeTakeFirst()
  expect(JSON.stringify(row)).not.toContain(headers['idempotency-key'])
})

test('quote numbers are unique', async () => {
  const many = await Promise.all(Array.from({ length: 20 }, () => begin(app, {})))
  expect(new Set(many.map(({ customFields }) => customFields.quote_number)).size).toBe(20)
})

test('a quote started by staff has an owner, and one started by a customer has none', async () => {
  expect((await begin(app, {})).recordOwner).toBeNull()
  expect((await begin(app, {}, await app.staff('rep'))).recordOwner).toBe('rep@example.com')
})

test('a key whose quote was bought opens nothing', async () => {
  const headers = newKey()
  const { data } = await call('createContact', { headers, body: payload() })
  await markBought(app, data.contact)
  const again = await call('createContact', { headers, body: {} })
  expect(again.statusCode).toBe(409)
  expect(again.body).not.toContain('Sample')
})

test('an invalid answer starts no quote', async () => {
  const before = await call('findContacts', { cookie: await app.staff('admin') })
  const { statusCode, data } = await call('createContact', {
    headers: newKey(),
    body: { step0: { event_type: 'No such event' } },
  })
  expect(statusCode).toBe(422)
  expect(Object.keys(data.errors)).toEqual(['step0.event_type'])
  const after = await call('findContacts', { cookie: await app.staff('admin') })
  expect(after.data.total).toBe(before.data.total)
})
