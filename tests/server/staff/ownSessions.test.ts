import { afterAll, expect, test } from 'vitest'
import { browserOf } from '../../../server/staff/browser'
import { emailOf, password, testApp } from '../rig/app'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
for (const role of ['rep', 'admin'] as const) await app.staff(role)
// the sessions of the rig
await services.db.q.deleteFrom('staff_session').execute()

const minute = 60_000
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

/** Signs in, and returns the cookie. */
async function begun(role: 'rep' | 'admin', agent = chrome) {
  const body = { email: emailOf(role), password }
  const { headers } = await call('signIn', { body, headers: { 'user-agent': agent } })
  return String(headers['set-cookie']).split(';')[0]!
}
const rowsOf = async (cookie: string) =>
  (await call('listSessions', { cookie })).data.rows as { id: string; browser: string; is_current: boolean }[]
const statusOf = async (cookie: string) => (await call('getSession', { cookie })).statusCode

test('a user sees the own sessions with browser, beginning and last use, and this one marked', async () => {
  const first = await begun('rep')
  services.clock.pass(2 * minute)
  const second = await begun('rep', 'curl/8.5.0')
  await begun('admin')
  const at = services.now()
  const earlier = new Date(at.getTime() - 2 * minute)
  const { data } = await call('listSessions', { cookie: second })
  expect(data.rows).toEqual([
    {
      id: expect.any(String),
      browser: null,
      proof: 'password',
      begun: at.toISOString(),
      used: at.toISOString(),
      is_current: true,
    },
    {
      id: expect.any(String),
      browser: 'Chrome on Windows',
      proof: 'password',
      begun: earlier.toISOString(),
      used: earlier.toISOString(),
      is_current: false,
    },
  ])
  // the id is no key
  expect(JSON.stringify(data)).not.toContain(first.split('=')[1])
  expect(await statusOf(`hcc_token=${data.rows[1].id}`)).toBe(204)
})

test('a user ends one session, and all others stay', async () => {
  const [here, there, other] = [await begun('rep'), await begun('rep'), await begun('rep')]
  const mine = (await rowsOf(there)).find(({ is_current }) => is_current)!
  expect((await call('endOneSession', { params: { session: mine.id }, cookie: here })).statusCode).toBe(204)
  expect([await statusOf(there), await statusOf(here), await statusOf(other)]).toEqual([204, 200, 200])
  const last = services.db.q.selectFrom('audit').select(['actor', 'action']).orderBy('id', 'desc').limit(1)
  expect(await last.execute()).toEqual([{ actor: emailOf('rep'), action: 'session.endedElsewhere' }])
})

test('a user ends all other sessions, and this one stays', async () => {
  const [here, there] = [await begun('rep'), await begun('rep')]
  expect((await call('endOtherSessions', { cookie: here })).statusCode).toBe(204)
  expect([await statusOf(there), await statusOf(here)]).toEqual([204, 200])
  expect(await rowsOf(here)).toHaveLength(1)
})

test('nobody sees or ends the session of another user, not even an administrator', async () => {
  const [theirs, admin] = [await begun('rep'), await begun('admin')]
  const { id } = (await rowsOf(theirs))[0]!
  expect((await rowsOf(admin)).map((row) => row.id)).not.toContain(id)
  expect((await call('endOneSession', { params: { session: id }, cookie: admin })).statusCode).toBe(204)
  await call('endOtherSessions', { cookie: admin })
  expect(await statusOf(theirs)).toBe(200)
})

test('a session that nobody uses for 30 minutes has ended', async () => {
  const cookie = await begun('rep')
  services.clock.pass(30 * minute - 1)
  expect(await statusOf(cookie)).toBe(200)
  services.clock.pass(30 * minute)
  expect(await statusOf(cookie)).toBe(204)
  expect(await rowsOf(await begun('rep'))).toHaveLength(1)
})

test('a call that a page repeats by itself does not keep a session alive', async () => {
  const cookie = await begun('rep')
  for (let i = 0; i < 3; i++) {
    services.clock.pass(10 * minute - 1)
    expect((await call('listWorkItems', { cookie })).statusCode).toBe(200)
  }
  services.clock.pass(3)
  expect((await call('listWorkItems', { cookie })).statusCode).toBe(401)
})

test('the time without use is configured', async () => {
  const strict = await testApp({
    services: { db: services.db, now: services.now },
    env: { STAFF_IDLE_MINUTES: '5' },
  })
  const cookie = await begun('rep')
  const { data } = await strict.call('getSession', { cookie })
  expect(data.idle_minutes).toBe(5)
  services.clock.pass(5 * minute)
  expect([(await strict.call('getSession', { cookie })).statusCode, await statusOf(cookie)]).toEqual([204, 200])
  await strict.app.close()
})

test.each([
  [chrome, 'Chrome on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on macOS'],
  ['', null],
  ['a'.repeat(10_000), null],
])('a browser is named in words: %.20s', (agent, name) => {
  expect(browserOf(agent)).toBe(name)
})
