import { afterAll, beforeEach, expect, test } from 'vitest'
import { takeAppCode } from '../../../server/staff/factors/authenticator'
import { typedCode } from '../../../server/staff/factors/secondProof'
import { password, testApp } from '../rig/app'
import { codeOf } from '../rig/factors'
import { factorUser } from './factorUser'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { db, clock } = services
const user = factorUser(app)
const { actionsOf, cookieOf, factorsOf, idOf, newUser, proofOf, seconds, setUp, signIn } = user

let email = ''
let cookie = ''
beforeEach(async () => {
  ;({ email, cookie } = await user.begin())
})

test('an app is set up with the password and a first code, and is required from then on', async () => {
  expect((await call('beginAuthenticator', { body: { password: 'not mine' }, cookie })).data.errors).toEqual({
    password: 'This is not your password',
  })
  const { secret, uri, codes } = await setUp()
  expect(uri).toContain(`secret=${secret}`)
  expect(decodeURIComponent(uri)).toContain(email)
  expect(new Set(codes).size).toBe(10)
  const without = await signIn()
  expect([without.statusCode, without.data.errors]).toEqual([
    422,
    { code: 'Enter the code that your authenticator app shows' },
  ])
  expect(without.headers['set-cookie']).toBeUndefined()
  const signedIn = await signIn({ code: await codeOf(secret, clock.now()) })
  expect(signedIn.statusCode).toBe(201)
  expect(await proofOf(cookieOf(signedIn))).toBe('code')
  expect(await factorsOf()).toMatchObject({ app_since: expect.any(String), recovery_codes: 10, is_required: false })
  expect(await actionsOf()).toEqual(['session.begun', 'authenticator.added', 'session.begun'])
})

test('an app that was not confirmed with a code is not required, and a wrong code does not confirm it', async () => {
  const { data } = await call('beginAuthenticator', { body: { password }, cookie })
  const wrong = await call('confirmAuthenticator', { body: { code: '000000' }, cookie })
  expect([wrong.statusCode, wrong.data.errors]).toEqual([422, { code: 'This is not the code that the app shows now' }])
  expect((await signIn()).statusCode).toBe(201)
  expect((await factorsOf()).app_since).toBeNull()
  seconds(15 * 60 + 1)
  const late = { code: await codeOf(data.secret, clock.now()) }
  expect((await call('confirmAuthenticator', { body: late, cookie })).statusCode).toBe(409)
})

test('a code works once, and no earlier code works after it', async () => {
  const { secret } = await setUp()
  const earlier = await codeOf(secret, clock.now())
  seconds(30)
  const code = await codeOf(secret, clock.now())
  expect((await signIn({ code })).statusCode).toBe(201)
  expect((await signIn({ code })).data.errors).toEqual({ code: 'This code is not right, or it was used already' })
  expect((await signIn({ code: earlier })).statusCode).toBe(422)
})

test('the code that confirmed the app signs nobody in', async () => {
  const { data } = await call('beginAuthenticator', { body: { password }, cookie })
  const code = await codeOf(data.secret, clock.now())
  await call('confirmAuthenticator', { body: { code }, cookie })
  expect((await signIn({ code })).statusCode).toBe(422)
})

test('two sign-ins with one code at the same time begin one session', async () => {
  const { secret } = await setUp()
  const code = await codeOf(secret, clock.now())
  const both = await Promise.all([signIn({ code }), signIn({ code })])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
})

test.each([
  [-60, 422],
  [-30, 201],
  [30, 201],
  [60, 422],
])('a code of a phone whose clock is %i seconds off is answered with %i', async (off, status) => {
  const { secret } = await setUp()
  seconds(300)
  const code = await codeOf(secret, new Date(clock.now().getTime() + off * 1000))
  expect((await signIn({ code })).statusCode).toBe(status)
})

