import { afterAll, describe, expect, test } from 'vitest'
import { isPermission } from '../../../domain/staff/permissions'
import type { OperationId } from '../../../server/operations/handler'
import { roles, testApp } from '../rig/app'
import { headersOfCallers, mayCall } from '../rig/callers'
import { operation, operationIds, resolved } from '../rig/contract'
import { takesEveryCard } from '../rig/gateway'
import { rightRequests } from '../rig/requests'
import { undone } from '../rig/undone'

/** Customers and staff make the same calls. An expired session must not turn a staff call into a customer's. */
const app = await testApp({ services: { gateway: takesEveryCard }, env: { PROGRAM_FILE: 'program.example.json' } })
afterAll(() => app.close())
const { requests, boughtId, quoteId } = await rightRequests(app)
const headersOf = await headersOfCallers(app, boughtId, quoteId)

/** Operations that respond the same to everyone, or reveal less without a session, and record no caller. */
const sameForAll: readonly OperationId[] = [
  'calculatePolicyFee',
  'calculatePolicyFeeHcc',
  'countEvents',
  'currentDate',
  'getCertificate',
  // open to everyone with the link
  'getCertificateSubscription',
  'confirmCertificateSubscription',
  'endCertificateSubscription',
  'getCity',
  'getFile',
  'getPartner',
  'getSample',
  // it says which user that is
  'getSession',
  'passkeyOptions',
  'paymentProcessor',
  'paymentWebhook',
  // writes nothing; the admin-only part is refused there, and the fee of an unsaved address shows after the save
  'recalculate',
  // for users who are not signed in
  'beginCompanySignIn',
  'finishCompanySignIn',
  'requestPasswordReset',
  'checkResetLink',
  'resetPassword',
  'signIn',
  'signInWithPasskey',
  // open to the recipient of the link
  'unsubscribe',
]

const shared = operationIds.filter((id) => {
  const { access } = operation(id)
  const isOpen = (['anyone', 'quoteLink', 'policyLink'] as const).some((to) => access.includes(to))
  return isOpen && !sameForAll.includes(id)
})

const { db } = app.services
const traces = async () => ({
  audit: await db.q.selectFrom('audit').selectAll().orderBy('id').execute(),
  jobs: await db.q.selectFrom('job').selectAll().execute(),
  messages: await db.q.selectFrom('quote_message').selectAll().execute(),
  contacts: await db.q.selectFrom('contact').selectAll().orderBy('id').execute(),
})

const ask = (id: OperationId, headers: Readonly<Record<string, string>>) => {
  const { headers: own, ...request } = requests[id]
  return app.call(id, { ...request, headers: { ...own, ...headers } })
}

describe.each(shared)('%s', (id) => {
  test('declares that it receives the calling side', () => {
    const headers = operation(id).parameters.map(resolved)
    expect(headers.some(({ name, in: where }) => name === 'Acting-As' && where === 'header')).toBe(true)
  })

  test.each(['nobody', 'signedOut', 'expiredSession', 'closedAccount', 'unknownCookie', 'policyLink'] as const)(
    'a staff page with %s gets a 401, and nothing is done',
    async (caller) => {
      const before = await traces()
      const { statusCode, body, data } = await ask(id, { ...headersOf[caller], 'acting-as': 'staff' })
      expect(statusCode, body).toBe(401)
      expect(data.message).toBe('Sign in to do this')
      expect(await traces()).toEqual(before)
    },
  )

  test.each(roles.filter((role) => mayCall(role, operation(id).access)))(
    '%s works for the signed-in user, from a staff page too',
    async (role) => {
      if (id === 'purchase') return // the processor is never called inside a transaction; access.test.ts buys as staff
      const { statusCode, body } = await undone(db, () => ask(id, { ...headersOf[role], 'acting-as': 'staff' }))
      expect(statusCode, body).toBeLessThan(300)
    },
  )
})

test('a customer’s form never stores a staff request', async () => {
  const { params } = requests.writeMessage
  const stored = () => db.q.selectFrom('quote_message').selectAll().orderBy('id').execute()
  const before = await stored()
  const write = (headers: Readonly<Record<string, string>>) =>
    app.call('writeMessage', {
      ...(params && { params }),
      headers: { 'idempotency-key': 'a-question-of-ours', 'acting-as': 'staff', ...headers },
      body: { message: 'Is there a bar?' },
    })
  expect((await write(headersOf.expiredSession)).statusCode).toBe(401)
  expect(await stored()).toEqual(before)
  // after signing in again, the same message is theirs
  expect((await write(headersOf.underwriter)).statusCode).toBe(200)
  expect((await stored()).at(-1)).toMatchObject({ message: 'Is there a bar?', side: 'staff' })
})

/** Every operation of staff, except those of `sameForAll`. */
const theirs = operationIds.filter((id) => !sameForAll.includes(id) && operation(id).access.some(isPermission))
const idOf = async (role: string) => {
  const { data } = await app.call('getSession', { headers: headersOf[role as 'rep'] })
  return (data as unknown as { id: string }).id
}
const [repId, adminId] = [await idOf('rep'), await idOf('admin')]

test.each(theirs)('%s is refused after another user signed in from another tab', async (id) => {
  const before = await traces()
  const { statusCode, data } = await ask(id, { ...headersOf.admin, 'acting-as': `staff ${repId}` })
  expect([statusCode, data.message]).toEqual([
    401,
    'You are signed in as admin@example.com now, and this page belongs to another user',
  ])
  expect(await traces()).toEqual(before)
})

test('a page works for its own user', async () => {
  const { statusCode } = await ask('listMessages', { ...headersOf.admin, 'acting-as': `staff ${adminId}` })
  expect(statusCode).toBe(200)
})

test('an unknown name of a page’s user is refused', async () => {
  const { statusCode } = await ask('listMessages', { ...headersOf.admin, 'acting-as': 'admin' })
  expect(statusCode).toBe(400)
})
