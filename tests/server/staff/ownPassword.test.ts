import { afterAll, expect, test } from 'vitest'
import { addAccount } from '../../../server/staff/accounts'
import { cheap, type Role, roles, testApp } from '../rig/app'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const word = 'a word of one’s own'
const next = 'another word of one’s own'

const signIn = (email: string, password = word, on = call) => on('signIn', { body: { email, password } })
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0]!
const change = (cookie: string | undefined, password = word, new_password = next) =>
  call('changePassword', { body: { password, new_password }, cookie })
const isSignedIn = async (cookie: string) => (await call('getSession', { cookie })).statusCode === 200
let count = 0
async function somebody(role: Role = 'rep') {
  const email = `somebody.${++count}@example.com`
  await addAccount(services.db, { name: 'Somebody', email, role, password: word, cost: cheap })
  return { email, cookie: cookieOf(await signIn(email)) }
}

test.each(roles)('a %s changes the password, and every other session is signed out', async (role) => {
  const { email, cookie } = await somebody(role)
  const elsewhere = cookieOf(await signIn(email))
  const stranger = await somebody(role)
  expect((await change(cookie)).statusCode).toBe(204)
  expect(await isSignedIn(cookie)).toBe(true)
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await isSignedIn(stranger.cookie)).toBe(true)
  expect((await signIn(email)).statusCode).toBe(401)
  expect((await signIn(email, next)).statusCode).toBe(201)
  const audits = services.db.q.selectFrom('audit').selectAll().where('action', '=', 'password.changed')
  expect((await audits.orderBy('id').execute()).at(-1)).toMatchObject({ actor: email, before: null, after: null })
})

test.each([
  ['wrong', next, { password: 'This is not your password' }],
  [word, 'too short', { new_password: 'Needs 12 characters or more' }],
  [word, word, { new_password: 'Needs to be another one than you have now' }],
  [word, ' '.repeat(12), { new_password: 'Needs more than one or two characters over and over' }],
])('%j to %j is refused beside its field', async (password, new_password, errors) => {
  const { email, cookie } = await somebody()
  const refused = await change(cookie, password, new_password)
  expect([refused.statusCode, refused.data.errors]).toEqual([422, errors])
  expect(await isSignedIn(cookie)).toBe(true)
  expect((await signIn(email)).statusCode).toBe(201)
})

test('an address of one’s own is refused as a password, whatever its marks', async () => {
  const { email, cookie } = await somebody()
  const refused = await change(cookie, word, email.toUpperCase().replace('@', ' '))
  expect([refused.statusCode, refused.data.errors]).toEqual([
    422,
    { new_password: 'Needs to be no name or address of yours' },
  ])
})

test('without a session no password can be changed', async () => {
  expect((await change(undefined)).statusCode).toBe(401)
})

test('of two concurrent changes one succeeds', async () => {
  const { email, cookie } = await somebody()
  const other = cookieOf(await signIn(email))
  const answers = await Promise.all([
    change(cookie, word, 'the first new word'),
    change(other, word, 'the other new word'),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422])
})

test('guessing the old password is limited like signing in', async () => {
  // servers on one database count the guesses of a caller together
  await services.db.q.deleteFrom('rate_limit').execute()
  const { cookie } = await somebody()
  const strict = await testApp({ services: { db: services.db, now: services.now }, env: { SIGN_IN_RATE_LIMIT: '3' } })
  const statuses = []
  for (let i = 0; i < 4; i++) {
    const body = { password: `guess ${i}`, new_password: next }
    statuses.push((await strict.call('changePassword', { body, cookie })).statusCode)
  }
  expect(statuses).toEqual([422, 422, 422, 429])
  await strict.app.close()
})
