import { sql } from 'kysely'
import { lockContact } from '../contacts/contact'
import { addMoneyDocument } from '../documents/record'
import { enter } from '../ledger/ledger'
import { audit } from '../platform/audit/audit'
import type { JobHandler } from '../platform/jobs/handler'
import { PermanentFailure } from '../platform/jobs/outcomes'
import { RefundRefused } from '../platform/services/gateway'
import type { Services } from '../platform/services/services'
import { updateRefundItem } from './refundItem'
import type { Refund } from './refundRow'

/**
 * The job `refund`: asks the processor for the refund outside any transaction, then records it in the ledger. The
 * refund's id is the processor's key, so a retry after a crash refunds only once. A refused refund becomes `failed` and
 * its job fails permanently, so that staff see it and can retry.
 */
export const makeRefund: JobHandler = async (services, payload) => {
  const refused = await requestRefund(services, String(payload['refundId']), (call) => call())
  if (refused !== null) throw new PermanentFailure(refused)
}

type RefundServices = Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>

/**
 * Issues a refund while staff wait.
 * @param reach calls the processor and decides what an unreachable processor means
 * @returns the processor's reason for refusing; null if the refund was issued, here or by another server
 */
export async function requestRefund(
  services: RefundServices,
  refundId: string,
  reach: <R>(call: () => Promise<R>) => Promise<R>,
): Promise<string | null> {
  const { db, gateway } = services
  const refund = await refundOf(services, refundId)
  if (!refund || refund.state === 'made' || refund.gateway_ref === null) return null
  const { gateway_ref: reference, id, amount_cents: amountCents } = refund
  if (db.isInTransaction) throw new Error('the processor is never called inside a transaction')
  try {
    await reach(() => gateway.refund(reference, { refundId: id, amountCents }))
  } catch (fault) {
    if (!(fault instanceof RefundRefused)) throw fault
    await markFailed(services, refund, fault.message)
    return `The processor gives nothing back: ${fault.message}`
  }
  await markMade(services, refund)
  return null
}

/** Includes the processor's reference of the charge; null where the money came by check, which staff refund by hand. */
const refundOf = ({ db }: RefundServices, id: string) =>
  db.q
    .selectFrom('refund')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select('payment.gateway_ref')
    .where('refund.id', '=', id)
    .executeTakeFirst()

/** The current row with its contact locked; null where another server has already issued the refund. */
async function locked({ db }: RefundServices, { id, contact_id }: Refund): Promise<Refund | null> {
  await lockContact(db, contact_id)
  const refund = await db.q.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  return refund.state === 'made' ? null : refund
}

function markMade(services: RefundServices, seen: Refund): Promise<void> {
  const { db, jobs, now } = services
  return db.tx(async () => {
    const refund = await locked(services, seen)
    if (!refund) return
    const { id, contact_id: contactId, amount_cents: amountCents } = refund
    const entered = await enter(db, {
      contactId,
      kind: 'issueRefund',
      purpose: refund.change_id === null ? 'refund' : `change:${refund.change_id}`,
      chargedCents: 0,
      paidCents: -amountCents,
      description: refund.reason,
      actor: refund.actor,
      paymentId: refund.payment_id,
    })
    await db.q
      .updateTable('refund')
      .set({ state: 'made', made: now(), ledger_id: entered.id })
      .where('id', '=', id)
      .execute()
    await addMoneyDocument(db, { contactId, kind: 'refund', ledgerId: entered.id })
    await jobs.enqueue('documents', { contactId }, `documents:ledger:${entered.id}`)
    const mail = { kind: 'refunded', contactId, refundId: id }
    if (refund.told_by === 'letter') await jobs.enqueue('mail', mail, `mail:refunded:${id}`)
    await updateRefundItem(db, now(), contactId, 'system')
    await note(services, refund, 'made', { transaction_id: entered.transactionId, amount_cents: amountCents })
  })
}

function markFailed(services: RefundServices, seen: Refund, reason: string): Promise<void> {
  const { db } = services
  return db.tx(async () => {
    const refund = await locked(services, seen)
    if (!refund) return
    await db.q.updateTable('refund').set({ state: 'failed' }).where('id', '=', refund.id).execute()
    // staff retried by hand, so the queued job would only ask again; one that a worker holds may be asking now
    await db.q
      .updateTable('job')
      .set({ dead: services.now(), last_error: reason })
      .where('dedupe_key', '=', `refund:${refund.id}`)
      .where('done', 'is', null)
      .where('dead', 'is', null)
      .where((e) => e.or([e('locked_until', 'is', null), e('locked_until', '<', sql<Date>`now()`)]))
      .execute()
    await updateRefundItem(db, services.now(), refund.contact_id, 'system')
    await note(services, refund, 'failed', { reason, amount_cents: refund.amount_cents })
  })
}

const note = (
  { db }: RefundServices,
  { id, contact_id: contactId, state }: Refund,
  to: 'made' | 'failed',
  after: object,
) =>
  audit(db, {
    actor: 'system',
    entity: 'refund',
    entityId: id,
    contactId,
    action: `refund.${to}`,
    before: { state },
    after: { state: to, ...after },
  })
