import { afterAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { testApp } from '../rig/app'
import { begin, payload } from '../rig/quotes'

/* Staff who use a customer's page: their session goes with its calls. */

const app = await testApp()
afterAll(() => app.close())

const save = async (role: 'rep' | 'underwriter' | 'accountant', headers: Record<string, string> = {}) => {
  const { id } = await begin(app, payload('location'))
  const body = { step0: { event_name: 'Sample Gala' } }
  return app.call('patchContact', { params: { id }, body, headers, cookie: await app.staff(role) })
}

test('an accountant on a customer’s page reads why it cannot be saved, and where to sign out', async () => {
  const { statusCode, data } = await save('accountant')
  expect(statusCode).toBe(403)
  expect(data).toMatchObject({
    type: problemTypes.signedInAsStaff,
    message:
      'You are signed in as accountant@example.com, and your role (accountant) cannot work on quotes. Sign out on the staff pages to go on as a customer.',
  })
})

test('an accountant starts no quote there, and reads the same', async () => {
  const count = async () => (await app.services.db.q.selectFrom('contact').select('id').execute()).length
  const before = await count()
  const cookie = await app.staff('accountant')
  const headers = { 'idempotency-key': 'a-quote-of-an-accountant' }
  const { statusCode, data } = await app.call('createContact', { body: payload('eventDetails'), headers, cookie })
  expect([statusCode, data.type]).toEqual([403, problemTypes.signedInAsStaff])
  expect(await count()).toBe(before)
})

test('staff who may edit quotes save there too', async () => {
  expect((await save('rep')).statusCode).toBe(200)
  expect((await save('underwriter')).statusCode).toBe(200)
})

test('an accountant reads it before anything is typed: with the day, and with an opened quote', async () => {
  const refusal = (await save('accountant')).data.message
  const { id } = await begin(app, payload('location'))
  const seenBy = async (role: 'rep' | 'accountant', from: 'admin' | 'quote') => {
    const cookie = await app.staff(role)
    return (await app.call('openContact', { params: { id }, query: { from }, cookie })).data.read_only
  }
  const dayOf = async (role: 'rep' | 'accountant') =>
    (await app.call('currentDate', { cookie: await app.staff(role) })).data.read_only
  expect(await dayOf('accountant')).toBe(refusal)
  expect(await seenBy('accountant', 'quote')).toBe(refusal)
  expect(await seenBy('accountant', 'admin')).toBe('Your role (accountant) can read quotes, and cannot change them.')
  expect([await dayOf('rep'), await seenBy('rep', 'admin'), await seenBy('rep', 'quote')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect((await app.call('currentDate', {})).data).not.toHaveProperty('read_only')
})
