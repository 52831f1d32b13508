import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { begin, markBought } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const cookie = await app.staff('rep')
await app.staff('admin')
const update = (id: string, body: object, version?: number) =>
  call('updateRecord', {
    params: { id },
    body,
    cookie,
    headers: version === undefined ? {} : { 'if-match': String(version) },
  })
const openAs = async (id: string, from: 'admin' | 'quote') =>
  (await call('openContact', { params: { id }, query: { from }, ...(from === 'admin' && { cookie }) })).data.contact

const record = {
  notes: 'Called twice.\nWants a second stage.',
  contract_number: 'C-77',
  broker_partnership_quote: 'True',
  record_owner: 'admin@example.com',
} as const

test('internal fields are stored, shown to staff only, and audited with old and new values', async () => {
  const { id, version } = await begin(app)
  const { statusCode, data } = await update(id, record, version)
  expect(statusCode).toBe(200)
  const { record_owner, ...fields } = record
  expect(data.contact).toMatchObject({ version: version + 1, recordOwner: record_owner, customFields: fields })
  expect((await openAs(id, 'admin')).customFields).toMatchObject(fields)
  const seen = (await openAs(id, 'quote')).customFields
  for (const name of Object.keys(fields)) expect(seen).not.toHaveProperty(name)
  const [trace] = await services.db.q
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'record.changed')
    .orderBy('id')
    .execute()
  expect(trace).toMatchObject({ contact_id: id, before: { notes: null }, after: { notes: record.notes } })
})

const itemsOf = async (id: string) =>
  (await call('openContact', { params: { id }, query: { from: 'admin' }, cookie })).data.work_items

test('a note is stored with its author and time, for staff only', async () => {
  const { id } = await begin(app)
  expect((await update(id, { note: 'Call about the tent.', task_day: '12/04/2026' })).statusCode).toBe(200)
  services.clock.pass(60_000)
  await update(id, { note: 'Called: no tent.', task_day: null })
  const { customFields } = await openAs(id, 'admin')
  expect(customFields.staff_notes).toEqual([
    { at: expect.any(String), author: 'rep@example.com', text: 'Call about the tent.', task_day: '12/04/2026' },
    { at: expect.any(String), author: 'rep@example.com', text: 'Called: no tent.', task_day: null },
  ])
  const [before, after] = customFields.staff_notes.map(({ at }: { at: string }) => Date.parse(at))
  expect(after - before).toBe(60_000)
  expect((await openAs(id, 'quote')).customFields).not.toHaveProperty('staff_notes')
})

test('each note with a day is a task of its author, and a contact has several', async () => {
  const { id } = await begin(app)
  await update(id, { note: 'Ask for the floor plan.', task_day: '12/11/2026' })
  await update(id, { note: 'Call about the tent.', task_day: '12/04/2026' })
  await update(id, { note: 'Called.' })
  const task = { kind: 'task', state: 'open', owner: 'rep@example.com', contact_id: id, is_overdue: false }
  expect(await itemsOf(id)).toMatchObject([
    { ...task, subject: 'Call about the tent.', due: '12/04/2026' },
    { ...task, subject: 'Ask for the floor plan.', due: '12/11/2026' },
  ])
  const { data } = await call('openContact', { params: { id } })
  expect(data).not.toHaveProperty('work_items')
})

test('a task needs a text, and a day from today on', async () => {
  const { id } = await begin(app)
  for (const task_day of ['11/19/2026', '02/30/2027'])
    expect((await update(id, { note: 'x', task_day })).statusCode).toBeGreaterThanOrEqual(400)
  expect((await update(id, { task_day: '12/04/2026' })).data.errors).toHaveProperty('note')
  expect((await openAs(id, 'admin')).customFields.staff_notes).toEqual([])
  expect(await itemsOf(id)).toEqual([])
  expect((await update(id, { note: 'Card 4242 4242 4242 4242' })).statusCode).toBe(422)
})

test('a missing field stays, null clears, and an unchanged record writes nothing', async () => {
  const { id } = await begin(app)
  await update(id, record)
  const { data } = await update(id, { notes: null })
  expect(data.contact.customFields).toMatchObject({ notes: null, contract_number: 'C-77' })
  expect((await update(id, { notes: '  ' })).data.contact.version).toBe(data.contact.version)
})

test('an outdated version is refused and overwrites nothing', async () => {
  const { id, version } = await begin(app)
  await update(id, { notes: 'First' }, version)
  expect((await update(id, { notes: 'Second' }, version)).statusCode).toBe(412)
  expect((await openAs(id, 'admin')).customFields.notes).toBe('First')
})

test('stores the record of a policy too', async () => {
  const contact = await begin(app)
  await markBought(app, contact)
  expect((await update(contact.id, { broker_partnership_quote: 'False' })).statusCode).toBe(200)
})

test('an owner needs an open account, and no text may contain a card number', async () => {
  const { id } = await begin(app)
  expect((await update(id, { record_owner: 'nobody@example.com' })).data.errors).toHaveProperty('record_owner')
  await services.db.q
    .updateTable('staff_user')
    .set({ disabled: new Date() })
    .where('email', '=', 'admin@example.com')
    .execute()
  expect((await update(id, { record_owner: 'admin@example.com' })).data.errors).toHaveProperty('record_owner')
  expect((await update(id, { record_owner: null })).data.contact.recordOwner).toBeNull()
  expect((await update(id, { notes: 'Card 4242 4242 4242 4242' })).data.errors).toHaveProperty('notes')
  expect((await update('AAAAAAAAAAAAAAAAAAAAAA', {})).statusCode).toBe(404)
})
