import type { LedgerRow } from '../../../contract/client'
import { todayIn } from '../../../domain/common/dates'
import { amount, dollars } from '../../../domain/common/formats'

const kinds: Readonly<Record<LedgerRow['kind'], string>> = {
  salesReceipt: 'Receipt',
  invoice: 'Invoice',
  receivePayment: 'Payment',
  creditMemo: 'Credit memo',
  issueRefund: 'Refund',
}

/** Voids are numbered apart, as V-000002. */
const isVoiding = (number: string) => number.startsWith('V-')

/** An amount of 0 is a dash. */
const moved = (dollarsMoved: number) => (dollarsMoved === 0 ? '–' : amount(dollarsMoved))

/** The policy's charges and payments. */
export function Transactions({ rows, paid }: { rows: readonly LedgerRow[]; paid: number }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Charges and payments</caption>
      <thead>
        <tr className="border-b border-ink text-left text-note">
          <th className="py-0.5 font-strong">Description</th>
          <th className="money py-0.5 pl-2 font-strong">Charged</th>
          <th className="money py-0.5 pl-2 font-strong">Paid</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, kind, description, created, charged, paid: moneyPaid, paid_by }) => (
          <tr key={number} className="border-b border-rule align-top">
            <td className="py-1.25">
              {/* a voiding entry describes the entry that it voids */}
              {kinds[kind]} {isVoiding(number) ? description : number}{' '}
              <span className="block text-dense text-ink-soft">
                {[todayIn(new Date(created)), isVoiding(number) ? number : description, paid_by]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </td>
            <td className="money py-1.25 pl-2">{moved(charged)}</td>
            <td className="money py-1.25 pl-2">{moved(moneyPaid)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-strong">
          <th scope="row" colSpan={2} className="py-1.25 text-left font-strong">
            Paid, less refunds
          </th>
          <td className="money py-1.25 pl-2">
            <span className="double-rule">{dollars(paid)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
