import { dollars } from '../common/formats'
import { centsOf, dollarsOf } from '../common/money'
import type { Books, Entering, EntryAnswers } from './accounting'

/* A refund above what is due: the excess is credited beside it, so that it does not become due again. */

/** Dollars of the credit memo that the server makes beside a refund; 0 where no more is refunded than is due. */
export function excessOf({ kind }: Entering, { amount }: EntryAnswers, { refund_by_rule: due }: Books): number {
  if (kind !== 'issueRefund' || typeof amount !== 'number') return 0
  return Math.max(0, dollarsOf(centsOf(amount) - centsOf(Math.max(due, 0))))
}

/** Says what the server does with an excess, before the refund is submitted. */
export const excessInWords = (excess: number, { refund_by_rule: due }: Pick<Books, 'refund_by_rule'>): string =>
  `${due > 0 ? `${dollars(excess)} more than the ${dollars(due)} that is due to the customer is refunded` : 'Nothing is due to the customer'}. A credit memo of ${dollars(excess)} is made with this refund.`

interface Entry {
  readonly transaction_id: string
  readonly kind: string
  readonly state: string
  readonly description: string
  readonly note: string | null
  readonly actor: string
}

/**
 * The credit memo that was made with a refund and still counts. The server enters it right before the refund, with its
 * note (server/billing/refundable.ts).
 * @param entries in ledger order
 */
export function creditMadeWith<Row extends Entry>(refund: Entry, entries: readonly Row[]): Row | null {
  if (refund.kind !== 'issueRefund') return null
  const at = entries.findIndex(({ transaction_id: id }) => id === refund.transaction_id)
  const before = entries[at - 1]
  const isMadeWith =
    before?.kind === 'creditMemo' &&
    before.state === 'made' &&
    before.description === 'Refund' &&
    before.note === refund.note &&
    before.actor === refund.actor
  return isMadeWith ? before : null
}
