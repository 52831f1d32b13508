import { afterAll, beforeEach, expect, test } from 'vitest'
import { forgetOldChallenges } from '../../../server/staff/factors/challenges'
import { password, testApp } from '../rig/app'
import { type Ceremony, newPasskey } from '../rig/passkey'
import { factorUser } from './factorUser'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { db, clock } = services
const minute = 60_000

const user = factorUser(app)
const { newUser, cookieOf, factorsOf } = user

let email = ''
let cookie = ''
beforeEach(async () => {
  ;({ email, cookie } = await user.begin())
})

const optionsFor = async (by = cookie) => (await call('beginPasskey', { body: { password }, cookie: by })).data
const add = (credential: unknown, { by = cookie, name = ' My phone ' } = {}) =>
  call('addPasskey', { body: { name, credential }, cookie: by })
/** A passkey of the user, with its recovery codes. */
async function added(by = cookie) {
  const passkey = newPasskey()
  const { statusCode, data } = await add(passkey.created({ challenge: (await optionsFor(by)).challenge }), { by })
  expect(statusCode, JSON.stringify(data)).toBe(200)
  return { passkey, codes: data.codes as string[] | null }
}
type Passkey = ReturnType<typeof newPasskey>
const challengeToSign = async () => (await call('passkeyOptions')).data.challenge as string
const signIn = async (passkey: Passkey, more: Partial<Ceremony> = {}) =>
  call('signInWithPasskey', {
    body: { credential: passkey.signed({ challenge: await challengeToSign(), ...more }) },
  })
const userOf = () => db.q.selectFrom('staff_user').select('id').where('email', '=', email)
const refused = 'This passkey does not sign anybody in here. Use another one, or sign in with your password.'

test('a passkey is added with the password, listed by its name, and signs in without a password', async () => {
  const wrong = await call('beginPasskey', { body: { password: 'not mine' }, cookie })
  expect([wrong.statusCode, wrong.data.errors]).toEqual([422, { password: 'This is not your password' }])
  const { passkey, codes } = await added()
  expect(codes).toHaveLength(10)
  expect((await factorsOf()).passkeys).toEqual([
    { id: passkey.id, name: 'My phone', created: clock.now().toISOString(), used: null },
  ])
  clock.pass(minute)
  const signedIn = await signIn(passkey)
  expect([signedIn.statusCode, signedIn.data.email]).toEqual([201, email])
  expect(await user.proofOf(cookieOf(signedIn))).toBe('passkey')
  expect((await factorsOf()).passkeys[0].used).toBe(clock.now().toISOString())
})

test('the options ask for a passkey on the device, and for a check of the user', async () => {
  const { passkey } = await added()
  const options = await optionsFor()
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: passkey.id }],
  })
  const { data } = await call('passkeyOptions')
  expect(data).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  // no account is named
  expect(data.allowCredentials ?? []).toEqual([])
})

test('with a passkey the password alone signs nobody in, and a recovery code does', async () => {
  const { codes } = await added()
  const without = await call('signIn', { body: { email, password } })
  expect([without.statusCode, without.data.errors.code]).toEqual([422, expect.stringContaining('passkey')])
  expect((await call('signIn', { body: { email, password, code: codes![0] } })).statusCode).toBe(201)
})

test('a second passkey keeps the recovery codes, and ends the other sessions', async () => {
  const { codes } = await added()
  const other = await call('signIn', { body: { email, password, code: codes![0] } })
  expect((await added()).codes).toBeNull()
  expect((await call('getSession', { cookie: cookieOf(other) })).statusCode).toBe(204)
  expect((await call('signIn', { body: { email, password, code: codes![1] } })).statusCode).toBe(201)
})

const faults: [string, Partial<Ceremony>][] = [
  ['another challenge', { challenge: 'YW5vdGhlciBjaGFsbGVuZ2U' }],
  ['another origin', { origin: 'https://marquee.example.net' }],
  ['another site', { rpID: 'example.net' }],
  ['a device that did not check its user', { isVerified: false }],
]

test.each(faults)('%s adds no passkey', async (_, fault) => {
  const { challenge } = await optionsFor()
  const { statusCode, data } = await add(newPasskey().created({ challenge, ...fault }))
  expect([statusCode, data.errors]).toEqual([422, { passkey: 'The passkey could not be added. Begin again.' }])
})

test.each(faults)('%s signs nobody in', async (_, fault) => {
  const { passkey } = await added()
  const { statusCode, data } = await signIn(passkey, fault)
  expect([statusCode, data.message]).toEqual([401, refused])
  expect((await signIn(passkey)).statusCode).toBe(201)
})

test.each([{}, 'usb', ['usb', 7, 'x'.repeat(99)]].map((list) => ({ list })))(
  'transports of a new passkey that do not exist are left out: $list',
  async ({ list }) => {
    const passkey = newPasskey()
    const created = passkey.created({ challenge: (await optionsFor()).challenge })
    const { statusCode } = await add({ ...created, response: { ...created.response, transports: list } })
    expect(statusCode).toBe(200)
    expect((await signIn(passkey)).statusCode).toBe(201)
  },
)

test('a challenge works once', async () => {
  const { passkey } = await added()
  const challenge = await challengeToSign()
  const credential = passkey.signed({ challenge })
  const send = async () => (await call('signInWithPasskey', { body: { credential } })).statusCode
  expect([await send(), await send()]).toEqual([201, 401])
  const options = await optionsFor()
  const first = newPasskey().created({ challenge: options.challenge })
  expect((await add(first)).statusCode).toBe(200)
  expect((await add(newPasskey().created({ challenge: options.challenge }))).statusCode).toBe(422)
})

