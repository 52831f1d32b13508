import { afterAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../../../server/operations/handler'
import { addAccount } from '../../../server/staff/accounts'
import { beginSession } from '../../../server/staff/sessions'
import { cheap, password, type Role, roles, testApp } from '../rig/app'
import { operation, operationIds } from '../rig/contract'
import { codeOf } from '../rig/factors'
import { takesEveryCard } from '../rig/gateway'
import { rightRequests } from '../rig/requests'
import { undone } from '../rig/undone'

/** Sessions whose role needs a second factor that is not there yet. */
const app = await testApp({
  services: { gateway: takesEveryCard },
  env: { PROGRAM_FILE: 'program.example.json', STAFF_SECOND_FACTOR: 'everyone' },
})
afterAll(() => app.close())
const { requests } = await rightRequests(app)
const { services, call } = app
const { db, now } = services

let count = 0
async function begun(role: Role, proof: 'password' | 'company' = 'password') {
  const email = `user.${++count}@example.com`
  const id = await addAccount(db, { name: 'Sam Sample', email, role, password, cost: cheap })
  return { email, cookie: `hcc_token=${await beginSession(db, id!, now(), { proof })}` }
}
const enrolling = await begun('admin')

/** All that such a session may use. */
const allowed: readonly OperationId[] = [
  'addPasskey',
  'beginAuthenticator',
  'beginPasskey',
  'confirmAuthenticator',
  'getSession',
  'listFactors',
  'makeRecoveryCodes',
  'removeFactor',
  'signOut',
]

test('the calls that a session without a required second factor may make are the expected ones', () => {
  expect(operationIds.filter((id) => operation(id).access.includes('identity.use')).sort()).toEqual(allowed)
})

const isOpen = (id: OperationId) => operation(id).access.includes('anyone')
const send = (id: OperationId, cookie: string) => {
  const { headers: { authorization: _, ...headers } = {}, ...request } = requests[id]
  return undone(db, () => call(id, { ...request, headers: { ...headers, cookie } }))
}

test.each(operationIds.filter((id) => !isOpen(id) && !allowed.includes(id)))(
  '%s is refused while a required second factor is missing',
  async (id) => {
    const { statusCode, data } = await send(id, enrolling.cookie)
    expect([statusCode, data.message]).toEqual([403, 'Your role needs a second factor. Sign in again to set one up.'])
  },
)

test('a call that anybody may make is answered as to the public', async () => {
  const { id } = requests.openContact.params as { id: string }
  const acting = { headers: { 'acting-as': 'staff' } }
  expect((await call('currentDate', { cookie: enrolling.cookie })).statusCode).toBe(200)
  expect((await call('openContact', { params: { id }, cookie: enrolling.cookie, ...acting })).statusCode).toBe(403)
})

describe('with a required second factor', () => {
  test('a sign-in says that it has to be set up, and everything is open once it is', async () => {
    const { email } = await begun('rep')
    const first = await call('signIn', { body: { email, password } })
    expect([first.statusCode, first.data.must_enroll]).toEqual([201, true])
    const cookie = String(first.headers['set-cookie']).split(';')[0]!
    expect((await call('getSession', { cookie })).data.must_enroll).toBe(true)
    expect((await call('listSessions', { cookie })).statusCode).toBe(403)
    const { secret } = (await call('beginAuthenticator', { body: { password }, cookie })).data
    const body = { code: await codeOf(secret, now()) }
    expect((await call('confirmAuthenticator', { body, cookie })).statusCode).toBe(200)
    expect((await call('getSession', { cookie })).data).not.toHaveProperty('must_enroll')
    expect((await call('listSessions', { cookie })).statusCode).toBe(200)
    // the last one stays
    const removal = { body: { password, factor: 'app' }, cookie }
    const { statusCode, data } = await call('removeFactor', removal)
    expect([statusCode, data.message]).toEqual([409, expect.stringContaining('Set up another one')])
    expect((await call('listFactors', { cookie })).data).toMatchObject({ is_required: true, recovery_codes: 10 })
  })

  test('a session of the company’s own sign-in needs none of ours', async () => {
    const { cookie } = await begun('admin', 'company')
    expect((await call('listSessions', { cookie })).statusCode).toBe(200)
  })

  test.each(roles)('that only administrators need, %s', async (role) => {
    const admins = await testApp({ services: { db, now }, env: { STAFF_SECOND_FACTOR: 'admins' } })
    const { cookie } = await begun(role)
    expect((await admins.call('listSessions', { cookie })).statusCode).toBe(role === 'admin' ? 403 : 200)
    await admins.app.close()
  })

  test('that is optional, nobody needs it', async () => {
    const optional = await testApp({ services: { db, now } })
    expect((await optional.call('listSessions', { cookie: enrolling.cookie })).statusCode).toBe(200)
    await optional.app.close()
  })
})
