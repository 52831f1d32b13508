import type { MadeChange } from '../../../contract/client'
import { dollars } from '../../../domain/formats'
import { focusOnMount } from '../../shell/focusOnMount'
import { Notice } from '../../ui/Notice'

/** What was made of a change, while the policy is looked at for the first time after it. */
export function Told({ made: { opened, difference, transaction_id, receipt_url } }: { made: MadeChange }) {
  const isCancelled = opened.policy.customFields.status === 'cancelled'
  return (
    <div tabIndex={-1} ref={focusOnMount} className="mt-3">
      <Notice tone="done" title={isCancelled ? 'Your policy is cancelled.' : 'Your policy is changed.'}>
        <p>
          {moneyOf(difference)} Transaction {transaction_id}.
        </p>
        <p>
          {isCancelled
            ? 'The cover has ended. We email you that it has.'
            : 'The new certificate is below, and goes to you by email. The one before it is no longer valid.'}
        </p>
        {receipt_url && (
          <p>
            <a href={receipt_url}>{difference > 0 ? 'Open the receipt' : 'Open the paper for it'}</a>
          </p>
        )}
      </Notice>
    </div>
  )
}

function moneyOf(difference: number): string {
  if (difference === 0) return 'The price is the same.'
  return difference > 0 ? `${dollars(difference)} was charged.` : `${dollars(-difference)} goes back to you.`
}
