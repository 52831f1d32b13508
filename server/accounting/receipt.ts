import { audit } from '../audit'
import { enter } from '../ledger'
import type { Services } from '../services'
import { type Booked, booked } from './booked'
import { chargeCard } from './card'
import { describeItems } from './describe'
import { readForm } from './form'
import { type Asked, onceFor } from './once'
import { addPaper } from './paper'
import { staffPurposes } from './voidable'

/**
 * Charges for something that is paid at once, by card, or by check or transfer with its reference.
 * @throws Problem 402 a card that is refused, and nothing is entered; 404, 422
 */
export async function sell(services: Services, asked: Asked): Promise<Booked> {
  const form = readForm(asked.form, { items: true, reference: true })
  if (form.token) return chargeCard(services, asked, 'salesReceipt', form)
  const { amountCents, items, reference, note } = form
  return onceFor(services, asked, async ({ id: contactId }) => {
    const { id, transactionId } = await enter(services.db, {
      contactId,
      kind: 'salesReceipt',
      purpose: staffPurposes.salesReceipt,
      chargedCents: amountCents,
      paidCents: amountCents,
      description: describeItems(items),
      actor: asked.actor,
      reference,
      note,
      items,
    })
    await addPaper(services, contactId, 'receipt', id)
    await audit(services.db, {
      actor: asked.actor,
      entity: 'transaction',
      entityId: transactionId,
      contactId,
      action: 'salesReceipt.entered',
      after: { transaction_id: transactionId, amount_cents: amountCents, way: 'check', reference },
    })
    return booked(services, contactId, transactionId)
  })
}
