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

interface MoneyEntry extends Entry {
  readonly charged: number
  readonly paid: number
}

/**
 * Says that a credit memo was refunded, and how much the customer owes once it is voided; null where nothing is due then.
 * The books do not assign a refund to a credit memo, so refunds count for the other credit memos first.
 */
export function voidedCreditInWords(
  memo: MoneyEntry,
  { due, data }: { readonly due: number; readonly data: readonly MoneyEntry[] },
): string | null {
  const credit = 0 - centsOf(memo.charged)
  const owing = centsOf(due) + credit
  if (memo.kind !== 'creditMemo' || owing <= 0) return null
  const made = data.filter(({ state }) => state === 'made')
  const refunds = made.filter(({ kind }) => kind === 'issueRefund')
  const isMadeWithRefund = refunds.some(
    (refund) => creditMadeWith(refund, data)?.transaction_id === memo.transaction_id,
  )
  const others = made.filter(({ kind, transaction_id: id }) => kind === 'creditMemo' && id !== memo.transaction_id)
  const beyondOthers = others.reduce((sum, { charged }) => sum + centsOf(charged), 0) - centsPaid(refunds)
  const refunded = isMadeWithRefund ? credit : Math.max(0, Math.min(credit, owing, beyondOthers))
  const ending = `customer then owes ${dollars(dollarsOf(owing))}.`
  if (refunded === 0) return `The ${ending}`
  const part = refunded === credit ? 'It' : `${dollars(dollarsOf(refunded))} of it`
  return `${part} was refunded already, so the ${ending}`
}

/** Says how much is due to the customer once an invoice is voided; null where nothing is, as for one that is not paid. */
export function voidedInvoiceInWords(
  { kind, charged }: Pick<MoneyEntry, 'kind' | 'charged'>,
  { due }: { readonly due: number },
): string | null {
  const owed = centsOf(charged) - centsOf(due)
  if (kind !== 'invoice' || owed <= 0) return null
  return `The customer has then paid ${dollars(dollarsOf(owed))} more than is charged, which is due back.`
}

const centsPaid = (entries: readonly MoneyEntry[]) => entries.reduce((sum, { paid }) => sum + centsOf(paid), 0)
