import type { AccountingTransactions } from '../../../../contract/client'
import { dayInWords, dollars } from '../../../../domain/common/formats'
import { suspensionSentence } from '../../../../domain/quote/suspension'
import { Notice } from '../../../shared/ui/Notice'

interface Props {
  readonly order: NonNullable<AccountingTransactions['suspended_order']>
}

/** Why the payment of the open order would be refused now, and what is due for it. */
export const SuspendedOrder = ({ order }: Props) => (
  <Notice tone="attention" title="The payment of this order has to wait">
    <p>{suspensionSentence(order.suspension)}</p>
    <p>{dollars(order.amount_due)} is due for it.</p>
    <p>Its last day to pay stays {dayInWords(order.pay_by)}.</p>
  </Notice>
)
