import { afterAll, describe, expect, test } from 'vitest'
import { addAccount } from '../../../server/staff/accounts'
import { emailOf, password, requestOf, roles, testApp } from '../rig/app'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
for (const role of roles) await app.staff(role)

const signIn = (email: string, pass = password) => call('signIn', { body: { email, password: pass } })
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0]!

describe.each(roles)('a %s', (role) => {
  test('signs in, is identified, and signs out', async () => {
    const answer = await signIn(emailOf(role))
    expect(answer.statusCode).toBe(201)
    expect(answer.data).toEqual({
      id: expect.any(String),
      name: `Sample ${role}`,
      email: emailOf(role),
      role,
      idle_minutes: 30,
    })
    const cookie = cookieOf(answer)
    expect((await call('getSession', { cookie })).data).toEqual(answer.data)
    const out = await call('signOut', { cookie })
    expect(out.statusCode).toBe(204)
    expect(out.headers['set-cookie']).toMatch(/hcc_token=;.*Max-Age=0/)
    expect((await call('getSession', { cookie })).statusCode).toBe(204)
  })
})

test('scripts cannot read the cookie, and other sites cannot send it', async () => {
  const ofSession = (headers: Record<string, unknown>) => [headers['set-cookie']].flat()[0]
  const { headers } = await signIn(emailOf('rep'))
  expect(ofSession(headers)).toMatch(/^hcc_token=/)
  expect(ofSession(headers)).toMatch(/HttpOnly/)
  expect(ofSession(headers)).toMatch(/SameSite=Strict/)
  expect(ofSession(headers)).not.toMatch(/Secure/)
  const secure = await testApp({ services: { db: services.db }, env: { BASE_URL: 'https://quotes.example.com' } })
  const answer = await secure.call('signIn', { body: { email: emailOf('rep'), password } })
  expect(ofSession(answer.headers)).toMatch(/^__Host-hcc_token=.*; Path=\/; .*Secure/)
  expect(ofSession(answer.headers)).not.toMatch(/Domain/)
  const cookie = cookieOf(answer)
  expect((await secure.call('getSession', { cookie })).statusCode).toBe(200)
  // a cookie that a sibling subdomain could have set
  expect((await secure.call('getSession', { cookie: cookie.replace('__Host-', '') })).statusCode).toBe(204)
  const out = await secure.call('signOut', { cookie })
  expect(out.headers['set-cookie']).toMatch(/^__Host-hcc_token=; Max-Age=0; Path=\/; .*Secure/)
  await secure.app.close()
})

describe('a changing call', () => {
  const baseUrl = 'https://quotes.example.com'
  const begun = async (headers: Record<string, string>) => {
    const secure = await testApp({ services: { db: services.db }, env: { BASE_URL: baseUrl } })
    const request = { body: { events: [] }, headers: { host: 'quotes.example.com', ...headers } }
    const { statusCode } = await secure.app.inject(requestOf('countEvents', request))
    await secure.app.close()
    return statusCode
  }

  test.each([
    { 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://example.net' },
    { origin: 'https://other.example.com' },
    { origin: 'null' },
    { origin: 'http://quotes.example.com.example.net' },
  ])('from another site’s page is refused: %j', async (headers) => {
    expect(await begun(headers)).toBe(403)
  })

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: baseUrl },
    { origin: baseUrl },
    // typed into the address bar, or sent by no browser at all
    { 'sec-fetch-site': 'none' },
    {},
  ])('from our page, or from a program, is accepted: %j', async (headers) => {
    expect(await begun(headers)).not.toBe(403)
  })
})

test('an address ignores case, and a password the composition of its characters', async () => {
  expect((await signIn('  REP@Example.com ')).statusCode).toBe(201)
  await addAccount(services.db, {
    name: 'B',
    email: 'b@example.com',
    role: 'rep',
    password: 'caf\u00e9 caf\u00e9 caf\u00e9',
  })
  expect((await signIn('b@example.com', 'cafe\u0301 cafe\u0301 cafe\u0301')).statusCode).toBe(201)
})

test('an unknown address and a wrong password get the same response', async () => {
  const [unknown, wrong] = [await signIn('nobody@example.com'), await signIn(emailOf('rep'), `${password}!`)]
  expect(unknown.statusCode).toBe(401)
  expect(unknown.body).toBe(wrong.body)
  expect(unknown.headers['set-cookie']).toBeUndefined()
})

test('a session ends after a working day', async () => {
  const cookie = cookieOf(await signIn(emailOf('rep')))
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    services.clock.pass(20 * 60_000)
    expect((await call('getSession', { cookie })).statusCode).toBe(200)
  }
  services.clock.pass(20 * 60_000 - 1)
  expect((await call('getSession', { cookie })).statusCode).toBe(200)
  services.clock.pass(1)
  expect((await call('getSession', { cookie })).statusCode).toBe(204)
})

test('the database contains neither a password nor a session token', async () => {
  const cookie = cookieOf(await signIn(emailOf('rep')))
  const rows = [
    await services.db.q.selectFrom('staff_user').selectAll().execute(),
    await services.db.q.selectFrom('staff_session').selectAll().execute(),
    await services.db.q.selectFrom('audit').selectAll().orderBy('id').execute(),
  ]
  const text = JSON.stringify(rows)
  expect(text).not.toContain(password)
  expect(text).not.toContain(cookie.split('=')[1])
})

test('signing in and out is audited', async () => {
  await call('signOut', { cookie: cookieOf(await signIn(emailOf('underwriter'))) })
  const audits = services.db.q.selectFrom('audit').select(['actor', 'action']).orderBy('id', 'desc').limit(2)
  expect(await audits.execute()).toEqual([
    { actor: emailOf('underwriter'), action: 'session.ended' },
    { actor: emailOf('underwriter'), action: 'session.begun' },
  ])
})

test('guessing is limited per caller, and no account is locked', async () => {
  // servers on one database count the guesses of a caller together
  await services.db.q.deleteFrom('rate_limit').execute()
  const strict = await testApp({ services: { db: services.db }, env: { SIGN_IN_RATE_LIMIT: '3' } })
  const guess = { body: { email: emailOf('admin'), password: 'guess' } }
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push((await strict.call('signIn', guess)).statusCode)
  expect(statuses).toEqual([401, 401, 401, 429])
  const elsewhere = await strict.app.inject({
    method: 'POST',
    url: '/api/session',
    remoteAddress: '192.0.2.7',
    payload: { email: emailOf('admin'), password },
  })
  expect(elsewhere.statusCode).toBe(201)
  expect((await strict.call('currentDate')).statusCode).toBe(200)
  await strict.app.close()
})
