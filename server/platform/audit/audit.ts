import type { Db } from '../db/database'
import type { AuditAction } from './actions'

export interface AuditEntry {
  /** 'customer', 'system' or a staff member's email */
  readonly actor: string
  readonly entity:
    | 'address'
    | 'attachment'
    | 'call'
    | 'contact'
    | 'contact_list'
    | 'exhibitor'
    | 'job'
    | 'organizer_event'
    | 'organizer_invoice'
    | 'partner_key'
    | 'payment'
    | 'moratorium'
    | 'personal_data'
    | 'policy'
    | 'policy_link'
    | 'purchase_order'
    | 'rain_request'
    | 'refund'
    | 'report'
    | 'producer'
    | 'prospect'
    | 'setting'
    | 'signature'
    | 'staff_session'
    | 'staff_user'
    | 'transaction'
    | 'venue'
    | 'webhook_endpoint'
    | 'work_item'
  readonly entityId: string
  /** the contact concerned, if there is exactly one; for a contact, itself */
  readonly contactId?: string | null
  /** named like the charts' events: `quote.saved`; described in server/platform/audit/actions */
  readonly action: AuditAction
  /**
   * The values before and after, never with card data. `recipients` in `after` are those written to; they count against
   * the public's mail limits (server/platform/mail/limits).
   */
  readonly before?: unknown
  readonly after?: unknown
}

/** Records who changed what and when, with the values before and after, in the transaction of the change. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db.q.insertInto('audit').values(auditRow(entry)).execute()
}

/** The row of an entry, for a statement that also makes the change. */
export function auditRow({ entityId, contactId, before, after, ...entry }: AuditEntry) {
  const contact_id = contactId ?? (entry.entity === 'contact' ? entityId : null)
  return { ...entry, entity_id: entityId, contact_id, before: asJson(before), after: asJson(after) }
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
