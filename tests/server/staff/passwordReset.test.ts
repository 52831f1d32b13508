import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { keepInOrder } from '../../../server/maintenance'
import { createJobs } from '../../../server/platform/jobs/queue'
import { addAccount } from '../../../server/staff/accounts'
import { cheap, password, testApp } from '../rig/app'
import { testDatabase } from '../rig/database'
import { runDueJobs } from '../rig/jobs'

const db = await testDatabase()
const app = await testApp({ services: { db, jobs: createJobs(db) } })
afterAll(() => app.close())
const { services, call } = app
const { clock } = services
const next = 'a new sample of a password'

beforeEach(async () => {
  services.sent.length = 0
  for (const table of ['job', 'asked_mail'] as const) await db.q.deleteFrom(table).execute()
})

let accounts = 0
async function account({ disabled = false } = {}) {
  const email = `forgot${++accounts}@example.com`
  const id = (await addAccount(db, { name: 'Sample', email, role: 'rep', password, cost: cheap }))!
  if (disabled) await db.q.updateTable('staff_user').set({ disabled: clock.now() }).where('id', '=', id).execute()
  return { email, id }
}
const work = () => runDueJobs(services, { backoff: () => 0 })
const request = (email: string, from = '192.0.2.1') => call('requestPasswordReset', { body: { email }, from })
const tokenIn = (text: string) => /\/quote\/admin\/reset\?token=([\w-]{43})/.exec(text)?.[1]

/** The token of the link that the address is mailed. */
async function link(email: string) {
  expect((await request(email)).statusCode).toBe(202)
  await work()
  return tokenIn(services.sent.at(-1)!.text)!
}
const choose = (token: string, new_password = next) => call('resetPassword', { body: { token, new_password } })
const statusOf = async (token: string, new_password?: string) => (await choose(token, new_password)).statusCode
const signIn = (email: string, typed: string) => call('signIn', { body: { email, password: typed } })
const signsIn = async (email: string, typed: string) => (await signIn(email, typed)).statusCode === 201
const sessionOf = ({ cookies }: { readonly cookies: readonly { name: string; value: string }[] }) =>
  `hcc_token=${cookies.find(({ name }) => name === 'hcc_token')!.value}`

describe('a mailed link', () => {
  test('replaces the password once, signs the account out everywhere, and is confirmed by mail', async () => {
    const { email } = await account()
    const session = sessionOf(await signIn(email, password))
    const token = await link(email)
    expect(services.sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: email, subject: 'A new browser signed in to your account, Marquee' },
      { to: email, subject: 'Choose a new password, Marquee' },
    ])
    const answer = await choose(token)
    expect(answer.statusCode).toBe(204)
    expect(answer.cookies.map(({ name }) => name)).not.toContain('hcc_token')
    expect((await call('getSession', { cookie: session })).statusCode).toBe(204)
    expect([await signsIn(email, password), await signsIn(email, next)]).toEqual([false, true])
    expect(await statusOf(token, 'one more sample of a password')).toBe(404)
    await work()
    expect(services.sent.map(({ to, subject }) => ({ to, subject })).slice(2)).toEqual([
      { to: email, subject: 'Your password was changed, Marquee' },
      { to: email, subject: 'A new browser signed in to your account, Marquee' },
    ])
  })

  test('works for 30 minutes from when it was sent', async () => {
    const { email } = await account()
    await request(email)
    clock.pass(3600_000)
    await work()
    const token = tokenIn(services.sent[0]!.text)!
    clock.pass(30 * 60_000 - 1)
    expect(await statusOf(token, 'short')).toBe(422)
    clock.pass(1)
    expect(await statusOf(token)).toBe(404)
    expect(await signsIn(email, password)).toBe(true)
  })

  test('ends with the use of another one, and with a password that was changed in another way', async () => {
    const { email } = await account()
    const [first, second] = [await link(email), await link(email)]
    expect(await statusOf(second)).toBe(204)
    expect(await statusOf(first)).toBe(404)
    const third = await link(email)
    const cookie = sessionOf(await signIn(email, next))
    await call('changePassword', { cookie, body: { password: next, new_password: password } })
    expect(await statusOf(third)).toBe(404)
  })

  test('ends when an administrator sets a password or closes the account', async () => {
    const admin = await app.staff('admin')
    const update = async (id: string, body: object) => {
      const { statusCode } = await call('updateUser', { params: { user: id }, cookie: admin, body })
      expect(statusCode).toBe(200)
    }
    const [one, two] = [await account(), await account()]
    const tokens = [await link(one.email), await link(two.email)] as const
    await update(one.id, { new_password: true })
    await update(two.id, { is_disabled: true })
    expect([await statusOf(tokens[0]), await statusOf(tokens[1])]).toEqual([404, 404])
  })

  test('replaces a given password too', async () => {
    const { email, id } = await account()
    await db.q.updateTable('staff_user').set({ password_given: clock.now() }).where('id', '=', id).execute()
    expect(await statusOf(await link(email))).toBe(204)
    expect(await signsIn(email, next)).toBe(true)
  })

  test('makes the browser known that used it, so that it signs in while strangers guess', async () => {
    const { email } = await account()
    const strict = await testApp({ services: { db, jobs: services.jobs }, env: { GUESS_RATE_LIMIT: '1' } })
    const attempt = async (typed: string, cookie = '') =>
      (await strict.call('signIn', { body: { email, password: typed }, cookie })).statusCode
    expect([await attempt('guess'), await attempt(password)]).toEqual([401, 429])
    const { cookies } = await choose(await link(email))
    expect(await attempt(next, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))).toBe(201)
    await strict.app.close()
  })

  test('used twice at the same time works once', async () => {
    const { email } = await account()
    const token = await link(email)
    const statuses = await Promise.all([statusOf(token, 'the first new word'), statusOf(token, 'the other new word')])
    expect(statuses.sort()).toEqual([204, 404])
  })

  test('is stored as a hash only, without it in the mailbox of staff', async () => {
    const { email } = await account()
    const token = await link(email)
    const rows = [
      await db.q.selectFrom('password_reset').selectAll().execute(),
      await db.q.selectFrom('job').selectAll().execute(),
      await db.q.selectFrom('audit').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(token)
    const { content_key } = await db.q
      .selectFrom('mail_log')
      .select('content_key')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    const content = String(await services.files.get(content_key!))
    expect(content).toContain('/quote/admin/reset?token')
    expect(content).not.toContain(token)
  })

  test('is deleted once it has ended', async () => {
    const { email, id } = await account()
    await link(email)
    const rows = () => db.q.selectFrom('password_reset').select('user_id').where('user_id', '=', id).execute()
    clock.pass(30 * 60_000 + 1)
    await keepInOrder(services)()
    expect(await rows()).toEqual([])
  })
})

