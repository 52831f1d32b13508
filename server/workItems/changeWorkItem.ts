import {
  mayChangeOwner,
  stateAfter,
  stateWords,
  type WorkItemAct,
  type WorkItemState,
} from '../../domain/staff/workItems'
import { trimmed } from '../contacts/text'
import type { AuditAction } from '../platform/audit/actions'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { notFound, Problem } from '../platform/problems/problem'
import { assertRowVersion } from '../platform/problems/version'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { activeAccount } from './owner'
import type { WorkItem } from './workItem'

interface Changing {
  readonly id: string
  /** from If-Match */
  readonly version: string | undefined
  /** missing: unchanged */
  readonly state?: 'open' | 'closed'
  /** an email address; null for nobody; missing: unchanged */
  readonly owner?: string | null
  readonly caller: Caller
}

/** Locks the item. @throws Problem 404 */
export async function lockItem({ q }: Db, id: string): Promise<WorkItem> {
  const item = await q.selectFrom('work_item').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!item) throw notFound('request')
  return item
}

const nounOf = ({ kind }: WorkItem) => (kind === 'task' ? 'task' : 'request')

/** @throws Problem 409 for an act that the item's state does not allow */
export function nextState(item: WorkItem, act: WorkItemAct): WorkItemState {
  const next = stateAfter(item, act)
  if (next) return next
  throw notPossible(item)
}

const notPossible = (item: WorkItem): Problem =>
  new Problem(409, `That is not possible: this ${nounOf(item)} is ${stateWords(item.kind, item.state).toLowerCase()}`)

/**
 * Closes or reopens an item, or gives it another owner.
 * @throws Problem 404, 409 for a state that it cannot change to, or an owner of an item that closed itself, 412, 422 for an owner without an active account
 */
export function changeItem({ db, now }: Services, { id, version, state, owner, caller }: Changing): Promise<void> {
  return db.tx(async () => {
    const item = await lockItem(db, id)
    assertRowVersion(item, version)
    const wanted = trimmed(owner)
    const next = {
      state: state === undefined || state === item.state ? item.state : nextState(item, actOf[state]),
      owner: owner === undefined ? item.owner : wanted && (await activeAccount(db, wanted, 'owner')),
    }
    const about = { actor: actorOf(caller), entity: 'work_item', entityId: id, contactId: item.contact_id } as const
    const record = (action: AuditAction, name: 'state' | 'owner') =>
      audit(db, {
        ...about,
        action,
        before: { [name]: item[name] },
        after: { subject: item.subject, [name]: next[name] },
      })
    if (next.state === item.state && next.owner === item.owner) return
    if (next.owner !== item.owner && !mayChangeOwner(item)) throw notPossible(item)
    if (next.owner !== item.owner) await record('workItem.assigned', 'owner')
    if (next.state !== item.state)
      await record(`${nounOf(item)}.${next.state === 'closed' ? 'closed' : 'reopened'}`, 'state')
    await db.q
      .updateTable('work_item')
      .set({ ...next, version: item.version + 1, edited: now() })
      .where('id', '=', id)
      .execute()
  })
}

/** Closes a task that has become pointless or is done by another act, in that act's transaction; a closed one stays. */
export async function closeTask({ db, now }: Pick<Services, 'db' | 'now'>, id: string, actor: string): Promise<void> {
  const item = await lockItem(db, id)
  if (item.state === 'closed') return
  await audit(db, {
    actor,
    entity: 'work_item',
    entityId: id,
    contactId: item.contact_id,
    action: 'task.closed',
    before: { state: item.state },
    after: { subject: item.subject, state: 'closed' },
  })
  await db.q
    .updateTable('work_item')
    .set({ state: 'closed', version: item.version + 1, edited: now() })
    .where('id', '=', id)
    .execute()
}

const actOf = { open: 'reopen', closed: 'close' } as const satisfies Record<string, WorkItemAct>
