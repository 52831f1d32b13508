import { afterAll, describe, expect, test } from 'vitest'
import { addAccount } from '../../../server/staff/accounts'
import { isBreached } from '../../../server/staff/breached'
import { cheap, emailOf, password, testApp } from '../rig/app'
import { newKey } from '../rig/quotes'

const app = await testApp({ env: { SIGN_IN_RATE_LIMIT: '1000' } })
afterAll(() => app.close())
const { call, services } = app
const day = 24 * 60 * 60_000
const own = 'a word of one’s own'

let count = 0
async function added() {
  const body = { name: 'Sam Sample', email: `sam.${++count}@example.com`, role: 'rep' }
  const { data } = await call('addUser', { body, headers: newKey(), cookie: await app.staff('admin') })
  return { id: data.user.id as string, email: body.email, given: data.password as string }
}
const signIn = (email: string, word: string, new_password?: string) =>
  call('signIn', { body: { email, password: word, ...(new_password !== undefined && { new_password }) } })
const sessionsOf = (id: string) =>
  services.db.q.selectFrom('staff_session').selectAll().where('user_id', '=', id).execute()

test('a given password opens no session until its user replaces it, and then works no more', async () => {
  const { id, email, given } = await added()
  const first = await signIn(email, given)
  expect([first.statusCode, first.data.errors]).toEqual([
    422,
    { new_password: 'Choose a password of your own. The one that you were given works only once' },
  ])
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(await sessionsOf(id)).toEqual([])
  expect((await signIn(email, given, own)).statusCode).toBe(201)
  expect((await signIn(email, given)).statusCode).toBe(401)
  expect((await signIn(email, own)).statusCode).toBe(201)
  const trace = services.db.q.selectFrom('audit').select(['action', 'actor']).where('actor', '=', email).orderBy('id')
  expect(await trace.execute()).toEqual(
    ['password.changed', 'session.begun', 'session.begun'].map((action) => ({ action, actor: email })),
  )
})

test('a password that an administrator replaced has to be replaced again', async () => {
  const { id, email, given } = await added()
  await signIn(email, given, own)
  const { data } = await call('updateUser', {
    params: { user: id },
    body: { new_password: true },
    cookie: await app.staff('admin'),
  })
  expect((await signIn(email, data.password)).statusCode).toBe(422)
  expect((await signIn(email, data.password, 'the next word of mine')).statusCode).toBe(201)
})

test('a given password ends after 7 days, and a new one by mail or by an administrator takes its place', async () => {
  const { id, email, given } = await added()
  services.clock.pass(7 * day - 1)
  expect((await signIn(email, given)).statusCode).toBe(422)
  services.clock.pass(1)
  const late = await signIn(email, given, own)
  expect([late.statusCode, late.data.message]).toEqual([403, expect.stringContaining('more than 7 days ago')])
  expect(await sessionsOf(id)).toEqual([])
  expect((await signIn(email, 'a wrong password', own)).statusCode).toBe(401)
  const params = { user: id }
  const { data } = await call('updateUser', { params, body: { new_password: true }, cookie: await app.staff('admin') })
  expect((await signIn(email, data.password, own)).statusCode).toBe(201)
})

test('the passwords of the sample accounts do not end, because their addresses receive no mail', async () => {
  const email = 'rep@marquee.example.com'
  await addAccount(services.db, { name: 'Sample', email, role: 'rep', password, given: services.now(), cost: cheap })
  services.clock.pass(400 * day)
  expect((await signIn(email, password)).statusCode).toBe(422)
})

test('nobody learns from a wrong password whether a password was given', async () => {
  const { email } = await added()
  expect((await signIn(email, 'a wrong password', own)).statusCode).toBe(401)
})

test.each([
  ['short', 'Needs 12 characters or more'],
  ['qwerty123456', 'Was leaked from another website, so anyone can guess it. Choose another one'],
])('%s does not replace a given password', async (chosen, fault) => {
  const { id, email, given } = await added()
  const { statusCode, data } = await signIn(email, given, chosen)
  expect([statusCode, data.errors]).toEqual([422, { new_password: fault }])
  expect(await sessionsOf(id)).toEqual([])
})

test('the given password does not replace itself', async () => {
  const { email, given } = await added()
  expect((await signIn(email, given, given)).data.errors.new_password).toMatch(/another one/)
})

test('a user whose password is their own signs in with it alone, and a new one is ignored', async () => {
  expect((await signIn(emailOf('admin'), password, 'another word of mine')).statusCode).toBe(201)
  expect((await signIn(emailOf('admin'), password)).statusCode).toBe(201)
})

describe('the list of leaked passwords', () => {
  test.each(['unbelievable', 'administrator', 'QWERTY123456', '1qaz2wsx3edc4rfv', '123456789987654321'])(
    'has %s',
    (leaked) => expect(isBreached(leaked)).toBe(true),
  )

  test('has none of ten thousand random words', () => {
    const words = Array.from({ length: 10_000 }, (_, n) => `a word of one’s own, number ${n}`)
    expect(words.filter(isBreached)).toEqual([])
  })

  test('refuses a leaked password on the account page too', async () => {
    const by = await app.staff('rep')
    const body = { password, new_password: 'justinbieber' }
    const { statusCode, data } = await call('changePassword', { cookie: by, body })
    expect([statusCode, data.errors.new_password]).toEqual([422, expect.stringContaining('leaked')])
  })
})
