import type { Selectable } from 'kysely'
import type { ApprovalState } from '../../domain/staff/secondPerson'
import { audit } from '../platform/audit/audit'
import type { ApprovalRequestTable } from '../platform/db/staffTables'
import type { Services } from '../platform/services/services'

interface Closing {
  readonly state: Exclude<ApprovalState, 'open'>
  /** 'system' or the email address of a member of staff */
  readonly actor: string
  /** the second person’s account, of an approval or a decline */
  readonly decidedBy?: string
  /** of a decline */
  readonly reason?: string | null
}

/** Ends an open request and its work item, in a transaction that has locked the request, and mails a decision. */
export async function closeRequest(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  { id, contact_id: contactId }: Pick<Selectable<ApprovalRequestTable>, 'id' | 'contact_id'>,
  { state, actor, decidedBy, reason = null }: Closing,
): Promise<void> {
  await db.q
    .updateTable('approval_request')
    .set({ state, decided: now(), decided_by: decidedBy ?? null, reason })
    .where('id', '=', id)
    .execute()
  const { subject, version } = await db.q
    .selectFrom('work_item')
    .select(['subject', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db.q
    .updateTable('work_item')
    .set({ state: 'closed', version: version + 1, edited: now() })
    .where('id', '=', id)
    .execute()
  await audit(db, {
    actor,
    entity: 'work_item',
    entityId: id,
    contactId,
    action: `approval.${state}`,
    after: { subject, reason },
  })
  if (decidedBy !== undefined)
    await jobs.enqueue('mail', { kind: 'approvalDecided', contactId, itemId: id }, `mail:approvalDecided:${id}`)
}

/** Ends the requests that nobody decided in time. */
export async function expireRequests(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  const { db, now } = services
  const due = () =>
    db.q
      .selectFrom('approval_request')
      .select(['id', 'contact_id'])
      .where('state', '=', 'open')
      .where('expires', '<=', now())
  for (const { id } of await due().execute())
    await db.tx(async () => {
      const request = await due().where('id', '=', id).forUpdate().executeTakeFirst()
      if (request) await closeRequest(services, request, { state: 'expired', actor: 'system' })
    })
}
