import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/database'
import type { Change } from '../changeHistory'
import type { Policy } from '../policy'
import type { PricedChange } from './quote'

/** The purpose of the change's payment and ledger entries. */
export const changePurposeName = ({ id }: Pick<Change, 'id'>) => `change:${id}`

export const changeOf = (db: Db, id: string): Promise<Change | undefined> =>
  db.q.selectFrom('policy_change').selectAll().where('id', '=', id).executeTakeFirst()

export const changeUnder = (db: Db, keyHash: string): Promise<Change | undefined> =>
  db.q.selectFrom('policy_change').selectAll().where('idempotency_key', '=', keyHash).executeTakeFirst()

export interface Ordered {
  readonly policy: Policy
  readonly worked: PricedChange
  readonly keyHash: string
  readonly requestHash: string
  readonly reason: string | null
  readonly actor: string
  readonly now: Date
}

/** Returns undefined where the key is taken by a faster call. */
export const addChange = (db: Db, { policy, worked, ...ordered }: Ordered): Promise<Change | undefined> =>
  db.q
    .insertInto('policy_change')
    .values({
      id: randomBytes(16).toString('base64url'),
      contact_id: policy.contact_id,
      policy_number: policy.policy_number,
      type: worked.type,
      state: 'asked',
      idempotency_key: ordered.keyHash,
      request_hash: ordered.requestHash,
      policy_version: policy.version,
      answers: JSON.stringify(worked.answers),
      price: JSON.stringify(worked.price),
      what: JSON.stringify(worked.what),
      difference_cents: worked.difference,
      reason: ordered.reason,
      actor: ordered.actor,
      created: ordered.now,
    })
    .onConflict((taken) => taken.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst()

/** Whether a change of this policy is being paid for; only one may be. */
export async function hasLiveChange(db: Db, contactId: string): Promise<boolean> {
  const live = await db.q
    .selectFrom('payment')
    .select('id')
    .where('contact_id', '=', contactId)
    .where('purpose', 'like', 'change:%')
    .where('state', 'in', ['created', 'confirming'])
    .executeTakeFirst()
  return live !== undefined
}

/** Drops an earlier unpaid change in favor of the new one. A late payment for the earlier one is refused. */
export async function dropRequested(db: Db, contactId: string): Promise<void> {
  await db.q
    .updateTable('policy_change')
    .set({ state: 'dropped' })
    .where('contact_id', '=', contactId)
    .where('state', '=', 'asked')
    .execute()
}
