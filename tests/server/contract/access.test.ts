import { afterAll, describe, expect, test } from 'vitest'
import { isPartnerScope } from '../../../domain/staff/partners'
import { isPermission, type Permission, permissions, staffRoles } from '../../../domain/staff/permissions'
import type { Access } from '../../../server/http/contract'
import type { OperationId } from '../../../server/operations/handler'
import { testApp } from '../rig/app'
import { altered, type Caller, callers, headersOfCallers, isRole, mayCall } from '../rig/callers'
import { operation, operationIds, resolved } from '../rig/contract'
import { takesEveryCard } from '../rig/gateway'
import { rightRequests } from '../rig/requests'
import { undone } from '../rig/undone'
import { callsOfPermissions, partnerCalls, publicCalls } from './access.calls'

const app = await testApp({
  services: { gateway: takesEveryCard },
  // nobody is at this address, so the company's sign-in leads back to the form
  env: { PROGRAM_FILE: 'program.example.json', OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'marquee' },
})
afterAll(() => app.close())
const { requests, boughtId, quoteId } = await rightRequests(app)
const headersOf = await headersOfCallers(app, boughtId, quoteId)

/** A processor is never called inside a transaction, so this is bought once, and repeated calls return the same. */
const committed: ReadonlySet<OperationId> = new Set(['purchase'])
/** for the one who asked: the representative */
const isOwn: ReadonlySet<OperationId> = new Set(['withdrawApproval'])
/** requires a session, even for a caller who holds the quote's link */
const needsSession: ReadonlySet<OperationId> = new Set(['openContact'])

/** leads a browser to another page */
const redirected: ReadonlySet<OperationId> = new Set(['beginCompanySignIn', 'finishCompanySignIn'])

async function ask(id: OperationId, caller: Caller) {
  const { headers: { authorization: _, ...headers } = {}, query, ...example } = requests[id]
  const request = {
    ...example,
    query: { ...(caller === 'fromAdmin' && { from: 'admin' }), ...query },
    headers: { ...headers, ...headersOf[caller] },
  }
  return committed.has(id) ? app.call(id, request) : undone(app.services.db, () => app.call(id, request))
}

describe.each(operationIds)('%s', (id) => {
  const { access } = operation(id)

  test.each(callers)('%s', async (caller) => {
    const { statusCode, body, data } = await ask(id, caller)
    if (isOwn.has(id) && isRole(caller) && caller !== 'rep') {
      expect(statusCode, body).toBe(403)
      return
    }
    if (caller === 'otherPartnerKey' && ofEachPartner.has(id)) {
      expect(statusCode, body).toBeLessThan(300)
      return
    }
    if (mayCall(caller, access) && !(caller === 'fromAdmin' && needsSession.has(id))) {
      expect(statusCode, body).toBeGreaterThanOrEqual(200)
      expect(statusCode, body).toBeLessThan(redirected.has(id) ? 303 : 300)
      return
    }
    expect(statusCode, body).toBe(refusalOf(caller, id))
    expect(Object.keys(data).sort()).toEqual(['message', 'status', 'title', 'type'])
  })
})

/** Every partner may make these for itself. */
const ofEachPartner: ReadonlySet<OperationId> = new Set([
  'pricePartnerQuote',
  'createPartnerQuote',
  'listPartnerEvents',
])

/** A call that names no contact is about the link's contact, and does not find another policy. */
function refusalOf(caller: Caller, id: OperationId): number {
  const { access, path } = operation(id)
  if (caller === 'otherPolicyLink' && access.includes('policyLink') && !path.includes('{id}')) return 404
  if (access.some(isPartnerScope)) {
    if (caller === 'otherPartnerKey') return 404
    if (caller === 'weakPartnerKey') return 403
  }
  return isRole(caller) ? 403 : 401
}

const changing = operationIds.filter((id) => operation(id).method !== 'GET')

