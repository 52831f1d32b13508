import { dollars } from '../../domain/common/formats'
import { type Cents, dollarsOf } from '../../domain/common/money'
import type { Contact } from '../contacts/contact'
import type { Entered } from '../ledger/ledger'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { awaited } from '../purchases/orderPayment'
import { accountBalanceOf } from './balance'
import { addEntryDocument } from './document'
import { isVoided } from './transaction'
import type { Form } from './transactionForm'

type PaymentServices = Pick<Services, 'db' | 'jobs' | 'now'>

interface Balance {
  readonly contactId: string
  readonly amountCents: Cents
  readonly entered: Pick<Entered, 'id' | 'transactionId'>
  readonly reference: string | null
  readonly actor: string
}

/** Applies money recorded for an amount due beside an order. */
export async function takeBalance(services: PaymentServices, balance: Balance): Promise<void> {
  const { contactId, amountCents, entered, reference, actor } = balance
  await addEntryDocument(services, contactId, 'receipt', entered.id)
  await audit(services.db, {
    actor,
    entity: 'transaction',
    entityId: entered.transactionId,
    contactId,
    action: 'payment.received',
    after: { transaction_id: entered.transactionId, amount_cents: amountCents, reference },
  })
}

export const describePayment = async (db: Db, about: string | null): Promise<string> => {
  if (about === null) return 'Payment received'
  const invoice = await db.q
    .selectFrom('ledger')
    .select('number')
    .where('transaction_id', '=', about)
    .executeTakeFirst()
  return invoice ? `Payment received for ${invoice.number}` : 'Payment received'
}

/**
 * Finds the target of a payment: the open order, unless another invoice is named, or the amount due beside it.
 * @param at when the payment began
 * @throws Problem 409 where nothing is due, 422 for more than is due, or for an id that is not an invoice of this
 * contact
 */
export async function paidAmountOf(
  services: PaymentServices,
  contact: Contact,
  { about, amountCents }: Pick<Form, 'about' | 'amountCents'>,
  at: Date,
): Promise<'order' | 'balance'> {
  const balance = await accountBalanceOf(services.db, contact.id)
  const invoice = balance.entries.find(({ transaction_id }) => transaction_id === about)
  if (about !== null && (invoice?.kind !== 'invoice' || invoice.voids !== null || isVoided(invoice, balance)))
    throw wrongAnswers({ transaction_id: 'Choose an invoice of this contact' })
  const isOrder = balance.order !== null && (!invoice || balance.order.placed.ledger_id === invoice.id)
  if (isOrder) {
    await awaited(services, contact, amountCents, at)
    return 'order'
  }
  const { dueCents } = balance
  if (dueCents === 0) throw new Problem(409, 'No payment is due here')
  if (amountCents > dueCents) throw wrongAnswers({ amount: `Only ${dollars(dollarsOf(dueCents))} is due` })
  return 'balance'
}
