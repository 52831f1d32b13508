import type { MoneyKind } from '../documents/kinds'
import { paperOf } from '../payments/refunds'
import { addMoneyDocument } from '../policies/documents'
import type { Services } from '../services'
import type { LedgerEntry } from './entries'

/** With what each entry is told. */
export const papers = {
  salesReceipt: 'receipt',
  receivePayment: 'receipt',
  invoice: 'invoice',
  creditMemo: 'creditMemo',
  issueRefund: 'refund',
} as const satisfies Readonly<Record<LedgerEntry['kind'], MoneyKind>>

/** The paper of an entry, with a policy or without, in the transaction that enters it; its file is made by a job. */
export async function addPaper(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  contactId: string,
  kind: MoneyKind,
  ledgerId: number,
): Promise<void> {
  await addMoneyDocument(db, { ...(await paperOf(db, contactId)), kind, ledgerId })
  await jobs.enqueue('documents', { contactId }, `documents:ledger:${ledgerId}`)
}
