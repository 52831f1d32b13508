import type { FastifyRequest } from 'fastify'
import type { StaffUser } from '../../contract/client'
import { problemTypes } from '../../contract/problem'
import { isPartnerScope } from '../../domain/staff/partners'
import { hasPermission, isPermission } from '../../domain/staff/permissions'
import { contactOfToken, verifyPolicyToken } from '../contacts/links'
import { partnerWithKey } from '../partners/caller'
import { notAllowed, Problem, signInFirst } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { refusalToCustomerPage } from '../quotes/readOnly'
import { publicCaller } from '../staff/sessions'
import type { Access, ContractOperation } from './contract'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const isId = (text: unknown): text is string => typeof text === 'string' && /^[A-Za-z0-9_-]{22}$/.test(text)
const isToken = (text: unknown): text is string => typeof text === 'string' && /^[A-Za-z0-9_-]{20,400}$/.test(text)

/**
 * Gives a call of partners the partner of its key. Any other call ignores a key.
 * @throws Problem 401, 429
 */
export async function readPartnerKey(services: Services, access: readonly Access[], request: FastifyRequest) {
  const { authorization } = request.headers
  if (authorization === undefined || !access.some(isPartnerScope)) return
  request.caller = { ...publicCaller(request.ip), partner: await partnerWithKey(services, authorization) }
}

/**
 * Allows a call if its `x-access` includes the caller. `quoteLink` needs only the contact's id, which is the secret
 * itself: an operation that does not find it returns 404. Staff know the ids of all quotes, so they need the permission
 * there too, as they do where a call is open to `anyone` and names a permission. Staff who have to set up a second factor
 * first are like the public everywhere else.
 * @throws Problem 401, or 403 for staff without the permission, or without a second factor that their role needs
 */
export async function assertAccess(services: Services, access: readonly Access[], request: FastifyRequest) {
  const { caller } = request
  if (caller.kind === 'staff' && caller.mustEnroll && !access.includes('identity.use')) {
    if (!access.includes('anyone')) throw enrollFirst()
    request.caller = publicCaller(request.ip)
  }
  const isOpen = access.includes('anyone')
  if (isOpen && !(request.caller.kind === 'staff' && access.some(isPermission))) return
  if (caller.kind === 'staff' && mayCall(caller.user, access)) return
  if (caller.kind === 'public' && caller.partner) {
    if (caller.partner.scopes.some((scope) => access.includes(scope))) return
    throw new Problem(403, `This key does not have the scope ${access.join(' or ')}.`)
  }
  if (access.includes('quoteLink') && !(caller.kind === 'staff' && access.some(isPermission))) return
  if (access.includes('policyLink')) {
    if (await holdsPolicyLink(services, request)) return
    if (caller.kind !== 'staff')
      throw new Problem(401, 'This link does not open the policy any more. Ask for a new one.')
  }
  if (caller.kind === 'public' && access.some(isPartnerScope)) throw keyFirst()
  if (caller.kind !== 'staff') throw signInFirst()
  throw isOnCustomerPage(access, request) ? customerOnly(caller.user) : notAllowed()
}

/** A customer's page sends no `Acting-As`; its quote would open for anyone who is not signed in. */
const isOnCustomerPage = (access: readonly Access[], { headers }: FastifyRequest) =>
  (access.includes('quoteLink') || access.includes('anyone')) && headers['acting-as'] === undefined

const customerOnly = (user: StaffUser) =>
  new Problem(403, refusalToCustomerPage(user), { type: problemTypes.signedInAsStaff })

const keyFirst = () =>
  new Problem(401, 'Send the key of a partner, as “Authorization: Bearer …”.', {}, { 'www-authenticate': 'Bearer' })
const enrollFirst = () => new Problem(403, 'Your role needs a second factor. Sign in again to set one up.')

const mayCall = ({ role }: StaffUser, access: readonly Access[]): boolean =>
  access.some((one) => isPermission(one) && hasPermission(role, one))

/** Whether an operation serves both customers and staff, and receives which side calls. */
export const receivesSide = ({ parameters }: Pick<ContractOperation, 'parameters'>): boolean =>
  parameters.some(({ name }) => name === 'Acting-As')

/**
 * A call from a staff page must run as staff or not at all. Without this check, a staff page whose session has ended
 * would make the call as the customer, because it knows the contact's id.
 * @throws Problem 401
 */
export function assertSide({ caller, headers }: FastifyRequest): void {
  if (headers['acting-as'] !== undefined && caller.kind !== 'staff') throw signInFirst()
}

/**
 * A call from a staff page must run as the user of that page, even if another user signed in from another tab.
 * @throws Problem 401
 */
export function assertSamePerson({ caller, headers }: FastifyRequest): void {
  const [, id] = String(headers['acting-as'] ?? '').split(' ')
  if (!id || caller.kind !== 'staff' || caller.user.id === id) return
  throw new Problem(401, `You are signed in as ${caller.user.email} now, and this page belongs to another user`)
}

/** Runs before validation, so it checks shapes first. A call that names no contact gets the contact of the link. */
async function holdsPolicyLink({ db, now }: Services, request: FastifyRequest): Promise<boolean> {
  const params = request.params as { id?: unknown }
  const token = request.headers['policy-token']
  if (!isToken(token)) return false
  if (!('id' in params)) return isShown(request, await contactOfToken(db, { token, now: now() }))
  const { id: contactId } = params
  return isId(contactId) && verifyPolicyToken(db, { contactId, token, now: now() })
}

function isShown(request: FastifyRequest, contactId: string | null): boolean {
  if (contactId === null) return false
  request.caller = { ...request.caller, kind: 'public', contactId } as Caller
  return true
}
