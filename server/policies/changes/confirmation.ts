import type { MadeChange } from '../../../contract/client'
import { dollarsOf } from '../../../domain/common/money'
import { givenBack } from '../../payments/refundRow'
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
  const { byCheck } = await givenBack(services.db, change.id)
  return {
    opened,
    transaction_id: transactionId,
    difference: dollarsOf(change.difference_cents),
    ...(byCheck > 0 && { by_check: dollarsOf(byCheck) }),
    receipt_url: document ? `/api/files/${document.token}` : null,
  }
}
