import { afterAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../../../server/handler'
import type { Access } from '../../../server/http/contract'
import { makePolicyLink } from '../../../server/policies/links'
import { beginSession } from '../../../server/staff/sessions'
import { type Role, roles, testApp } from '../rig/app'
import { operation, operationIds } from '../rig/contract'
import { rightRequests } from '../rig/requests'

const app = await testApp()
afterAll(() => app.close())
const { requests, boughtId, quoteId } = await rightRequests(app)
const { db, now } = app.services
const link = await makePolicyLink(db, { contactId: boughtId, lastDay: null, now: now() })
const otherLink = await makePolicyLink(db, { contactId: quoteId, lastDay: null, now: now() })

/** Everybody who can call; the public always holds the id of the contact that the request names. */
const callers = ['nobody', 'policyLink', 'otherPolicyLink', 'staleCookie', ...roles] as const
type Caller = (typeof callers)[number]

async function headersOf(caller: Caller): Promise<Record<string, string>> {
  if (caller === 'policyLink') return { 'policy-token': link.token }
  if (caller === 'otherPolicyLink') return { 'policy-token': otherLink.token }
  if (caller === 'staleCookie') return { cookie: `hcc_token=${'A'.repeat(43)}` }
  return caller === 'nobody' ? {} : { cookie: await app.staff(caller) }
}

const isRole = (caller: Caller): caller is Role => roles.includes(caller as Role)

function mayCall(caller: Caller, access: readonly Access[]): boolean {
  if (access.includes('anyone') || access.includes('quoteLink')) return true
  return (caller === 'policyLink' || isRole(caller)) && access.includes(caller)
}

describe.each(operationIds)('%s', (id) => {
  test.each(callers)('%s', async (caller) => {
    const { headers, ...request } = requests[id]
    const held = { ...headers, ...(await headersOf(caller)) }
    // whoever signs out ends a session: one of this call's own
    if (isRole(caller) && id === 'signOut') held['cookie'] = await newSession(caller)
    const { statusCode } = await app.call(id, { ...request, headers: held })
    const { access } = operation(id)
    if (mayCall(caller, access)) expect([401, 403]).not.toContain(statusCode)
    else expect(statusCode).toBe(refusalOf(caller, id))
  })
})

/** A call that names no contact is about the one whose link is shown, and finds nobody else's policy. */
function refusalOf(caller: Caller, id: OperationId): number {
  const { access, path } = operation(id)
  if (caller === 'otherPolicyLink' && access.includes('policyLink') && !path.includes('{id}')) return 404
  return isRole(caller) ? 403 : 401
}

async function newSession(role: Role): Promise<string> {
  const user = await db.q.selectFrom('staff_user').select('id').where('role', '=', role).executeTakeFirstOrThrow()
  return `hcc_token=${await beginSession(db, user.id, now())}`
}

test('a policy’s link opens it until it expires or is revoked', async () => {
  const request = { params: { id: boughtId }, headers: { 'policy-token': link.token } }
  expect((await app.call('getPolicy', request)).statusCode).toBe(200)
  app.services.clock.instant = new Date(link.expires.getTime() + 1)
  expect((await app.call('getPolicy', request)).statusCode).toBe(401)
})

test('a token of another shape is no key and no fault', async () => {
  for (const token of ['', 'x', "' or 1=1 --", 'é'.repeat(30)].map((text) => encodeURIComponent(text)))
    expect(
      (await app.call('getPolicy', { params: { id: boughtId }, headers: { 'policy-token': token } })).statusCode,
    ).toBe(401)
})

test('what the contract opens to staff and holders of a link only is what this file thinks it is', () => {
  const closed = operationIds.filter((id) => !mayCall('nobody', operation(id).access))
  expect(closed.sort()).toEqual([
    'compareVersions',
    'createReceivePayment',
    'findContacts',
    'getPolicy',
    'getSession',
    'listDocuments',
    'listJobs',
    'listMail',
    'makeAChange',
    'markQuoteApproved',
    'moveToToday',
    'readMail',
    'retryJob',
    'sendDocuments',
    'sendUsEmail',
    'signOut',
    'submitAClaim',
    'submitChange',
  ])
})
