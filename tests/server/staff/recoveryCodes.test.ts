import { afterAll, beforeEach, expect, test } from 'vitest'
import { password, testApp } from '../rig/app'
import { factorUser } from './factorUser'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { db, clock } = services
const user = factorUser(app)
const { actionsOf, cookieOf, factorsOf, proofOf, setUp, signIn } = user

let email = ''
let cookie = ''
beforeEach(async () => {
  ;({ email, cookie } = await user.begin())
})

test('a recovery code signs in once, however it is typed', async () => {
  const { codes } = await setUp()
  const [first, second] = codes as [string, string]
  const signedIn = await signIn({ code: first.toUpperCase().replaceAll('-', ' ') })
  expect(signedIn.statusCode).toBe(201)
  expect(await proofOf(cookieOf(signedIn))).toBe('recovery')
  expect((await signIn({ code: first })).statusCode).toBe(422)
  expect((await signIn({ code: second })).statusCode).toBe(201)
  expect((await factorsOf()).recovery_codes).toBe(8)
  expect(await actionsOf()).toEqual([
    'session.begun',
    'authenticator.added',
    'recoveryCode.used',
    'session.begun',
    'code.refused',
    'recoveryCode.used',
    'session.begun',
  ])
})

test('two sign-ins with one recovery code at the same time begin one session', async () => {
  const [code] = (await setUp()).codes
  const both = await Promise.all([signIn({ code }), signIn({ code })])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
})

test('new recovery codes replace the old ones, with the password and a second factor only', async () => {
  const make = (word: string) => call('makeRecoveryCodes', { body: { password: word }, cookie })
  expect((await make(password)).statusCode).toBe(409)
  const { codes } = await setUp()
  expect((await make('not mine')).data.errors).toHaveProperty('password')
  const { data } = await make(password)
  expect(data.codes).toHaveLength(10)
  expect((await signIn({ code: codes[0] })).statusCode).toBe(422)
  expect((await signIn({ code: data.codes[0] })).statusCode).toBe(201)
})

test('a recovery code signs in even where the file of the key is lost', async () => {
  const { codes } = await setUp()
  const lost = await testApp({ services: { db, now: clock.now } })
  const { statusCode } = await lost.call('signIn', { body: { email, password, code: codes[0] } })
  expect(statusCode).toBe(201)
  await lost.app.close()
})
