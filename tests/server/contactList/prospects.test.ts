import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { begin, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const cookie = await app.staff('rep')
const add = (body: object, spelling: 'addPropspect' | 'addProspect' = 'addPropspect') =>
  call(spelling, { body, cookie })

test('adds a contact with its name once, under either spelling of the path', async () => {
  const { id } = await begin(app, payload('location', { insured_email: 'Ana@Example.com' }))
  const { statusCode, data } = await add({ id, note: 'Asked about 2028' })
  expect(statusCode).toBe(200)
  expect(data).toMatchObject({
    email: 'ana@example.com',
    note: 'Asked about 2028',
    actor: 'rep@example.com',
    is_new: true,
  })
  expect(data.name).not.toBeNull()
  const again = await add({ id }, 'addProspect')
  expect(again.data).toEqual({ ...data, is_new: false })
  const traces = await services.db.q
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'prospect.added')
    .orderBy('id')
    .execute()
  expect(traces).toMatchObject([{ contact_id: id, actor: 'rep@example.com', after: { email: 'ana@example.com' } }])
})

test('adds any email address', async () => {
  const { data } = await add({ email: ' New@Example.com ', name: 'Sam Sample', phone: '512-555-0101' })
  expect(data).toMatchObject({ email: 'new@example.com', name: 'Sam Sample', phone: '512-555-0101', is_new: true })
})

test('adds the producer where one buys for the insured', async () => {
  const { id } = await begin(
    app,
    payload('location', {
      insurance_producer: 'True',
      producer_email: 'agent@example.com',
      producer_agency_name: 'Sample Agency',
    }),
  )
  expect((await add({ id })).data).toMatchObject({ email: 'agent@example.com', name: 'Sample Agency' })
})

test('two concurrent calls add one prospect', async () => {
  const all = await Promise.all([add({ email: 'twice@example.com' }), add({ email: 'twice@example.com' })])
  expect(all.map(({ data }) => data.is_new).toSorted()).toEqual([false, true])
})

test('requires an address', async () => {
  const { id } = await begin(app, payload('eventDetails'))
  expect((await add({ id })).data.errors).toEqual({ email: 'This contact has no email address yet' })
  expect((await add({})).data.errors).toHaveProperty('email')
  expect((await add({ email: 'a@example.com', note: '4242424242424242' })).data.errors).toHaveProperty('note')
  expect((await add({ id: 'AAAAAAAAAAAAAAAAAAAAAA' })).statusCode).toBe(404)
  expect(
    (await call('addProspect', { body: { email: 'a@example.com' }, cookie: await app.staff('underwriter') }))
      .statusCode,
  ).toBe(403)
})
