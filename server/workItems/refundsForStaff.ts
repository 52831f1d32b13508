import { sql } from 'kysely'
import { todayIn } from '../../domain/common/dates'
import { dollars } from '../../domain/common/formats'
import { type Cents, dollarsOf } from '../../domain/common/money'
import type { Db } from '../platform/db/database'
import type { WorkItem } from './workItem'

/** The refunds of a contact that wait for staff: those without a card, and those that a processor refused. */
export const refundsForStaff = ({ q }: Db, contactId: string) =>
  q
    .selectFrom('refund')
    .select(['amount_cents', 'reason', 'state', 'created'])
    .where('contact_id', '=', contactId)
    .where((e) => e.or([e('state', '=', 'failed'), e.and([e('state', '=', 'owed'), e('payment_id', 'is', null)])]))
    .orderBy('created')
    .orderBy('id')
    .execute()

/** The subject of the work item of refunds that wait for staff. */
export const refundSubject = (cents: Cents): string => `Refund of ${dollars(dollarsOf(cents))} due`
/** The amount that a subject names. */
const amountIn = (subject: string): string | null => /\$[\d,.]*\d/.exec(subject)?.[0] ?? null

/**
 * The refunds by check that closed a work item and were voided afterwards. The audit gives their order: a void removes
 * the refund's link to its entry of the ledger.
 */
const voidedAfterwards = async ({ q }: Db, { id, contact_id: contactId }: Pick<WorkItem, 'id' | 'contact_id'>) => {
  const closings = await q
    .selectFrom('audit')
    .innerJoin('work_item', 'work_item.id', 'audit.entity_id')
    .select(['audit.id', 'work_item.id as item'])
    .where('audit.contact_id', '=', contactId)
    .where('audit.action', '=', 'request.closed')
    .where('work_item.kind', '=', 'refund')
    .orderBy('audit.id')
    .execute()
  const index = closings.findIndex(({ item }) => item === id)
  const closing = closings[index]
  if (!closing) return []
  return q
    .selectFrom('audit as made')
    .innerJoin('ledger', (join) => join.on(sql<boolean>`ledger.id = (made.after->>'ledger_id')::bigint`))
    .innerJoin('audit as voided', 'voided.entity_id', 'ledger.transaction_id')
    .select([sql<Cents>`(made.after->>'amount_cents')::int`.as('amount_cents'), 'ledger.reference'])
    .where('made.contact_id', '=', contactId)
    .where('made.action', '=', 'refund.made')
    .where(sql<boolean>`made.after->>'way' = 'check'`)
    .where('made.id', '>', closings[index - 1]?.id ?? 0)
    .where('made.id', '<', closing.id)
    .where('voided.action', '=', 'transaction.voided')
    .where('voided.id', '>', closing.id)
    .orderBy('made.id')
    .execute()
}

/**
 * A closed work item of refunds, as labels with texts: the refunds that staff made while it was open, and those of them
 * that were voided afterwards. Without one, as after a retry at the processor, the amount that was due last.
 */
export async function closedRefundFacts(
  db: Db,
  item: Pick<WorkItem, 'id' | 'contact_id' | 'subject' | 'created' | 'edited'>,
): Promise<readonly (readonly [label: string, text: string | null])[]> {
  const { contact_id: contactId, subject, created, edited } = item
  const made = await db.q
    .selectFrom('refund')
    .innerJoin('ledger', 'ledger.id', 'refund.ledger_id')
    .select(['refund.amount_cents', 'refund.made', 'ledger.reference'])
    .where('refund.contact_id', '=', contactId)
    .where('refund.state', '=', 'made')
    .where('refund.payment_id', 'is', null)
    .where('refund.made', '>=', created)
    .where('refund.made', '<=', edited)
    .orderBy('ledger.id')
    .orderBy('refund.id')
    .execute()
  const voided = await voidedAfterwards(db, item)
  if (made.length + voided.length === 0) return [['Amount', amountIn(subject)]]
  const inDollars = (cents: Cents) => dollars(dollarsOf(cents))
  const paid = ({ amount_cents, reference }: (typeof voided)[number]) =>
    [`${inDollars(amount_cents)} by check or transfer`, reference].filter(Boolean).join(', ')
  return [
    ['Amount', inDollars([...made, ...voided].reduce((sum, { amount_cents }) => sum + amount_cents, 0))],
    ...made.map((one) => ['Refunded', `${paid(one)}, on ${todayIn(one.made!)}`] as const),
    ...voided.map((one) => ['Voided', `${paid(one)}. The amount became due again in another request.`] as const),
  ]
}
