import type { components } from '../../contract/schema.gen'
import { dollarsOf } from '../../domain/common/money'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { payeeOf } from '../policies/payee'
import { contactOf } from '../quotes/contactDto'
import { entriesOf } from './transaction'

type TransactionsDto = components['schemas']['AccountingTransactions']

/** The ledger of a contact and the actions that are possible. @throws Problem 404 */
export async function transactionsOf({ db }: Pick<Services, 'db'>, contactId: string): Promise<TransactionsDto> {
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