test('a challenge expires after five minutes, and is deleted', async () => {
  const { passkey } = await added()
  const challenge = await challengeToSign()
  clock.pass(5 * minute)
  expect((await signIn(passkey, { challenge })).statusCode).toBe(401)
  clock.pass(1)
  await forgetOldChallenges(db, clock.now())
  const rows = db.q.selectFrom('staff_challenge').select('challenge').where('challenge', '=', challenge)
  expect(await rows.execute()).toEqual([])
})

test('the challenge of a sign-in adds no passkey, and the challenge of a new passkey signs nobody in', async () => {
  const { passkey } = await added()
  expect((await add(newPasskey().created({ challenge: await challengeToSign() }))).statusCode).toBe(422)
  expect((await signIn(passkey, { challenge: (await optionsFor()).challenge })).statusCode).toBe(401)
})

test('the challenge of one user adds no passkey to another', async () => {
  const { challenge } = await optionsFor()
  const other = await newUser()
  expect((await add(newPasskey().created({ challenge }), { by: other.cookie })).statusCode).toBe(422)
})

test('a passkey of another device with the same id signs nobody in', async () => {
  const { passkey } = await added()
  const copied = { ...newPasskey().signed({ challenge: await challengeToSign() }), id: passkey.id, rawId: passkey.id }
  expect((await call('signInWithPasskey', { body: { credential: copied } })).statusCode).toBe(401)
})

test('a passkey that belongs to another user is not added again, and signs in as its own user', async () => {
  const { passkey } = await added()
  const other = await newUser()
  const { challenge } = await optionsFor(other.cookie)
  expect((await add(passkey.created({ challenge }), { by: other.cookie })).statusCode).toBe(422)
  expect((await signIn(passkey)).data.email).toBe(email)
})

test('a passkey that repeats its count of uses is a copy, and signs nobody in', async () => {
  const { passkey } = await added()
  expect((await signIn(passkey, { counter: 5 })).statusCode).toBe(201)
  expect((await signIn(passkey, { counter: 5 })).statusCode).toBe(401)
  expect((await signIn(passkey, { counter: 4 })).statusCode).toBe(401)
  expect((await signIn(passkey, { counter: 6 })).statusCode).toBe(201)
})

test('an unknown passkey, and that of a closed account, get the same answer', async () => {
  const { passkey } = await added()
  await db.q.updateTable('staff_user').set({ disabled: clock.now() }).where('email', '=', email).execute()
  for (const one of [newPasskey(), passkey]) {
    const { statusCode, data } = await signIn(one)
    expect([statusCode, data.message]).toEqual([401, refused])
  }
})

test.each([{ id: 'x' }, { id: 'x', response: {} }, { id: '', response: { clientDataJSON: 'x' } }])(
  'a malformed response %j is refused and no fault of the server',
  async (credential) => {
    expect((await call('signInWithPasskey', { body: { credential } })).statusCode).toBe(401)
    expect((await add(credential)).statusCode).toBe(422)
  },
)

test('a passkey needs a name', async () => {
  const { challenge } = await optionsFor()
  const { data } = await add(newPasskey().created({ challenge }), { name: ' ' })
  expect(data.errors).toEqual({ passkey_name: 'Needs a name' })
  const card = await add(newPasskey().created({ challenge }), { name: 'My 4916 3385 0608 2832' })
  expect(card.data.errors).toHaveProperty('passkey_name')
})

test('a user removes the own passkey with the password, and nobody removes that of another user', async () => {
  const { passkey } = await added()
  const remove = (by: string, word = password) =>
    call('removeFactor', { body: { password: word, factor: passkey.id }, cookie: by })
  expect((await remove((await newUser()).cookie)).statusCode).toBe(404)
  expect((await remove(cookie, 'not mine')).statusCode).toBe(422)
  expect((await remove(cookie)).statusCode).toBe(204)
  expect((await signIn(passkey)).statusCode).toBe(401)
  expect((await call('signIn', { body: { email, password } })).statusCode).toBe(201)
  expect(await factorsOf()).toMatchObject({ passkeys: [], recovery_codes: 0 })
})

test('an administrator removes passkeys too', async () => {
  const { passkey } = await added()
  const { id } = await userOf().executeTakeFirstOrThrow()
  const admin = await app.staff('admin')
  expect((await call('removeFactors', { params: { user: id }, cookie: admin })).statusCode).toBe(200)
  expect((await signIn(passkey)).statusCode).toBe(401)
  expect((await call('getSession', { cookie })).statusCode).toBe(204)
})

test.each(['beginPasskey', 'addPasskey', 'passkeyOptions', 'signInWithPasskey'] as const)(
  'calls of %s are limited like those of the sign-in',
  async (id) => {
    const strict = await testApp({ services: { db, now: clock.now }, env: { SIGN_IN_RATE_LIMIT: '2' } })
    const bodies = {
      beginPasskey: { password: 'not mine' },
      addPasskey: { name: 'A phone', credential: { id: 'x' } },
      signInWithPasskey: { credential: { id: 'x' } },
    }
    const request = { cookie, ...(id !== 'passkeyOptions' && { body: bodies[id] }) }
    // on PostgreSQL the calls of earlier tests count too
    await db.q.deleteFrom('rate_limit').execute()
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await strict.call(id, request)).statusCode)
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true])
    await strict.app.close()
  },
)
