import { isPartnerScope } from '../../../domain/staff/partners'
import { hasPermission, isPermission } from '../../../domain/staff/permissions'
import { makePolicyLink, revokePolicyLinks } from '../../../server/contacts/links'
import type { Access } from '../../../server/http/contract'
import { revokeKey } from '../../../server/partners/keys'
import { addAccount } from '../../../server/staff/accounts'
import { beginSession } from '../../../server/staff/sessions'
import { emailOf, type Role, roles, type TestApp } from './app'
import { newPartnerKey } from './partners'

/** Every kind of caller; the public always knows the id of the request's contact. */
export const callers = [
  'nobody',
  'fromAdmin',
  'policyLink',
  'otherPolicyLink',
  'alteredPolicyLink',
  'revokedPolicyLink',
  'expiredPolicyLink',
  'unknownCookie',
  'alteredCookie',
  'signedOut',
  'expiredSession',
  'closedAccount',
  'partnerKey',
  'otherPartnerKey',
  'weakPartnerKey',
  'revokedPartnerKey',
  'expiredPartnerKey',
  'alteredPartnerKey',
  ...roles,
] as const
export type Caller = (typeof callers)[number]

export const isRole = (caller: Caller): caller is Role => roles.includes(caller as Role)

/** The rule of the contract: staff need a permission of the call; all others hold the call's link. */
export function mayCall(caller: Caller, access: readonly Access[]): boolean {
  // staff need the permission that an open call names
  const needsPermission = isRole(caller) && access.some(isPermission)
  if (access.includes('anyone') && !needsPermission) return true
  // a key opens the calls of partners only, and they open to nothing else
  if (access.some(isPartnerScope))
    return caller === 'partnerKey' || (caller === 'weakPartnerKey' && access.includes('policies:read'))
  if (isRole(caller)) return access.filter(isPermission).some((one) => hasPermission(caller, one))
  return access.includes('quoteLink') || (caller === 'policyLink' && access.includes(caller))
}

export type Headers = Readonly<Record<string, string>>

/** The headers of each caller. @param boughtId a policy @param otherId another contact with a valid link */
export async function headersOfCallers(
  app: TestApp,
  boughtId: string,
  otherId: string,
): Promise<Readonly<Record<Caller, Headers>>> {
  const { db, now } = app.services
  const link = async (contactId: string, at = now()) =>
    (await makePolicyLink(db, { contactId, lastDay: null, now: at })).token
  const revoked = await link(boughtId)
  await revokePolicyLinks(db, { contactId: boughtId, now: now() })
  const longAgo = new Date(now().getTime() - 365 * dayMs)
  const token = await link(boughtId)
  const admin = await app.staff('admin')
  const [key, otherKey, weakKey, revokedKey, expiredKey] = await Promise.all([
    newPartnerKey(app.services),
    newPartnerKey(app.services, 'example-planners'),
    newPartnerKey(app.services, 'example-venues', { scopes: ['policies:read'] }),
    newPartnerKey(app.services),
    newPartnerKey({ ...app.services, now: () => longAgo }, 'example-venues', { days: 1 }),
  ])
  await revokeKey(app.services, { id: revokedKey.id, actor: emailOf('admin') })
  return {
    nobody: {},
    fromAdmin: {},
    policyLink: { 'policy-token': token },
    otherPolicyLink: { 'policy-token': await link(otherId) },
    alteredPolicyLink: { 'policy-token': altered(token) },
    revokedPolicyLink: { 'policy-token': revoked },
    expiredPolicyLink: { 'policy-token': await link(boughtId, longAgo) },
    unknownCookie: { cookie: cookieWith('A'.repeat(43)) },
    alteredCookie: { cookie: altered(admin) },
    signedOut: { cookie: await signedOut(app) },
    expiredSession: { cookie: await session(app, emailOf('admin'), longAgo) },
    closedAccount: { cookie: await ofClosedAccount(app) },
    partnerKey: key.headers,
    otherPartnerKey: otherKey.headers,
    weakPartnerKey: weakKey.headers,
    revokedPartnerKey: revokedKey.headers,
    expiredPartnerKey: expiredKey.headers,
    alteredPartnerKey: { authorization: altered(key.headers.authorization) },
    rep: { cookie: await app.staff('rep') },
    underwriter: { cookie: await app.staff('underwriter') },
    accountant: { cookie: await app.staff('accountant') },
    admin: { cookie: admin },
  }
}

const dayMs = 24 * 60 * 60_000

/** Changes one character. @param from position from the end */
export function altered(token: string, from = 20): string {
  const at = token.length - from
  return `${token.slice(0, at)}${token[at] === 'B' ? 'C' : 'B'}${token.slice(at + 1)}`
}

const cookieWith = (token: string) => `hcc_token=${token}`

/** The cookie of a user who signs in now, or at a given time. */
export async function session({ services: { db, now } }: TestApp, email: string, at = now()): Promise<string> {
  const user = await db.q.selectFrom('staff_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return cookieWith(await beginSession(db, user.id, at))
}

/** The cookie after signing out. */
async function signedOut(app: TestApp): Promise<string> {
  const cookie = await session(app, emailOf('admin'))
  await app.call('signOut', { cookie })
  return cookie
}

/** The cookie of an admin whose account was closed. */
async function ofClosedAccount(app: TestApp): Promise<string> {
  const { db, now } = app.services
  const email = 'closed@example.com'
  await addAccount(db, { name: 'Closed', email, role: 'admin', password: 'never signed in with' })
  const cookie = await session(app, email)
  await db.q.updateTable('staff_user').set({ disabled: now() }).where('email', '=', email).execute()
  return cookie
}
