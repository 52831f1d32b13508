import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PendingApproval, StaffUser } from '../../contract/client'
import { approvalDays } from '../../domain/staff/secondPerson'
import type { Act } from '../authority/authorize'
import { lockContact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import { answersHash } from '../platform/crypto/hash'
import { hashOf } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import type { ApprovalRequestTable } from '../platform/db/staffTables'
import { idempotencyKeyReused, notFound, Problem } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { addWorkItem } from '../workItems/workItem'
import type { ApprovalCall } from './acts'
import { closeRequest } from './close'

export type ApprovalRequest = Selectable<ApprovalRequestTable>

/** A call of staff that may need a second person. */
export interface StaffCall {
  readonly call: ApprovalCall
  readonly contactId: string
  /** as it was sent */
  readonly form: Readonly<Record<string, unknown>>
  /** the caller's Idempotency-Key; null for a call without one */
  readonly key: string | null
  readonly user: StaffUser
}

const formHashOf = ({ call, contactId, form, user }: StaffCall) =>
  answersHash({ call, contactId, form, actor: user.email })

/** The request that an earlier call under the key has made. @throws Problem 422 where the key was used for another one */
export async function requestUnder({ q }: Db, call: StaffCall): Promise<ApprovalRequest | null> {
  if (call.key === null) return null
  const known = await q
    .selectFrom('approval_request')
    .selectAll()
    .where('key_hash', '=', hashOf(call.key))
    .executeTakeFirst()
  if (known && known.form_hash !== formHashOf(call)) throw idempotencyKeyReused()
  return known ?? null
}

/**
 * Stores an act that is beyond one person's authority, as a work item. A contact has one open request of each kind: a
 * person's later one replaces the earlier one, and the same one again changes nothing.
 * @throws Problem 404; 409 while another person's request is open
 */
export function storeRequest(services: Services, call: StaffCall, act: Act): Promise<ApprovalRequest> {
  const { db, jobs, now } = services
  const { contactId, user } = call
  return db.tx(async () => {
    if (!(await lockContact(db, contactId))) throw notFound('quote')
    // a concurrent call with the same key was faster
    const known = (await requestUnder(db, call)) ?? (await replaced(services, call, act))
    if (known) return known
    const [id, at] = [randomBytes(16).toString('base64url'), now()]
    const { kind, subject } = act
    const { name, email } = user
    await addWorkItem(db, { id, kind: 'approval', contact_id: contactId, subject, name, email, at })
    const request = await db.q
      .insertInto('approval_request')
      .values({
        id,
        kind,
        contact_id: contactId,
        call: call.call,
        form: JSON.stringify(call.form),
        form_hash: formHashOf(call),
        key_hash: call.key && hashOf(call.key),
        excess_cents: act.excessCents,
        reasons: JSON.stringify(act.reasons),
        outcome: JSON.stringify(act.outcome),
        facts_hash: answersHash(act.facts),
        requested_by: user.id,
        requested: at,
        expires: new Date(at.getTime() + approvalDays * dayMs),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(db, {
      actor: email,
      entity: 'work_item',
      entityId: id,
      contactId,
      action: 'approval.requested',
      after: { subject, reason: act.reasons.join(' ') },
    })
    await jobs.enqueue('mail', { kind: 'approvalRequested', contactId, itemId: id }, `mail:approvalRequested:${id}`)
    return request
  })
}

const dayMs = 24 * 60 * 60_000

/** The open request of the kind, if it is the same; another one of the same person, or one that has expired, is closed. */
async function replaced(services: Services, call: StaffCall, { kind }: Act): Promise<ApprovalRequest | null> {
  const { db, now } = services
  const { contactId, user } = call
  const open = await db.q
    .selectFrom('approval_request')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (!open) return null
  if (open.expires <= now()) {
    await closeRequest(services, open, { state: 'expired', actor: 'system' })
    return null
  }
  if (open.requested_by !== user.id)
    throw new Problem(409, 'Somebody else’s request of this kind waits for a second person. It has to be decided first')
  if (open.form_hash === formHashOf(call)) return open
  await closeRequest(services, open, { state: 'superseded', actor: user.email })
  return null
}

/** Tells the requester that nothing was done yet. */
export async function pendingDto({ q }: Db, request: ApprovalRequest): Promise<PendingApproval> {
  const { id, kind, reasons, expires } = request
  const { subject } = await q.selectFrom('work_item').select('subject').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, kind, subject, reasons: [...reasons], expires: expires.toISOString() }
}
