import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount } from '../../../server/staff/accounts'
import { makeResetLink } from '../../../server/staff/passwordReset'
import { cheap, password, type TestApp, testApp } from '../rig/app'

const env = { GUESS_RATE_LIMIT: '3', TRUSTED_PROXIES: '1' }
let app: TestApp
beforeAll(async () => {
  app = await testApp({ env })
  // servers on one database count together
  await app.services.db.q.deleteFrom('rate_limit').execute()
})
afterAll(() => app.close())

let accounts = 0
async function account() {
  const email = `guessed${++accounts}@example.com`
  await addAccount(app.services.db, { name: 'Sample', email, role: 'rep', password, cost: cheap })
  return email
}

let addresses = 0
/** A call from an address that made none before. */
const signIn = (email: string, typed: string, cookie = '', at = app) =>
  at.app.inject({
    method: 'POST',
    url: '/api/session',
    headers: { 'x-forwarded-for': `192.0.2.${++addresses}`, cookie },
    payload: { email, password: typed },
  })
const statusOf = async (...call: Parameters<typeof signIn>) => (await signIn(...call)).statusCode

/** The browser's cookies of the responses, as it sends them. */
const cookiesOf = ({ cookies }: { readonly cookies: readonly { name: string; value: string }[] }) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
const browserCookie = (cookies: string) => cookies.split('; ').find((one) => one.startsWith('hcc_browser_'))!

async function guessAway(email: string) {
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push(await statusOf(email, `guess ${i}`))
  return statuses
}

describe('guesses from many addresses at one account', () => {
  test('are refused for an hour, the right password too, and other accounts are not', async () => {
    const [email, other] = [await account(), await account()]
    expect(await guessAway(email)).toEqual([401, 401, 401, 429])
    const refused = await signIn(email, password)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe(
      'Too many wrong passwords. Try again in 60 minutes, or choose a new password with “Forgot your password?”.',
    )
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect(await statusOf(other, password)).toBe(201)
  })

  test('no longer refuse anybody once an administrator has made a new password', async () => {
    const email = await account()
    expect(await guessAway(email)).toContain(429)
    const { id } = await app.services.db.q
      .selectFrom('staff_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const made = await app.call('updateUser', {
      params: { user: id },
      headers: { 'if-match': '1' },
      body: { new_password: true },
      cookie: await app.staff('admin'),
    })
    expect(made.statusCode).toBe(200)
    // the given password is right, and waits for one of the user's own
    for (let i = 0; i < 5; i++) expect(await statusOf(email, made.data.password)).toBe(422)
  })

  test('do not refuse a browser that has signed in to it before', async () => {
    const email = await account()
    const known = cookiesOf(await signIn(email, password))
    expect(await guessAway(email)).toContain(429)
    expect(await statusOf(email, password, known)).toBe(201)
    // after signing out, or the end of the session
    expect(await statusOf(email, password, browserCookie(known))).toBe(201)
  })

  test('an address without an account gets the same responses', async () => {
    const email = await account()
    const guess = async (at: string) => {
      const { statusCode, body } = await signIn(at, 'guess')
      return { statusCode, body }
    }
    for (let i = 0; i < 5; i++) expect(await guess('nobody.there@example.com')).toEqual(await guess(email))
  })

  test('an address in another spelling is the same account', async () => {
    const email = await account()
    for (let i = 0; i < 3; i++) expect(await statusOf(email.toUpperCase(), 'guess')).toBe(401)
    expect(await statusOf(`  ${email}`, 'guess')).toBe(429)
  })
})

test('servers on one PostgreSQL count together', async () => {
  const email = await account()
  const second = await testApp({ services: { db: app.services.db }, env })
  for (let i = 0; i < 3; i++) expect(await statusOf(email, 'guess')).toBe(401)
  // PGlite has one server, which counts in its memory
  expect(await statusOf(email, 'guess', '', second)).toBe(app.services.db.isEmbedded ? 401 : 429)
  await second.app.close()
})

test('a right password is no guess', async () => {
  const email = await account()
  for (let i = 0; i < 5; i++) expect(await statusOf(email, password)).toBe(201)
})

