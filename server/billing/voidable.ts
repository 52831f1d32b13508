import type { LedgerEntry } from '../ledger/ledger'
import { orderPurpose } from '../purchases/order'
import type { AccountBalance } from './balance'

/** The purposes of entries that staff make by hand; policies or orders depend on every other one. */
export const staffPurposes = {
  invoice: 'invoice',
  salesReceipt: 'receipt',
  receivePayment: 'balance',
  creditMemo: 'credit',
  issueRefund: 'payout',
} as const satisfies Readonly<Record<LedgerEntry['kind'], string>>

/** The reason why an entry cannot be voided, with words for staff; null where it can. */
export function voidObstacle(entry: LedgerEntry, balance: AccountBalance): string | null {
  if (entry.voids !== null) return 'This entry is itself a reversal'
  if (balance.entries.some(({ voids }) => voids === entry.id)) return 'This entry is already voided'
  if (entry.payment_id !== null) return 'The payment processor moved this money: only a refund can reverse it'
  if (entry.kind === 'salesReceipt') return 'A sales receipt is reversed by a credit memo and a refund'
  if (!isByStaff(entry) && !isOfOrder(entry, balance)) return 'A policy or its order depends on this entry'
  return later[entry.kind](entry, balance)
}

const isByStaff = ({ kind, purpose }: LedgerEntry) => purpose === staffPurposes[kind]

/**
 * Money by check or transfer for an order, which the bank can return and staff can mistype: the order is then unpaid
 * again, and a policy has a balance due. The invoice of an order that still waits: voiding it withdraws the order.
 */
const isOfOrder = (entry: LedgerEntry, balance: AccountBalance) =>
  isOrderedInvoice(entry, balance) || (entry.kind === 'receivePayment' && entry.purpose.startsWith('order:'))

export const isOrderedInvoice = ({ id }: Pick<LedgerEntry, 'id'>, { order }: AccountBalance) =>
  order !== null && order.placed.ledger_id === id

/** Why later entries keep one of each kind from being voided. */
const later: Readonly<Record<Exclude<LedgerEntry['kind'], 'salesReceipt'>, VoidRule>> = {
  invoice: (entry, balance) => {
    if (isOrderedInvoice(entry, balance))
      return balance.order?.receivedCents ? 'Money was received for this order: void that payment first' : null
    return entry.charged_cents > balance.besideCharged
      ? 'This charge was credited later: void the credit memo first'
      : null
  },
  receivePayment: ({ paid_cents, purpose }, { besidePaid, payableCents, order }) =>
    paid_cents > (order && purpose === orderPurpose(order.placed) ? order.receivedCents : besidePaid - payableCents)
      ? 'This payment was refunded later, or a refund is due: void the refund first'
      : null,
  creditMemo: ({ charged_cents }, { creditCents, payableCents }) =>
    payableCents > 0 && 0 - charged_cents > creditCents ? 'This credit is already due as a refund' : null,
  issueRefund: () => null,
}

type VoidRule = (entry: LedgerEntry, balance: AccountBalance) => string | null