test('a code is accepted with a space, as apps show it', async () => {
  const { secret } = await setUp()
  const code = await codeOf(secret, clock.now())
  expect((await signIn({ code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(201)
})

test('the code of another user signs nobody in', async () => {
  await setUp()
  const other = await newUser()
  const theirs = await setUp(other.cookie)
  expect((await signIn({ code: await codeOf(theirs.secret, clock.now()) })).statusCode).toBe(422)
  expect((await signIn({ code: theirs.codes[0] })).statusCode).toBe(422)
})

test('a wrong password gets the same answer with and without a second factor', async () => {
  const { secret } = await setUp()
  const code = await codeOf(secret, clock.now())
  const wrong = await signIn({ password: 'a wrong password', code })
  expect([wrong.statusCode, wrong.data.message]).toEqual([401, 'The email address or the password is not right'])
  // the code was not used up
  expect((await signIn({ code })).statusCode).toBe(201)
})

test('a closed account with a right code stays closed', async () => {
  const { secret } = await setUp()
  await db.q.updateTable('staff_user').set({ disabled: clock.now() }).where('email', '=', email).execute()
  expect((await signIn({ code: await codeOf(secret, clock.now()) })).statusCode).toBe(401)
})

test('after ten wrong codes in 15 minutes no code is right, not even from another address', async () => {
  const { secret } = await setUp()
  for (let n = 0; n < 10; n++) expect((await signIn({ code: '000000' })).statusCode).toBe(422)
  const code = await codeOf(secret, clock.now())
  const over = await call('signIn', { body: { email, password, code }, from: '192.0.2.7' })
  expect([over.statusCode, over.data.message]).toEqual([429, expect.stringContaining('Too many wrong codes')])
  expect((await actionsOf()).filter((action) => action === 'code.refused')).toHaveLength(10)
  // time passes in the database
  await db.q
    .updateTable('audit')
    .set({ at: new Date(Date.now() - 16 * 60_000) })
    .where('action', '=', 'code.refused')
    .execute()
  expect((await signIn({ code })).statusCode).toBe(201)
})

test.each(['beginAuthenticator', 'confirmAuthenticator', 'makeRecoveryCodes', 'removeFactor'] as const)(
  'guesses of %s are limited like those of the sign-in',
  async (id) => {
    const strict = await testApp({
      services: { db, now: clock.now, files: services.files },
      env: { SIGN_IN_RATE_LIMIT: '2' },
    })
    const body = { ...(id === 'confirmAuthenticator' ? { code: '000000' } : { password: 'not mine' }) }
    const guess = { cookie, body: { ...body, ...(id === 'removeFactor' && { factor: 'app' }) } }
    // on PostgreSQL the calls of earlier tests count too
    await db.q.deleteFrom('rate_limit').execute()
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await strict.call(id, guess)).statusCode)
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true])
    await strict.app.close()
  },
)

test('a given password is replaced in the same call as the code, and not without it', async () => {
  const { secret } = await setUp()
  await db.q.updateTable('staff_user').set({ password_given: clock.now() }).where('email', '=', email).execute()
  const code = () => codeOf(secret, clock.now())
  const own = 'a word of one’s own'
  expect((await signIn({ code: await code() })).data.errors).toHaveProperty('new_password')
  expect((await signIn({ new_password: own })).data.errors).toHaveProperty('code')
  expect((await signIn({ new_password: own, code: '000000' })).data.errors).toHaveProperty('code')
  expect((await call('signIn', { body: { email, password: own, code: await code() } })).statusCode).toBe(401)
  expect((await signIn({ new_password: own, code: await code() })).statusCode).toBe(201)
})

test('setting up an app ends the other sessions of the account', async () => {
  const other = cookieOf(await signIn())
  await setUp()
  expect((await call('getSession', { cookie: other })).statusCode).toBe(204)
  expect((await call('getSession', { cookie })).statusCode).toBe(200)
})

