import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Role, testApp } from '../rig/app'
import { begin } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { clock } = services
const start = clock.instant
beforeEach(() => {
  clock.instant = start
})
const send = async (id: string, as: Role) => call('sayPresence', { params: { id }, cookie: await app.staff(as) })
const others = async (id: string, as: Role) =>
  (await send(id, as)).data.others.map(({ email }: { email: string }) => email)

test('lists the other members of staff on a contact since when, without the caller', async () => {
  const { id, version } = await begin(app)
  expect((await send(id, 'rep')).data).toEqual({ others: [], version, changed_by: 'customer' })
  clock.pass(30_000)
  const [rep] = (await send(id, 'admin')).data.others
  expect(rep).toEqual({ name: 'Sample rep', email: 'rep@example.com', since: start.toISOString() })
  expect(await others(id, 'rep')).toEqual(['admin@example.com'])
  expect(await others((await begin(app)).id, 'underwriter')).toEqual([])
})

test('a member of staff disappears after ninety seconds without a report, and can start again', async () => {
  const { id } = await begin(app)
  await send(id, 'rep')
  clock.pass(90_000)
  expect(await others(id, 'admin')).toEqual(['rep@example.com'])
  clock.pass(1)
  expect(await others(id, 'admin')).toEqual([])
  clock.pass(1000)
  await send(id, 'rep')
  const [rep] = (await send(id, 'admin')).data.others
  expect(rep.since).toBe(clock.now().toISOString())
})

test('returns the current version; an unknown contact is not found', async () => {
  const { id, version } = await begin(app)
  await call('updateRecord', { params: { id }, body: { notes: 'x' }, cookie: await app.staff('rep') })
  expect((await send(id, 'rep')).data.version).toBe(version + 1)
  expect((await send('AAAAAAAAAAAAAAAAAAAAAA', 'rep')).statusCode).toBe(404)
})
