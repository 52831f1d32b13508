import type { MadeChange } from '../../../contract/client'
import { dollarsOf } from '../../../domain/common/money'
import type { Services } from '../../platform/services/services'
import type { Change } from '../changeHistory'
import { openPolicy } from '../policyDto'

/** The response to a change: the current policy, and the document of the payment or refund. */
export async function madeChange(services: Pick<Services, 'db' | 'now'>, change: Change): Promise<MadeChange> {
  const { contact_id: contactId, transaction_id: transactionId } = change
  const opened = await openPolicy(services, contactId)
  if (!opened || transactionId === null) throw new Error('a change is told that was not made')
  const document = await services.db.q
    .selectFrom('ledger')
    .innerJoin('document', 'document.ledger_id', 'ledger.id')
    .select('document.token')
    .where('ledger.transaction_id', '=', transactionId)
    .executeTakeFirst()
  const checks = await services.db.q
    .selectFrom('refund')
    .select('amount_cents')
    .where('change_id', '=', change.id)
    .where('payment_id', 'is', null)
    .execute()
  const checkCents = checks.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return {
    opened,
    transaction_id: transactionId,
    difference: dollarsOf(change.difference_cents),
    ...(checkCents > 0 && { by_check: dollarsOf(checkCents) }),
    receipt_url: document ? `/api/files/${document.token}` : null,
  }
}
