import { addMoneyDocument } from '../documents/record'
import type { LedgerEntry } from '../ledger/ledger'
import type { MoneyKind } from '../pdf/facts/kinds'
import type { Services } from '../platform/services/services'

/** With what each entry is told. */
export const documentKinds = {
  salesReceipt: 'receipt',
  receivePayment: 'receipt',
  invoice: 'invoice',
  creditMemo: 'creditMemo',
  issueRefund: 'refund',
} as const satisfies Readonly<Record<LedgerEntry['kind'], MoneyKind>>

/** The paper of an entry, with a policy or without, in the transaction that enters it; its file is made by a job. */
export async function addEntryDocument(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  contactId: string,
  kind: MoneyKind,
  ledgerId: number,
): Promise<void> {
  await addMoneyDocument(db, { contactId, kind, ledgerId })
  await jobs.enqueue('documents', { contactId }, `documents:ledger:${ledgerId}`)
}
