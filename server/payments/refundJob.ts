import { audit } from '../audit'
import { GivenUp } from '../jobs/givenUp'
import type { JobHandler } from '../jobs/handler'
import { enter } from '../ledger'
import { addMoneyDocument } from '../policies/documents'
import type { Services } from '../services'
import { RefundRefused } from './gateway'
import type { Refund } from './refundRows'
import { paperOf } from './refunds'
import { lockContact } from './rows'

/**
 * The job `refund`: asks the processor to give back what is owed, outside of any transaction, and enters it once it has.
 * The processor knows the refund by its id, so a server that dies anywhere in between is made up for by asking again. One
 * that is refused is `failed`, and its job is given up at once for staff to see; they may have it asked again.
 */
export const makeRefund: JobHandler = async (services, payload) => {
  const { db, gateway } = services
  const refund = await refundOf(services, String(payload['refundId']))
  if (!refund || refund.state === 'made' || refund.gateway_ref === null) return
  if (db.isInTransaction) throw new Error('the processor is never called inside a transaction')
  try {
    await gateway.refund(refund.gateway_ref, { refundId: refund.id, amountCents: refund.amount_cents })
  } catch (fault) {
    if (!(fault instanceof RefundRefused)) throw fault
    await markFailed(services, refund, fault.message)
    throw new GivenUp(`The processor gives nothing back: ${fault.message}`)
  }
  await markMade(services, refund)
}

/** With the processor's name of the charge; null where the money came by check, which staff pay out. */
const refundOf = ({ db }: Services, id: string) =>
  db.q
    .selectFrom('refund')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select('payment.gateway_ref')
    .where('refund.id', '=', id)
    .executeTakeFirst()

/** The row as it stands now, with its contact locked; null where another one has made it meanwhile. */
async function locked({ db }: Services, { id, contact_id }: Refund): Promise<Refund | null> {
  await lockContact(db, contact_id)
  const refund = await db.q.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  return refund.state === 'made' ? null : refund
}

function markMade(services: Services, seen: Refund): Promise<void> {
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
    await addMoneyDocument(db, { ...(await paperOf(db, contactId)), kind: 'refund', ledgerId: entered.id })
    await jobs.enqueue('documents', { contactId }, `documents:ledger:${entered.id}`)
    await jobs.enqueue('mail', { kind: 'refunded', contactId, refundId: id }, `mail:refunded:${id}`)
    await note(services, refund, 'made', { transaction_id: entered.transactionId, amount_cents: amountCents })
  })
}

function markFailed(services: Services, seen: Refund, reason: string): Promise<void> {
  const { db } = services
  return db.tx(async () => {
    const refund = await locked(services, seen)
    if (!refund) return
    await db.q.updateTable('refund').set({ state: 'failed' }).where('id', '=', refund.id).execute()
    await note(services, refund, 'failed', { reason, amount_cents: refund.amount_cents })
  })
}

const note = ({ db }: Services, { id, state }: Refund, to: 'made' | 'failed', after: object) =>
  audit(db, {
    actor: 'system',
    entity: 'refund',
    entityId: id,
    action: `refund.${to}`,
    before: { state },
    after: { state: to, ...after },
  })
