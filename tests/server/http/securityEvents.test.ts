import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { loggerOptions } from '../../../server/platform/observability/logging'
import { testApp } from '../rig/app'
import { newKey } from '../rig/quotes'
import { factorUser } from '../staff/factorUser'

/* Refusals that may be an attack are named in the log line of their request. */

const lines: string[] = []
// as an operator who reads no usual line
const log = pino(loggerOptions({ logLevel: 'warn' }), { write: (line: string) => void lines.push(line) })
const app = await testApp({ services: { log }, env: { GUESS_RATE_LIMIT: '2' } })
afterAll(() => app.close())
const { call } = app
const user = factorUser(app)

let email = ''
let cookie = ''
let account = ''
beforeEach(async () => {
  ;({ email, cookie } = await user.begin())
  account = await user.idOf()
  lines.length = 0
})
const events = () => lines.map((line) => JSON.parse(line)).map(({ time, reqId, level, ms, ...event }) => event)
const event = (operation: string, status: number, fields: object) => ({
  method: 'POST',
  path: '/api/session',
  operation,
  status,
  msg: 'answered',
  ...fields,
})

test('a wrong password at a sign-in: the account if there is one, and neither address nor password', async () => {
  await user.signIn({ password: 'Sample guess' })
  await user.signIn({ email: 'nobody@example.com', password: 'Sample guess' })
  expect(events()).toEqual([
    event('signIn', 401, { security: 'signIn.refused', account }),
    event('signIn', 401, { security: 'signIn.refused' }),
  ])
  expect(lines.join()).not.toMatch(/Sample|example\.com/)
})

test('a guess beyond the limit', async () => {
  await user.signIn({ password: 'guess' })
  await user.signIn({ password: 'guess' })
  await user.signIn({ password: 'guess' })
  expect(events().at(-1)).toEqual(event('signIn', 429, { security: 'limit.reached' }))
})

test('a wrong code after the right password, and a missing one is none', async () => {
  await user.setUp()
  await user.signIn()
  expect(lines).toEqual([])
  await user.signIn({ code: '000000' })
  expect(events()).toEqual([event('signIn', 422, { security: 'code.refused', account })])
})

test('a wrong password in a session, which somebody else may use', async () => {
  const password = 'Sample guess'
  await call('changePassword', { body: { password, new_password: 'another word of one’s own' }, cookie })
  await call('beginAuthenticator', { body: { password }, cookie })
  const named = events().map(({ operation, security, account: of }) => [operation, security, of])
  expect(named).toEqual([
    ['changePassword', 'password.refused', account],
    ['beginAuthenticator', 'password.refused', account],
  ])
})

test('a call without a session, one without the permission, and one from a page of another site', async () => {
  await call('listAudit')
  await call('listAudit', { cookie })
  await call('signOut', { cookie, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(events()).toMatchObject([
    { operation: 'listAudit', status: 401, security: 'access.refused' },
    { operation: 'listAudit', status: 403, security: 'access.refused', account },
    { operation: 'signOut', status: 403, security: 'access.refused' },
  ])
})

test('a body that no page of ours sends; an answer of a customer that needs another look is none', async () => {
  const body = { name: ' ', email: 'no address', role: 'rep' }
  const admin = await app.staff('admin')
  expect((await call('addUser', { body, headers: newKey(), cookie: admin })).statusCode).toBe(422)
  expect(lines).toEqual([])
  await call('signIn', { body: { email, password: 'x', is_admin: true } })
  expect(events()).toEqual([event('signIn', 400, { security: 'input.refused' })])
})
