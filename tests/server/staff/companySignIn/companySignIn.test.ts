import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount } from '../../../../server/staff/accounts'
import { cheap, password, type TestApp, testApp } from '../../rig/app'
import { runDueJobs } from '../../rig/jobs'
import { type RealProvider, startProvider } from './realProvider'

const baseUrl = 'http://localhost:3000'
let provider: RealProvider
let app: TestApp
beforeAll(async () => {
  provider = await startProvider(baseUrl)
  app = await testApp({ env: { ...provider.env, BASE_URL: baseUrl } })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

interface Sample {
  readonly isVerified?: boolean
  readonly hasAccount?: boolean
}

let users = 0
/** A user of the company, by default with an account here. */
async function user({ isVerified = true, hasAccount = true }: Sample = {}) {
  const email = `company${++users}@example.com`
  const sub = randomUUID()
  provider.add({ sub, email, email_verified: isVerified })
  const { db } = app.services
  const account = { name: 'Sample', email, role: 'rep', password, cost: cheap } as const
  return { sub, email, id: hasAccount ? (await addAccount(db, account))! : '' }
}

/** The cookies that a response sets, as the browser sends them; an ended one is left out. */
const cookiesOf = ({ cookies }: LightMyRequestResponse) =>
  cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

async function begin(to?: string, at = app) {
  const response = await at.call('beginCompanySignIn', to === undefined ? {} : { query: { to } })
  expect(response.statusCode).toBe(302)
  return { url: String(response.headers['location']), cookie: cookiesOf(response), response }
}
/** The browser's return from the provider. */
const returned = (url: URL, cookie: string, at = app) =>
  at.call('finishCompanySignIn', { query: Object.fromEntries(url.searchParams), cookie })

/** The whole way there and back. */
async function signIn(sub: string, to?: string) {
  const { url, cookie } = await begin(to)
  return returned(await provider.signIn(url, sub), cookie)
}
const sessionIn = (response: LightMyRequestResponse) =>
  response.cookies.filter(({ name, value }) => name === 'hcc_token' && value !== '')

/** Nobody is signed in, and the form says why. */
function expectRefusal(response: LightMyRequestResponse, refusal: string, page = '/quote/admin') {
  expect(response.statusCode).toBe(302)
  expect(response.headers['location']).toBe(`${page}?sign_in=${refusal}`)
  expect(sessionIn(response)).toEqual([])
}

describe('a user with an account', () => {
  test('is signed in with the address that the provider has verified, and returns to the page', async () => {
    const { sub, email } = await user()
    const response = await signIn(sub, '/quote/admin/requests?state=open')
    expect(response.statusCode).toBe(302)
    expect(response.headers['location']).toBe('/quote/admin/requests?state=open')
    const cookie = cookiesOf(response)
    expect((await app.call('getSession', { cookie })).data).toMatchObject({ email, role: 'rep' })
    const { rows } = (await app.call('listSessions', { cookie })).data
    expect(rows.map(({ proof }: { proof: string }) => proof)).toEqual(['company'])
  })

  test('is known by the provider’s id afterwards, whatever the address is there', async () => {
    const { sub, email } = await user()
    await signIn(sub)
    provider.add({ sub, email: 'renamed@example.com', email_verified: false })
    const cookie = cookiesOf(await signIn(sub))
    expect((await app.call('getSession', { cookie })).data).toMatchObject({ email })
  })

  test('is audited: the link once, and each sign-in', async () => {
    const { sub, email, id } = await user()
    for (let i = 0; i < 2; i++) await signIn(sub)
    const rows = await app.services.db.q
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('entity_id', '=', id)
      .where('action', '!=', 'account.added')
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { actor: email, action: 'identity.linked' },
      { actor: email, action: 'session.begun' },
      { actor: email, action: 'session.begun' },
    ])
  })

  test('signs out of our session only, and can sign in again', async () => {
    const { sub } = await user()
    const cookie = cookiesOf(await signIn(sub))
    expect((await app.call('signOut', { cookie })).statusCode).toBe(204)
    expect((await app.call('getSession', { cookie })).statusCode).toBe(204)
    expect(sessionIn(await signIn(sub))).toHaveLength(1)
  })

  test('may still use the password', async () => {
    const { email } = await user()
    expect((await app.call('signIn', { body: { email, password } })).statusCode).toBe(201)
  })
})

