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

test('staff who may edit quotes save there too', async () => {
  expect((await save('rep')).statusCode).toBe(200)
  expect((await save('underwriter')).statusCode).toBe(200)
})
