import type { Db } from '../db/database'
import type { AuditAction } from './actions'

export interface AuditEntry {
  /** 'customer', 'system' or a staff member's e-mail */
  readonly actor: string
  readonly entity:
    | 'address'
    | 'attachment'
    | 'contact'
    | 'contact_list'
    | 'job'
    | 'payment'
    | 'policy'
    | 'policy_link'
    | 'purchase_order'
    | 'rain_request'
    | 'refund'
    | 'prospect'
    | 'setting'
    | 'signature'
    | 'staff_session'
    | 'staff_user'
    | 'transaction'
  readonly entityId: string
  /** with whom it is done, where that is one contact; of a contact, itself */
  readonly contactId?: string | null
  /** as the charts name events: `quote.saved`. It has its words in server/platform/audit/actions */
  readonly action: AuditAction
  /**
   * What is changed by it, before and after; nothing of a card is ever in it. `recipients` in `after` are who is written to:
   * what the public asks for is limited by them (server/platform/mail/limits).
   */
  readonly before?: unknown
  readonly after?: unknown
}

/** Who changed what, when, from what and to what; written in the transaction that changes it. */
export async function audit(db: Db, { entityId, contactId, before, after, ...entry }: AuditEntry): Promise<void> {
  const contact_id = contactId ?? (entry.entity === 'contact' ? entityId : null)
  await db.q
    .insertInto('audit')
    .values({ ...entry, entity_id: entityId, contact_id, before: asJson(before), after: asJson(after) })
    .execute()
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
