import type { components } from '../../contract/schema.gen'
import { dollarsOf } from '../../domain/common/money'
import type { Contact } from '../contacts/contact'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { payeeOf } from '../policies/payee'
import { contactOf } from '../quotes/contactDto'
import { quoteSuspension } from '../quotes/suspension'
import type { AccountBalance } from './balance'
import { entriesOf } from './transaction'

type TransactionsDto = components['schemas']['AccountingTransactions']
type ReadServices = Pick<Services, 'db' | 'now'>

/** The ledger of a contact and the actions that are possible. @throws Problem 404 */
export async function transactionsOf(services: ReadServices, contactId: string): Promise<TransactionsDto> {
  const { db } = services
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirst()
  if (!contact) throw notFound('quote')
  const { data, balance } = await entriesOf(db, contactId)
  const { chargedCents, paidCents, byRuleCents, payableRefunds } = balance
  return {
    data,
    contact: contactOf(contact),
    charged: dollarsOf(chargedCents),
    paid: dollarsOf(paidCents),
    due: dollarsOf(chargedCents - paidCents),
    refund_by_rule: dollarsOf(byRuleCents),
    ...(await suspendedOrder(services, contact, balance)),
    payee: await payeeOf(db, contactId),
    owed: payableRefunds.map(({ id, amount_cents, reason, state, created, payment_id }) => ({
      id,
      amount: dollarsOf(amount_cents),
      reason,
      state: state === 'failed' ? state : 'owed',
      created: created.toISOString(),
      way: payment_id === null ? 'check' : 'card',
    })),
  }
}

/** The open order whose payment would be refused now (decision record 74). Empty where nothing stops it. */
async function suspendedOrder(
  services: ReadServices,
  contact: Contact,
  { order, entries }: AccountBalance,
): Promise<Pick<TransactionsDto, 'suspended_order'>> {
  const suspension = order && (await quoteSuspension(services, contact))
  if (!suspension) return {}
  const { placed, receivedCents } = order
  return {
    suspended_order: {
      suspension,
      amount_due: dollarsOf(placed.amount_cents - receivedCents),
      pay_by: placed.pay_by,
      invoice: entries.find(({ id }) => id === placed.ledger_id)?.transaction_id ?? null,
    },
  }
}