test.each(changing)('%s is refused to a page of a sibling origin, which sends our cookies too', async (id) => {
  const origin = 'https://shop.example.com'
  for (const headers of [{ origin }, { origin, 'sec-fetch-site': 'same-site' }]) {
    const request = { ...requests[id], headers: { ...requests[id].headers, ...headersOf.admin, ...headers } }
    const { statusCode } = await app.call(id, request)
    expect(statusCode).toBe(403)
  }
})

test('only the listed calls need a session when the admin side makes them', () => {
  const takesIt = (id: OperationId) =>
    operation(id)
      .parameters.map(resolved)
      .some(({ name, schema }) => name === 'from' && resolved(schema).enum?.includes('admin'))
  expect(operationIds.filter(takesIt)).toEqual([...needsSession])
})

test('a token with one changed letter is invalid', async () => {
  const { 'policy-token': token } = headersOf.policyLink
  const { cookie } = headersOf.admin
  const statusOf = async (id: OperationId, request: object) =>
    (await app.call(id, { ...requests[id], ...request })).statusCode
  for (let from = 1; from <= 43; from++) {
    expect(await statusOf('getPolicy', { headers: { 'policy-token': altered(token!, from) } })).toBe(401)
    expect(await statusOf('getSession', { cookie: altered(cookie!, from) })).toBe(204)
  }
  const { token: file } = requests.getFile.params as { token: string }
  for (let from = 1; from <= file.length; from++)
    expect(await statusOf('getFile', { params: { token: altered(file, from) } })).toBe(404)
  expect(await statusOf('getPolicy', { headers: { 'policy-token': token! } })).toBe(200)
  expect(await statusOf('getSession', { cookie })).toBe(200)
})

test('a malformed token is neither accepted nor a server error', async () => {
  for (const token of ['', 'x', "' or 1=1 --", 'é'.repeat(30)].map((text) => encodeURIComponent(text))) {
    const { statusCode } = await app.call('getPolicy', { ...requests.getPolicy, headers: { 'policy-token': token } })
    expect(statusCode).toBe(401)
    expect((await app.call('getSession', { cookie: `hcc_token=${token}` })).statusCode).toBe(204)
  }
})

test('a policy link works until it expires', async () => {
  const request = { ...requests.getPolicy, headers: headersOf.policyLink }
  const { instant } = app.services.clock
  expect((await app.call('getPolicy', request)).statusCode).toBe(200)
  app.services.clock.pass(365 * 24 * 60 * 60_000)
  expect((await app.call('getPolicy', request)).statusCode).toBe(401)
  app.services.clock.instant = instant
})

test('the calls open to everybody, and to policy links, are the expected ones', () => {
  const opened = (to: Access) => operationIds.filter((id) => operation(id).access.includes(to)).sort()
  expect({ anyone: opened('anyone'), quoteLink: opened('quoteLink'), policyLink: opened('policyLink') }).toEqual(
    publicCalls,
  )
})

test('the calls of each scope of a key are the expected ones', () => {
  const opened = (to: Access) => operationIds.filter((id) => operation(id).access.includes(to)).sort()
  expect(Object.fromEntries(Object.keys(partnerCalls).map((scope) => [scope, opened(scope as Access)]))).toEqual(
    partnerCalls,
  )
})

test('each call of staff names one permission, and only the one within a call has none', () => {
  const named = operationIds.map((id) => operation(id).access.filter(isPermission))
  expect(named.filter(({ length }) => length > 1)).toEqual([])
  const unused = Object.keys(permissions).filter((one) => !named.flat().includes(one as Permission))
  // a right within a call
  expect(unused).toEqual(['signatures.manage'])
})

test('the calls of each permission that not all of the staff have are the expected ones', () => {
  const all = Object.entries(permissions).filter(([, { length }]) => length < staffRoles.length)
  const callsOf = (permission: string) =>
    operationIds.filter((id) => operation(id).access.includes(permission as Permission)).sort()
  expect(Object.fromEntries(all.map(([name, to]) => [`${name}: ${to.join()}`, callsOf(name)]))).toEqual(
    callsOfPermissions,
  )
})