test('another app replaces the first one once it is confirmed', async () => {
  const { secret } = await setUp()
  const { data } = await call('beginAuthenticator', { body: { password }, cookie })
  expect((await signIn({ code: await codeOf(secret, clock.now()) })).statusCode).toBe(201)
  seconds(30)
  const code = await codeOf(data.secret, clock.now())
  expect((await call('confirmAuthenticator', { body: { code }, cookie })).statusCode).toBe(200)
  seconds(30)
  expect((await signIn({ code: await codeOf(secret, clock.now()) })).statusCode).toBe(422)
  expect((await signIn({ code: await codeOf(data.secret, clock.now()) })).statusCode).toBe(201)
})

test('an app is removed with the password, and its recovery codes with it', async () => {
  const { codes } = await setUp()
  const remove = (word: string, factor = 'app') => call('removeFactor', { body: { password: word, factor }, cookie })
  expect((await remove('not mine')).data.errors).toHaveProperty('password')
  expect((await remove(password, 'no passkey')).statusCode).toBe(404)
  expect((await remove(password)).statusCode).toBe(204)
  expect((await remove(password)).statusCode).toBe(404)
  expect((await signIn()).statusCode).toBe(201)
  expect(await factorsOf()).toEqual({ app_since: null, passkeys: [], recovery_codes: 0, is_required: false })
  expect((await signIn({ code: codes[0] })).statusCode).toBe(201)
  expect(await actionsOf()).toContain('authenticator.removed')
})

test('the database has neither the secret nor a recovery code as they are', async () => {
  const { secret, codes } = await setUp()
  const id = await idOf()
  const rows = [
    await db.q.selectFrom('staff_authenticator').selectAll().where('user_id', '=', id).execute(),
    await db.q.selectFrom('staff_recovery_code').selectAll().where('user_id', '=', id).execute(),
    await db.q.selectFrom('encryption_key').selectAll().execute(),
    await db.q.selectFrom('audit').selectAll().execute(),
    await db.q.selectFrom('job').selectAll().execute(),
  ]
  const text = JSON.stringify(rows)
  for (const word of [secret, codes[0]!, codes[0]!.replaceAll('-', '')]) expect(text).not.toContain(word)
})

test('a secret that was moved to another account opens nothing there', async () => {
  const { secret } = await setUp()
  const other = await newUser()
  await setUp(other.cookie)
  const { secret: sealed } = await db.q
    .selectFrom('staff_authenticator')
    .select('secret')
    .where('user_id', '=', await idOf())
    .executeTakeFirstOrThrow()
  await db.q
    .updateTable('staff_authenticator')
    .set({ secret: sealed })
    .where('user_id', '=', await idOf(other.email))
    .execute()
  const typed = await typedCode(services, await codeOf(secret, clock.now()))
  await expect(takeAppCode(services, await idOf(other.email), typed)).rejects.toThrow()
})

test('an administrator removes the second factors of a user, who is signed out and gets mail', async () => {
  const { secret } = await setUp()
  const admin = await app.staff('admin')
  const user = await idOf()
  const listed = async () =>
    (await call('listUsers', { query: { search: email }, cookie: admin })).data.rows[0].has_second_factor
  expect(await listed()).toBe(true)
  const { statusCode, data } = await call('removeFactors', { params: { user }, cookie: admin })
  expect([statusCode, data.has_second_factor]).toEqual([200, false])
  expect(await listed()).toBe(false)
  expect((await call('getSession', { cookie })).statusCode).toBe(204)
  expect((await signIn()).statusCode).toBe(201)
  expect((await signIn({ code: await codeOf(secret, clock.now()) })).statusCode).toBe(201)
  expect(await actionsOf('admin@example.com')).toContain('factors.removed')
  const jobs = await db.q.selectFrom('job').select('payload').where('kind', '=', 'mail').execute()
  expect(jobs.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ kind: 'signInChanged', userId: user, change: 'removedByAdmin' }),
  )
  const nobody = { params: { user: '00000000-0000-4000-8000-000000000000' }, cookie: admin }
  expect((await call('removeFactors', nobody)).statusCode).toBe(404)
})
