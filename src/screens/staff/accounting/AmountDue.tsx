import type { AccountingTransactions } from '../../../../contract/client'
import { dollars } from '../../../../domain/common/formats'
import type { AccountingRef } from '../../../../machines/staff/accounting/accounting.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { shortMoment } from '../shared/dates'

type Refund = AccountingTransactions['owed'][number]

/** Refunds that were decided and are not made yet: the processor makes some of them, staff make the others. */
export function PayableRefunds({ accounting, books }: { accounting: AccountingRef; books: AccountingTransactions }) {
  const { owed: refunds, payee } = books
  if (refunds.length === 0) return null
  const isOurs = refunds.some(waitsForStaff)
  return (
    <section aria-labelledby="owed" className="pb-3">
      <Notice tone={isOurs ? 'attention' : 'quiet'} title={<span id="owed">Refunds due</span>}>
        <ul className="grid gap-1">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <strong className="font-strong">{dollars(refund.amount)}</strong> since {shortMoment(refund.created)}:{' '}
              {refund.reason} <span className="block text-ink-soft">{waiting(refund, payee)}</span>
            </li>
          ))}
        </ul>
        {isOurs && (
          <Actions className="**:data-button:bg-sheet">
            <Button
              isDense
              onClick={() =>
                accounting.send({ type: 'entry.chosen', entering: { origin: 'here', kind: 'issueRefund' } })
              }
            >
              Refund it
            </Button>
          </Actions>
        )}
      </Notice>
    </section>
  )
}

const waitsForStaff = ({ state, way }: Refund) => state === 'failed' || way === 'check'

type Payee = AccountingTransactions['payee']

/** Names the organizer that gets a check or transfer, which the policyholder must not get. */
export const payeeInWords = ({ name, address, invoice }: NonNullable<Payee>) =>
  `${[name, address].filter(Boolean).join(', ')} (paid with ${invoice})`

function waiting({ state, way }: Refund, payee: Payee): string {
  if (state === 'failed') return 'The processor refused it. Refund it another way.'
  return way === 'card'
    ? 'On its way to the card.'
    : `Waits for a check or a transfer from us${payee ? ` to the organizer: ${payeeInWords(payee)}` : ''}.`
}
