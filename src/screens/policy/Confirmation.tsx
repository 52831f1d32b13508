import type { MadeChange } from '../../../contract/client'
import { dollars } from '../../../domain/common/formats'
import { centsOf, dollarsOf } from '../../../domain/common/money'
import { focusOnMount } from '../../shared/browser/focus'
import { Notice } from '../../shared/ui/Notice'

/** The result of a change, shown on the first view of the policy after it. */
export function ChangeResult({
  made: { opened, difference, transaction_id, receipt_url, by_check },
}: {
  made: MadeChange
}) {
  const isCancelled = opened.policy.customFields.status === 'cancelled'
  return (
    <div tabIndex={-1} ref={focusOnMount} className="mt-3">
      <Notice tone="done" title={isCancelled ? 'Your policy is canceled.' : 'Your policy is changed.'}>
        <p>
          {differenceInWords(difference, by_check ?? 0)} Transaction {transaction_id}.
        </p>
        <p>
          {isCancelled
            ? 'It was canceled before coverage began. We are sending you a confirmation by email.'
            : 'The new documents are below, and go to you by email. Earlier certificates and policies are no longer valid.'}
        </p>
        {receipt_url && (
          <p>
            <a href={receipt_url}>{difference > 0 ? 'Open the receipt' : 'View the document'}</a>
          </p>
        )}
      </Notice>
    </div>
  )
}

/** @param byCheck the part of a refund that we still send */
function differenceInWords(difference: number, byCheck: number): string {
  if (difference === 0) return 'The price is the same.'
  if (difference > 0) return `${dollars(difference)} was charged.`
  const toCard = centsOf(-difference) - centsOf(byCheck)
  const refunded = toCard > 0 ? `${dollars(dollarsOf(toCard))} is refunded to you.` : ''
  return [refunded, byCheck > 0 ? `We will send you a check for ${dollars(byCheck)}.` : ''].filter(Boolean).join(' ')
}
