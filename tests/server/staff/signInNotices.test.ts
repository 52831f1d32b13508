import { afterAll, beforeEach, expect, test } from 'vitest'
import { createJobs } from '../../../server/platform/jobs/queue'
import { password, testApp } from '../rig/app'
import { testDatabase } from '../rig/database'
import { runDueJobs } from '../rig/jobs'
import { newKey } from '../rig/quotes'
import { factorUser } from './factorUser'

/* A change of a sign-in is mailed to its user, in case it was somebody else. */

const db = await testDatabase()
const app = await testApp({ services: { db, jobs: createJobs(db) }, env: { SIGN_IN_RATE_LIMIT: '1000' } })
afterAll(() => app.close())
const { call, services } = app
const user = factorUser(app)
const next = 'another word of one’s own'

let email = ''
let cookie = ''
beforeEach(async () => {
  ;({ email, cookie } = await user.begin())
  // the first sign-in is one in a new browser
  await runDueJobs(services)
})

/** The mails that wait, as their user reads them. */
async function mails() {
  services.sent.length = 0
  await runDueJobs(services)
  return services.sent
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => ({ subject, text: text.replace(/\s+/g, ' ') }))
}
const only = async () => {
  const sent = await mails()
  expect(sent).toHaveLength(1)
  return sent[0]!
}

test('a user who changes the password gets mail that says when, and what to do about a stranger', async () => {
  const { statusCode } = await call('changePassword', { body: { password, new_password: next }, cookie })
  expect(statusCode).toBe(204)
  const { subject, text } = await only()
  expect(subject).toContain('Your password was changed')
  expect(text).toContain('on 11/20/2026 at 12:00 pm, New York time')
  expect(text).toContain('If this was you, you are done.')
  expect(text).toContain('If this was not you, choose a new password at once')
  expect(text).toContain(`${services.config.baseUrl}/quote/admin/reset`)
})

test('a change of the password that is refused is not mailed', async () => {
  await call('changePassword', { body: { password: 'not mine', new_password: next }, cookie })
  expect(await mails()).toEqual([])
})

test('new recovery codes are mailed, without the codes', async () => {
  await user.setUp()
  await mails()
  const { data } = await call('makeRecoveryCodes', { body: { password }, cookie })
  const { subject, text } = await only()
  expect(subject).toContain('New recovery codes were made for your account')
  expect(text).toContain('The codes from before no longer work.')
  for (const code of data.codes) expect(text).not.toContain(code)
})

test('a sign-in with a recovery code is mailed with the number of codes that are left; one with the app is not', async () => {
  const { codes } = await user.setUp()
  await mails()
  expect((await user.signIn({ code: codes[0] })).statusCode).toBe(201)
  const { subject, text } = await only()
  expect(subject).toContain('A recovery code was used for your account')
  expect(text).toContain('9 recovery codes are left.')
  expect((await user.signIn({ code: 'aaaaa-aaaaa-aaaaa-aaaaa-aaaaa' })).statusCode).toBe(422)
  expect(await mails()).toEqual([])
})

test('a password that an administrator gives, and the one that replaces it, are mailed to its user', async () => {
  const admin = await app.staff('admin')
  const { data } = await call('updateUser', {
    params: { user: await user.idOf() },
    body: { new_password: true },
    cookie: admin,
  })
  const given = await only()
  expect(given.subject).toContain('An administrator gave your account a new password')
  expect(given.text).not.toContain(data.password)
  const replaced = await call('signIn', { body: { email, password: data.password, new_password: next } })
  expect(replaced.statusCode).toBe(201)
  expect((await only()).subject).toContain('Your password was changed')
})

test('an account that an administrator adds gets no mail about a change', async () => {
  email = 'brand.new@example.com'
  const body = { name: 'Sam Sample', email, role: 'rep' }
  await call('addUser', { body, headers: newKey(), cookie: await app.staff('admin') })
  expect(await mails()).toEqual([])
})

/** A sign-in in a browser that has signed in before. */
const known = async () => user.knownBrowserOf(await user.signIn())

test('a sign-in in a browser that is new to the account is mailed with its name, and the next one there is not', async () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'
  const answer = await user.signIn({}, { 'user-agent': windows })
  const { subject, text } = await only()
  expect(subject).toContain('A new browser signed in to your account')
  expect(text).toContain('It is Chrome on Windows.')
  expect(text).toContain('If this was not you, choose a new password at once')
  expect((await user.signIn({}, { cookie: user.knownBrowserOf(answer) })).statusCode).toBe(201)
  expect(await mails()).toEqual([])
})

test('a sign-in after five wrong passwords is mailed, from a known browser too; one after four is not', async () => {
  const browser = await known()
  await mails()
  const guess = () => user.signIn({ password: 'a guess' }, { cookie: browser })
  for (let wrong = 0; wrong < 4; wrong++) await guess()
  await user.signIn({}, { cookie: browser })
  expect(await mails()).toEqual([])
  for (let wrong = 0; wrong < 5; wrong++) await guess()
  await user.signIn({}, { cookie: browser })
  expect((await only()).subject).toContain('Your account was opened after wrong passwords')
})

test('the tenth wrong code after the right password is mailed, and no other one', async () => {
  await user.setUp()
  await mails()
  for (let wrong = 0; wrong < 9; wrong++) await user.signIn({ code: '000000' })
  expect(await mails()).toEqual([])
  for (let wrong = 0; wrong < 3; wrong++) await user.signIn({ code: '000000' })
  const { subject, text } = await only()
  expect(subject).toContain('Wrong codes were typed for your account')
  expect(text).toContain('Nobody is signed in by them.')
})
