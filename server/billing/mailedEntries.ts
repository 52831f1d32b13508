import { sql } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { type DocumentRow, documentsOfPurchase } from '../documents/record'
import type { Db } from '../platform/db/database'

export type MailedEntry = NonNullable<components['schemas']['AccountingTransaction']['sent']>[number]

/** By ledger entry, the mails with its document, oldest first. */
export type MailedEntries = ReadonlyMap<number, readonly MailedEntry[]>

/**
 * The mails with the documents of a contact's entries, without those that failed for good. A letter that a job sends
 * by itself, such as the one with a new policy, is among them before its recipients are known.
 */
export async function mailedEntriesOf(
  db: Db,
  contactId: string,
  documents: readonly Pick<DocumentRow, 'ledger_id'>[],
): Promise<MailedEntries> {
  const mails = await db.q
    .selectFrom('mail_log')
    .select(['recipient', 'created', 'sent', 'ledger_ids'])
    .where('contact_id', '=', contactId)
    .where('ledger_ids', 'is not', null)
    .where('state', '!=', 'failed')
    .orderBy('id')
    .execute()
  const mailed = new Map<number, MailedEntry[]>()
  const add = (ledgerId: number, mail: MailedEntry) => mailed.set(ledgerId, [...(mailed.get(ledgerId) ?? []), mail])
  for (const { recipient: to, created, sent, ledger_ids } of mails)
    for (const id of ledger_ids ?? [])
      add(id, { to, at: (sent ?? created).toISOString(), state: sent ? 'sent' : 'sending' })
  for (const { ledgerIds, created } of await queuedLetters(db, contactId, documents))
    for (const id of ledgerIds) if (!mailed.has(id)) add(id, { to: null, at: created.toISOString(), state: 'sending' })
  return mailed
}

/** The letters that the queue sends by itself, and has not logged yet. */
async function queuedLetters(db: Db, contactId: string, documents: readonly Pick<DocumentRow, 'ledger_id'>[]) {
  const jobs = await db.q
    .selectFrom('job')
    .select(['payload', 'created'])
    .where('kind', '=', 'mail')
    .where(sql<string>`payload ->> 'contactId'`, '=', contactId)
    .where(sql<string>`payload ->> 'kind'`, 'in', ['purchase', 'orderPlaced', 'paymentReceived', 'refundSent'])
    .where('done', 'is', null)
    .where('dead', 'is', null)
    .orderBy('id')
    .execute()
  if (jobs.length === 0) return []
  const ofPurchase = await documentsOfPurchase(db, contactId, documents)
  const orders = await db.q
    .selectFrom('purchase_order')
    .select(['id', 'ledger_id'])
    .where('contact_id', '=', contactId)
    // an exhibitor whose organizer pays gets no invoice
    .where('payment_type', '!=', 'organizer')
    .execute()
  return jobs.map(({ payload, created }) => ({ created, ledgerIds: entriesOf(payload) }))

  function entriesOf({ kind, orderId, ledgerId }: (typeof jobs)[number]['payload']): number[] {
    if (kind === 'purchase') return ofPurchase.flatMap(({ ledger_id }) => ledger_id ?? [])
    if (kind === 'orderPlaced')
      return orders.filter(({ id }) => id === orderId).flatMap(({ ledger_id }) => ledger_id ?? [])
    return [Number(ledgerId)]
  }
}
