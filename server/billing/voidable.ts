import type { LedgerEntry } from '../ledger/ledger'
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
  if (entry.purpose !== staffPurposes[entry.kind]) return 'A policy or its order depends on this entry'
  return later[entry.kind](entry, balance)
}

/** Why later entries keep one of each kind from being voided. */
const later: Readonly<Record<Exclude<LedgerEntry['kind'], 'salesReceipt'>, VoidRule>> = {
  invoice: ({ charged_cents }, { besideCharged }) =>
    charged_cents > besideCharged ? 'This charge was credited later: void the credit memo first' : null,
  receivePayment: ({ paid_cents }, { besidePaid, payableCents }) =>
    paid_cents > besidePaid - payableCents
      ? 'This payment was refunded later, or a refund is due: void the refund first'
      : null,
  creditMemo: ({ charged_cents }, { creditCents, payableCents }) =>
    payableCents > 0 && 0 - charged_cents > creditCents ? 'This credit is already due as a refund' : null,
  issueRefund: () => null,
}

type VoidRule = (entry: LedgerEntry, balance: AccountBalance) => string | null
