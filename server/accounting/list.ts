import type { components } from '../../contract/schema.gen'
import { dollarsOf } from '../../domain/money'
import { notFound } from '../problem'
import { contactOf } from '../quotes/wire'
import type { Services } from '../services'
import { entriesOf } from './entries'

type Told = components['schemas']['AccountingTransactions']

/** The books of a contact, and what may be done with them. @throws a 404 */
export async function transactionsOf({ db }: Pick<Services, 'db'>, contactId: string): Promise<Told> {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirst()
  if (!contact) throw notFound('quote')
  const { data, standing } = await entriesOf(db, contactId)
  const { chargedCents, paidCents, byRuleCents, owed } = standing
  return {
    data,
    contact: contactOf(contact),
    charged: dollarsOf(chargedCents),
    paid: dollarsOf(paidCents),
    due: dollarsOf(chargedCents - paidCents),
    refund_by_rule: dollarsOf(byRuleCents),
    owed: owed.map(({ id, amount_cents, reason, state, created, payment_id }) => ({
      id,
      amount: dollarsOf(amount_cents),
      reason,
      state: state === 'failed' ? state : 'owed',
      created: created.toISOString(),
      way: payment_id === null ? 'check' : 'card',
    })),
  }
}
