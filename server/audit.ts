import type { Db } from './db/database'

export interface AuditEntry {
  /** 'customer', 'system' or a staff member's e-mail */
  readonly actor: string
  readonly entity:
    | 'address'
    | 'contact'
    | 'job'
    | 'payment'
    | 'policy'
    | 'policy_link'
    | 'purchase_order'
    | 'rain_request'
    | 'refund'
    | 'setting'
    | 'staff_session'
    | 'staff_user'
  readonly entityId: string
  /** as the charts name events: `quote.saved` */
  readonly action: string
  /**
   * What is changed by it, before and after; nothing of a card is ever in it. `recipients` in `after` are who is written to:
   * what the public asks for is limited by them (server/mail/limits).
   */
  readonly before?: unknown
  readonly after?: unknown
}

/** Who changed what, when, from what and to what; written in the transaction that changes it. */
export async function audit(db: Db, { entityId, before, after, ...entry }: AuditEntry): Promise<void> {
  await db.q
    .insertInto('audit')
    .values({ ...entry, entity_id: entityId, before: asJson(before), after: asJson(after) })
    .execute()
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
