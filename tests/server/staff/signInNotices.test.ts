import { afterAll, beforeEach, expect, test } from 'vitest'
import { createJobs } from '../../../server/platform/jobs/queue'
import { password, testApp } from '../rig/app'
import { testDatabase } from '../rig/database'
import { runDueJobs } from '../rig/jobs'
import { newKey } from '../rig/quotes'
import { factorUser } from './factorUser'

/* A change of a sign-in is mailed to its user, in case it was somebody else. */

const db = await testDatabase()
const app = await testApp({ services: { db, jobs: createJobs(db) } })
afterAll(() => app.close())
const { call, services } = app
const user = factorUser(app)
const next = 'another word of one’s own'

let email = ''
let cookie = ''
beforeEach(async () => {
  ;({ email, cookie } = await user.begin())
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
  expect(text).toContain('on 11/20/2026 at 12:00 PM, New York time')
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