describe('no session begins', () => {
  test('for an address that the provider has not verified', async () => {
    const { sub } = await user({ isVerified: false })
    expectRefusal(await signIn(sub), 'unverified')
  })

  test('for a user without an account', async () => {
    const { sub } = await user({ hasAccount: false })
    expectRefusal(await signIn(sub, '/quote/usw'), 'unknown', '/quote/usw')
  })

  test.each(['before', 'after'] as const)('for an account that was closed %s its first sign-in', async (when) => {
    const { sub, id } = await user()
    if (when === 'after') await signIn(sub)
    const { db, now } = app.services
    await db.q.updateTable('staff_user').set({ disabled: now() }).where('id', '=', id).execute()
    expectRefusal(await signIn(sub), 'unknown')
  })

  test('for another user of the company with the address of a linked account', async () => {
    const { sub, email } = await user()
    await signIn(sub)
    const second = randomUUID()
    provider.add({ sub: second, email, email_verified: true })
    expectRefusal(await signIn(second), 'unknown')
  })

  test('for another state than the browser has', async () => {
    const { sub } = await user()
    const { url, cookie } = await begin()
    const back = await provider.signIn(url, sub)
    back.searchParams.set('state', 'A'.repeat(43))
    expectRefusal(await returned(back, cookie), 'failed')
  })

  test('in another browser than the one that began', async () => {
    const { sub } = await user()
    const { url } = await begin()
    const back = await provider.signIn(url, sub)
    expectRefusal(await returned(back, ''), 'failed')
    const { cookie } = await begin()
    expectRefusal(await returned(back, cookie), 'failed')
  })

  test('for a code that was used, even in the same browser', async () => {
    const { sub } = await user()
    const { url, cookie } = await begin()
    const back = await provider.signIn(url, sub)
    const first = await returned(back, cookie)
    expect(sessionIn(first)).toHaveLength(1)
    expect(first.cookies.find(({ name }) => name === 'hcc_company_sign_in')).toMatchObject({ value: '', maxAge: 0 })
    expectRefusal(await returned(back, cookie), 'failed')
  })

  test('for an ID token of another flow', async () => {
    const { sub } = await user()
    const { url, cookie } = await begin()
    // the nonce that the provider signs is another one than the browser's
    const altered = new URL(url)
    altered.searchParams.set('nonce', 'A'.repeat(43))
    expectRefusal(await returned(await provider.signIn(altered.href, sub), cookie), 'failed')
  })

  test('with another verifier than the one whose hash the provider got', async () => {
    const { sub } = await user()
    const { url, cookie } = await begin()
    const [name, value] = cookie.split('=') as [string, string]
    const flow = JSON.parse(Buffer.from(value, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...flow, verifier: 'A'.repeat(43) })).toString('base64url')
    expectRefusal(await returned(await provider.signIn(url, sub), `${name}=${forged}`), 'failed')
  })

  test('for a user who cancels', async () => {
    const { url, cookie } = await begin()
    expectRefusal(await returned(await provider.cancel(url), cookie), 'declined')
  })

  test.each(['', 'e30', 'x', Buffer.from('null').toString('base64url')])('with the cookie “%s”', async (value) => {
    const back = new URL(`${baseUrl}/api/session/company/callback?code=c&state=s`)
    expectRefusal(await returned(back, `hcc_company_sign_in=${value}`), 'failed')
  })
})

describe('a provider that is away', () => {
  test('leads back to the form at the start, and is tried again', async () => {
    const gone = await startProvider(baseUrl)
    await gone.close()
    const at = await testApp({ services: { db: app.services.db }, env: { ...gone.env, BASE_URL: baseUrl } })
    for (let i = 0; i < 2; i++) {
      const response = await at.call('beginCompanySignIn')
      expectRefusal(response, 'unreachable')
    }
    await at.app.close()
  })

  test('leads back to the form after the user has returned', async () => {
    const gone = await startProvider(baseUrl)
    const sub = randomUUID()
    gone.add({ sub, email: 'someone@example.com', email_verified: true })
    const at = await testApp({ services: { db: app.services.db }, env: { ...gone.env, BASE_URL: baseUrl } })
    const { url, cookie } = await begin('/quote/admin/account', at)
    const back = await gone.signIn(url, sub)
    await gone.close()
    expectRefusal(await returned(back, cookie, at), 'unreachable', '/quote/admin/account')
    await at.app.close()
  })
})

test.each([
  'https://example.net/quote/admin',
  '//example.net/quote/admin',
  '/\\example.net/quote/admin',
  '/api/files/x',
  '/quote/admin/../../api/files/x',
  'javascript:alert(1)',
])('the page %s does not follow a sign-in', async (to) => {
  const { sub } = await user()
  expect((await signIn(sub, to)).headers['location']).toBe('/quote/admin')
})

test('the flow is in a cookie that scripts cannot read, for ten minutes', async () => {
  const { response } = await begin()
  expect(String(response.headers['set-cookie'])).toMatch(
    /^hcc_company_sign_in=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const secure = await testApp({
    services: { db: app.services.db },
    env: { ...provider.env, BASE_URL: 'https://quotes.example.com' },
  })
  const { headers } = await secure.call('beginCompanySignIn')
  expect(String(headers['set-cookie'])).toMatch(/^__Host-hcc_company_sign_in=[^;]+;.* Secure/)
  await secure.app.close()
})

test('the request to the provider has PKCE, a state and a nonce', async () => {
  const { searchParams } = new URL((await begin()).url)
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'marquee',
    redirect_uri: `${baseUrl}/api/session/company/callback`,
    scope: 'openid email',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('without a configured provider there is no such sign-in', async () => {
  const plain = await testApp({ services: { db: app.services.db } })
  expect((await plain.call('beginCompanySignIn')).statusCode).toBe(404)
  expect((await plain.call('finishCompanySignIn', { query: { code: 'c', state: 's' } })).statusCode).toBe(404)
  await plain.app.close()
})

test('with OIDC_ONLY a password serves the account of emergencies only, and only that gets a link for a new one', async () => {
  const [emergency, other] = [await user(), await user()]
  const only = await testApp({
    services: { db: app.services.db, jobs: app.services.jobs },
    env: { ...provider.env, BASE_URL: baseUrl, OIDC_ONLY: 'true', OIDC_EMERGENCY_EMAIL: emergency.email.toUpperCase() },
  })
  const attempt = async (email: string) => {
    const { statusCode, data } = await only.call('signIn', { body: { email, password } })
    return [statusCode, data.message]
  }
  expect((await attempt(emergency.email))[0]).toBe(201)
  const refusal = [403, 'Passwords are turned off here. Continue with Sample Company.']
  expect(await attempt(other.email)).toEqual(refusal)
  expect(await attempt('nobody.there@example.com')).toEqual(refusal)
  for (const { email } of [emergency, other]) await only.call('requestPasswordReset', { body: { email } })
  await runDueJobs(only.services)
  const links = only.services.sent.filter(({ subject }) => subject.startsWith('Choose a new password'))
  expect(links.map(({ to }) => to)).toEqual([emergency.email])
  await only.app.close()
})