test.each([
  ['short', 'Needs 12 characters or more'],
  ['qwerty123456', 'Was leaked from another website, so anyone can guess it. Choose another one'],
  ['abababababab', 'Needs more than one or two characters over and over'],
])('the password %s is refused, and the link still works', async (chosen, fault) => {
  const { email } = await account()
  const token = await link(email)
  const refused = await choose(token, chosen)
  expect([refused.statusCode, refused.data.errors]).toEqual([422, { new_password: fault }])
  expect(await statusOf(token)).toBe(204)
})

test.each(['x', 'A'.repeat(43), "' or 1=1 --"])('the token %s opens nothing', async (token) => {
  expect(await statusOf(token)).toBe(404)
})

test('an unknown address and a closed account get the same response and no mail', async () => {
  const [open, closed] = [await account(), await account({ disabled: true })]
  const answers = []
  for (const email of [open.email, closed.email, 'nobody.there@example.com']) {
    const { statusCode, body, headers } = await request(email)
    answers.push({ statusCode, body, names: Object.keys(headers).sort() })
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  // the call does the same work for each: one job, whose work depends on the account
  const jobs = await db.q.selectFrom('job').select('kind').execute()
  expect(jobs).toHaveLength(3)
  await work()
  expect(services.sent.map(({ to }) => to)).toEqual([open.email])
})

test('an address in another spelling is the same account', async () => {
  const { email } = await account()
  expect(await link(`  ${email.toUpperCase()} `)).toBeTruthy()
  expect(services.sent[0]!.to).toBe(email)
})

test('a text that is no address is refused beside its field', async () => {
  const { statusCode, data } = await request('nobody')
  expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['email']])
})

test('a caller gets five links a day for an address, and others still get theirs', async () => {
  const { email } = await account()
  for (let i = 0; i < 5; i++) expect((await request(email)).statusCode).toBe(202)
  expect((await request(email)).statusCode).toBe(429)
  expect((await request(email, '192.0.2.2')).statusCode).toBe(202)
  expect((await request((await account()).email)).statusCode).toBe(202)
})

test('requests and attempts are limited per caller', async () => {
  await db.q.deleteFrom('rate_limit').execute()
  const strict = await testApp({ services: { db }, env: { LINK_RATE_LIMIT: '2', SIGN_IN_RATE_LIMIT: '2' } })
  const [requests, attempts] = [[] as number[], [] as number[]]
  for (let i = 0; i < 3; i++) {
    const asked = await strict.call('requestPasswordReset', { body: { email: `nobody${i}@example.com` } })
    requests.push(asked.statusCode)
    const tried = await strict.call('resetPassword', { body: { token: 'x', new_password: next } })
    attempts.push(tried.statusCode)
  }
  expect([requests, attempts]).toEqual([
    [202, 202, 429],
    [404, 404, 429],
  ])
  await strict.app.close()
})

test('the link and the new password are audited', async () => {
  const { email, id } = await account()
  await choose(await link(email))
  const rows = await db.q
    .selectFrom('audit')
    .select(['actor', 'action', 'after'])
    .where('entity', '=', 'staff_user')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(rows.slice(1)).toEqual([
    { actor: 'system', action: 'password.linkSent', after: { email } },
    { actor: email, action: 'password.changed', after: null },
  ])
})

test('a link is checked before a password is typed, and the check uses nothing up', async () => {
  const { email } = await account()
  const token = await link(email)
  const check = async (checked = token) => (await call('checkResetLink', { body: { token: checked } })).statusCode
  expect([await check(), await check(), await check('x')]).toEqual([204, 204, 404])
  expect((await choose(token)).statusCode).toBe(204)
  expect(await check()).toBe(404)
})