test('a known browser has its own guesses, and forgets them with the right password', async () => {
  const email = await account()
  const [known, second] = [cookiesOf(await signIn(email, password)), cookiesOf(await signIn(email, password))]
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 2; i++) expect(await statusOf(email, 'guess', known)).toBe(401)
    expect(await statusOf(email, password, known)).toBe(201)
  }
  for (let i = 0; i < 3; i++) expect(await statusOf(email, 'guess', known)).toBe(401)
  expect(await statusOf(email, password, known)).toBe(429)
  expect(await statusOf(email, password, second)).toBe(201)
})

describe('a browser is unknown', () => {
  const refused = async (email: string, cookie: string) => {
    await guessAway(email)
    expect(await statusOf(email, password, cookie)).toBe(429)
  }

  test('with the cookie of another account', async () => {
    const other = browserCookie(cookiesOf(await signIn(await account(), password)))
    const email = await account()
    const own = browserCookie(cookiesOf(await signIn(email, password)))
    await refused(email, `${own.split('=')[0]}=${other.split('=')[1]}`)
  })

  test.each([
    ['altered', (cookie: string) => cookie.replace(/=../, (start) => (start === '=aa' ? '=bb' : '=aa'))],
    ['without its signature', (cookie: string) => cookie.replace(/\.[\w-]+$/, '.')],
    ['with the signature of nothing', (cookie: string) => cookie.replace(/\.[\w-]+$/, `.${'A'.repeat(43)}`)],
  ])('with a cookie %s', async (_, altered) => {
    const email = await account()
    await refused(email, altered(browserCookie(cookiesOf(await signIn(email, password)))))
  })

  test('after 90 days, and is known until then', async () => {
    const email = await account()
    const known = browserCookie(cookiesOf(await signIn(email, password)))
    await guessAway(email)
    const { clock } = app.services
    clock.pass(90 * 24 * 3600_000 - 1000)
    expect(await statusOf(email, 'guess', known)).toBe(401)
    clock.pass(1000)
    expect(await statusOf(email, 'guess', known)).toBe(429)
  })
})

test('a new password makes other browsers unknown, and not the browser in which it was chosen', async () => {
  const email = await account()
  const [here, there] = [cookiesOf(await signIn(email, password)), cookiesOf(await signIn(email, password))]
  const next = 'another sample of a password'
  const changed = await app.call('changePassword', { cookie: here, body: { password, new_password: next } })
  expect(changed.statusCode).toBe(204)
  await guessAway(email)
  expect(await statusOf(email, next, cookiesOf(changed))).toBe(201)
  expect(await statusOf(email, next, browserCookie(there))).toBe(429)
})

async function linkToken(email: string) {
  const { services } = app
  const user = services.db.q.selectFrom('staff_user').select(['id', 'email']).where('email', '=', email)
  return new URL(await makeResetLink(services, await user.executeTakeFirstOrThrow())).searchParams.get('token')!
}

test.each(['a change', 'a reset'])(
  '%s of the password forgives the guesses of strangers, so other browsers sign in',
  async (how) => {
    const email = await account()
    const here = cookiesOf(await signIn(email, password))
    const there = cookiesOf(await signIn(email, password))
    await guessAway(email)
    expect(await statusOf(email, password)).toBe(429)
    const next = 'another sample of a password'
    if (how === 'a change') await app.call('changePassword', { cookie: here, body: { password, new_password: next } })
    else await app.call('resetPassword', { body: { token: await linkToken(email), new_password: next } })
    expect(await statusOf(email, next, browserCookie(there))).toBe(201)
  },
)

test('scripts cannot read the cookie of a known browser, and other sites cannot send it', async () => {
  const email = await account()
  const plain = String((await signIn(email, password)).headers['set-cookie'])
  expect(plain).toMatch(/hcc_browser_\w{12}=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict(,|$)/)
  const secure = await testApp({ services: { db: app.services.db }, env: { BASE_URL: 'https://quotes.example.com' } })
  const { headers } = await signIn(email, password, '', secure)
  expect(String(headers['set-cookie'])).toMatch(/__Host-hcc_browser_\w{12}=[^;]+;[^,]*; Secure/)
  await secure.app.close()
})
