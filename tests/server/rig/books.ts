import { lockContact } from '../../../server/contacts/contact'
import { enter } from '../../../server/ledger/ledger'
import type { LedgerKind } from '../../../server/platform/db/policyTables'
import type { TestApp } from './app'

/** Dollars of one ledger entry of each kind: charged 640, paid 595. */
const amounts = {
  salesReceipt: [50_000, 50_000],
  invoice: [15_000, 0],
  receivePayment: [0, 10_000],
  creditMemo: [-1_000, 0],
  issueRefund: [0, -500],
} as const satisfies Record<LedgerKind, readonly [number, number]>

const purposes = {
  salesReceipt: 'receipt',
  invoice: 'invoice',
  receivePayment: 'balance',
  creditMemo: 'credit',
  issueRefund: 'payout',
} as const

/** Records one entry of each kind, as staff do. @returns their transaction_ids */
export function enterBooks({ services: { db } }: TestApp, contactId: string): Promise<Record<LedgerKind, string>> {
  return db.tx(async () => {
    await lockContact(db, contactId)
    const entered: Partial<Record<LedgerKind, string>> = {}
    for (const kind of Object.keys(amounts) as LedgerKind[]) {
      const [chargedCents, paidCents] = amounts[kind]
      const entry = {
        contactId,
        kind,
        purpose: purposes[kind],
        chargedCents,
        paidCents,
        description: 'A',
        actor: 'system',
      }
      entered[kind] = (await enter(db, entry)).transactionId
    }
    return entered as Record<LedgerKind, string>
  })
}
