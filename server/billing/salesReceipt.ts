import { enter } from '../ledger/ledger'
import { audit } from '../platform/audit/audit'
import type { Services } from '../platform/services/services'
import { chargeCard, chargeStatus } from './cardCharge'
import { type Booked, booked } from './confirmation'
import { addEntryDocument } from './document'
import { onceFor, type TransactionRequest } from './idempotentTransaction'
import { describeItems, readForm } from './transactionForm'
import { staffPurposes } from './voidable'

/**
 * Charges for something that is paid at once, by card, or by check or transfer with its reference.
 * @throws Problem 402 declined card, nothing is recorded; 404, 422
 */
export async function enterSalesReceipt(services: Services, request: TransactionRequest): Promise<Booked> {
  const status = await chargeStatus(services, request)
  if (status) return status
  const form = readForm(request.form, { items: true, reference: true })
  if (form.token) return chargeCard(services, request, 'salesReceipt', form)
  const { amountCents, items, reference, note } = form
  return onceFor(services, request, async ({ id: contactId }) => {
    const { id, transactionId } = await enter(services.db, {
      contactId,
      kind: 'salesReceipt',
      purpose: staffPurposes.salesReceipt,
      chargedCents: amountCents,
      paidCents: amountCents,
      description: describeItems(items),
      actor: request.actor,
      reference,
      note,
      items,
    })
    await addEntryDocument(services, contactId, 'receipt', id)
    await audit(services.db, {
      actor: request.actor,
      entity: 'transaction',
      entityId: transactionId,
      contactId,
      action: 'salesReceipt.entered',
      after: { transaction_id: transactionId, amount_cents: amountCents, way: 'check', reference },
    })
    return booked(services, contactId, transactionId)
  })
}
