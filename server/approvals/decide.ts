import { may, type Permission } from '../../domain/staff/permissions'
import { approvalPermissions } from '../../domain/staff/secondPerson'
import type { Act, Authorize } from '../authority/authorize'
import { assertNoCards, trimmed } from '../contacts/text'
import { answersHash } from '../platform/crypto/hash'
import type { Db } from '../platform/db/database'
import { notAllowed, notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { type Caller, staffIn } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { type Acting, type ApprovalCall, acts } from './acts'
import { closeRequest } from './close'
import type { ApprovalRequest } from './request'

interface Deciding {
  /** of the work item */
  readonly id: string
  readonly caller: Caller
}

/** The request with its requester's address. */
export interface StoredRequest extends ApprovalRequest {
  readonly requester_name: string
  readonly requester_email: string
}

/** @throws Problem 404 */
export async function requestOf({ q }: Db, id: string): Promise<StoredRequest> {
  const request = await q
    .selectFrom('approval_request')
    .innerJoin('staff_user', 'staff_user.id', 'approval_request.requested_by')
    .selectAll('approval_request')
    .select(['staff_user.name as requester_name', 'staff_user.email as requester_email'])
    .where('approval_request.id', '=', id)
    .executeTakeFirst()
  if (!request) throw notFound('request')
  return request
}

/**
 * An act under the word of a second person. Its key belongs to the request, and no caller can send it, so that the act
 * runs once however many approve.
 */
export const approvedActing = ({ id, contact_id: contactId, form }: ApprovalRequest, actor: string): Acting => ({
  contactId,
  form,
  key: `${id} approved`,
  actor,
})

export const runAgain = (services: Services, request: ApprovalRequest, acting: Acting): Promise<unknown> =>
  acts[request.call as ApprovalCall](services, acting)

interface Decision extends Deciding {
  /** of the call; a request that needs another one is not found */
  readonly permission: Permission
  readonly decision: 'approve' | 'decline'
  /** of a decline */
  readonly reason: string | null
}

/** @throws Problem 404; 403 for the requester; what `approve` and `declineRequest` throw */
export async function decideRequest(
  services: Services,
  { permission, decision, ...deciding }: Decision,
): Promise<void> {
  const { kind } = await requestOf(services.db, deciding.id)
  if (approvalPermissions[kind] !== permission) throw notFound('request')
  if (decision === 'approve') await approve(services, deciding)
  else await declineRequest(services, deciding)
}

/**
 * Does what was requested, as the second person. The decision and the act are one transaction.
 * @throws Problem 403 for the requester, and without the permission; 404; 409 for a request that is no longer open, and
 * where the facts are others; and what the act throws. A refund that the processor refuses (402) is approved and stays due
 */
async function approve(services: Services, { id, caller }: Deciding): Promise<void> {
  const request = await requestOf(services.db, id)
  assertSecondPerson(request, caller)
  if (request.state === 'approved') return
  assertOpen(request, services.now())
  const authorize = wordOf(services, request, caller)
  try {
    await runAgain(services, request, { ...approvedActing(request, request.requester_email), authorize })
  } catch (fault) {
    const isDone = fault instanceof Problem && fault.status === 409 && (await isApproved(services.db, id))
    // another person was faster
    if (!isDone) throw fault
  }
}

const isApproved = async ({ q }: Db, id: string) =>
  (await q.selectFrom('approval_request').select('state').where('id', '=', id).executeTakeFirst())?.state === 'approved'

/** Approves the act that it is called for, if it is the act that was requested. */
function wordOf(services: Services, { id, facts_hash }: ApprovalRequest, caller: Caller): Authorize {
  const { db, now } = services
  const { user } = staffIn(caller)
  return async (act: Act) => {
    const request = await locked(db, id)
    assertOpen(request, now())
    if (answersHash(act.facts) !== facts_hash) throw factsChanged()
    await closeRequest(services, request, { state: 'approved', actor: user.email, decidedBy: user.id })
  }
}

/** @param isOwn whether the requester reads it */
export const factsChanged = (isOwn = false) =>
  new Problem(
    409,
    `Something has changed since the request, so nothing was done. ${isOwn ? 'Withdraw it, and ask again' : 'Decline it, or let its requester ask again'}`,
  )

/** @throws Problem 403, 404, 409; 422 without a reason, or for a card number */
function declineRequest(
  services: Services,
  { id, caller, reason: given }: Deciding & { readonly reason: string | null },
): Promise<void> {
  const { db, now } = services
  const reason = trimmed(given)
  if (!reason) throw wrongAnswers({ reason: 'Say why: the person who asked reads it' })
  assertNoCards({ reason: ['Reason', reason] })
  return db.tx(async () => {
    const request = await locked(db, id)
    assertSecondPerson(request, caller)
    assertOpen(request, now())
    const { user } = staffIn(caller)
    await closeRequest(services, request, { state: 'declined', actor: user.email, decidedBy: user.id, reason })
  })
}

/** @throws Problem 403 for another person's request, 404, 409 */
export function withdrawRequest(services: Services, { id, caller }: Deciding): Promise<void> {
  const { db, now } = services
  return db.tx(async () => {
    const request = await locked(db, id)
    if (!isRequester(request, caller)) throw new Problem(403, 'Only the person who asked can withdraw this')
    assertOpen(request, now())
    await closeRequest(services, request, { state: 'withdrawn', actor: staffIn(caller).user.email })
  })
}

async function locked({ q }: Db, id: string): Promise<ApprovalRequest> {
  const request = await q.selectFrom('approval_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!request) throw notFound('request')
  return request
}

export const isRequester = ({ requested_by }: Pick<ApprovalRequest, 'requested_by'>, caller: Caller): boolean =>
  staffIn(caller).user.id === requested_by

export const mayDecide = ({ kind }: Pick<ApprovalRequest, 'kind'>, caller: Caller): boolean =>
  may(staffIn(caller).user, approvalPermissions[kind])

/** Two accounts, whatever their roles are now or were then. @throws Problem 403 */
function assertSecondPerson(request: ApprovalRequest, caller: Caller): void {
  if (isRequester(request, caller)) throw new Problem(403, 'You asked for this, so somebody else has to decide')
  if (!mayDecide(request, caller)) throw notAllowed()
}

const ends = {
  approved: 'was approved',
  declined: 'was declined',
  withdrawn: 'was withdrawn',
  superseded: 'was replaced by another one',
  expired: 'has expired',
} as const

/** Whether it can still be decided. */
export const isOpen = ({ state, expires }: Pick<ApprovalRequest, 'state' | 'expires'>, now: Date): boolean =>
  state === 'open' && expires > now

/** @throws Problem 409 */
function assertOpen(request: ApprovalRequest, now: Date): void {
  if (isOpen(request, now)) return
  const { state } = request
  throw new Problem(409, `This request ${ends[state === 'open' ? 'expired' : state]}. Nothing was done`)
}
