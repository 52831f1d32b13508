import { enter } from '../ledger/ledger'
import { accrueReceived } from '../payments/refunds'
import { audit } from '../platform/audit/audit'
import type { Services } from '../platform/services/services'
import { type OrderRow, openOrderOf, orderPurpose, receivedFor } from './order'
import { leaveInvoice } from './organizer'

type CloseServices = Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>

/** Why an order ends without payment: it was not paid in time, it was paid another way, or staff withdrew it. */
type CloseReason = 'lapsed' | 'replaced' | 'withdrawn'

interface Closing {
  readonly actor: string
  readonly reason?: string | null
  /** whether staff voided the invoice, so that no credit memo is needed */
  readonly isVoided?: boolean
}

/**
 * Closes an open order inside a transaction that has locked the contact. It credits the invoice and accrues a refund of
 * any part payment. If the order was not paid in time or staff withdrew it, it also mails the customer. Does nothing
 * without an open order.
 */
export async function closeOrder(
  services: CloseServices,
  contactId: string,
  why: CloseReason,
  { actor, reason = null, isVoided = false }: Closing,
): Promise<void> {
  const { db } = services
  const order = await openOrderOf(db, contactId)
  if (!order) return
  await db.q.updateTable('purchase_order').set({ state: 'lapsed' }).where('id', '=', order.id).execute()
  await leaveInvoice(services, { orderId: order.id, why, at: services.now() })
  if (!isVoided) {
    await enter(db, {
      contactId,
      kind: 'creditMemo',
      purpose: orderPurpose(order),
      chargedCents: -order.amount_cents,
      paidCents: 0,
      description: descriptions[why],
      actor,
    })
  }
  await giveBack(services, order, why, actor)
  await audit(db, {
    actor,
    entity: 'purchase_order',
    entityId: order.id,
    contactId,
    action: `order.${why}`,
    before: { state: order.state },
    after: { state: 'lapsed', ...(reason && { reason }) },
  })
  if (why !== 'replaced') await notifyCustomer(services, order, letters[why])
}

/** Closes the open order of an expired quote. */
export const expireOrder = (services: CloseServices, contactId: string): Promise<void> =>
  closeOrder(services, contactId, 'lapsed', { actor: 'system' })

const letters = { lapsed: 'orderLapsed', withdrawn: 'orderWithdrawn' } as const

const notifyCustomer = ({ jobs }: CloseServices, { id: orderId, contact_id: contactId }: OrderRow, kind: string) =>
  jobs.enqueue('mail', { kind, contactId, orderId }, `mail:${kind}:${orderId}`)

const descriptions: Readonly<Record<CloseReason, string>> = {
  lapsed: 'Event insurance: not paid in time',
  replaced: 'Event insurance: paid for in another way',
  withdrawn: 'Event insurance: order withdrawn',
}

async function giveBack(services: CloseServices, order: OrderRow, why: CloseReason, actor: string): Promise<void> {
  const amountCents = await receivedFor(services.db, order)
  if (amountCents === 0) return
  const { contact_id: contactId } = order
  const owing = { contactId, amountCents, reason: descriptions[why], changeId: null, actor }
  await accrueReceived(services, owing, orderPurpose(order))
}
