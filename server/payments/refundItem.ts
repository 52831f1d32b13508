import { createHash } from 'node:crypto'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { refundSubject, refundsForStaff } from '../workItems/refundsForStaff'
import { addWorkItem } from '../workItems/workItem'

/**
 * Keeps the work item “Refund due” of a contact as its refunds are, in the transaction that changed them with the contact
 * locked: it is open while one of them waits for staff, and names the amount of them all.
 */
export async function updateRefundItem(db: Db, at: Date, contactId: string, actor: string): Promise<void> {
  const open = await db.q
    .selectFrom('work_item')
    .select(['id', 'subject', 'version'])
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'refund')
    .where('state', '=', 'open')
    .executeTakeFirst()
  const waiting = await refundsForStaff(db, contactId)
  const cents = waiting.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const subject = refundSubject(cents)
  if (!open) return cents > 0 ? add(db, at, contactId, subject) : undefined
  if (cents > 0 && open.subject === subject) return
  const isClosed = cents === 0
  await db.q
    .updateTable('work_item')
    .set({ ...(isClosed ? { state: 'closed' as const } : { subject }), version: open.version + 1, edited: at })
    .where('id', '=', open.id)
    .execute()
  if (!isClosed) return
  await audit(db, {
    actor,
    entity: 'work_item',
    entityId: open.id,
    contactId,
    action: 'request.closed',
    before: { state: 'open' },
    after: { subject: open.subject, state: 'closed' },
  })
}

async function add(db: Db, at: Date, contactId: string, subject: string): Promise<void> {
  const contact = await db.q
    .selectFrom('contact')
    .select('insured_name')
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  const before = await db.q
    .selectFrom('work_item')
    .select('id')
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'refund')
    .execute()
  const id = idOf(contactId, before.length)
  const { insured_name: name } = contact
  await addWorkItem(db, { id, kind: 'refund', contact_id: contactId, subject, name, email: null, at })
}

/** The same for the same refunds, so that a replayed world has the same rows. @param number of the contact's items before it */
const idOf = (contactId: string, number: number): string =>
  createHash('sha256').update(`refund ${contactId} ${number}`).digest('base64url').slice(0, 22)
