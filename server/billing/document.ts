import { dollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { addMoneyDocument } from '../documents/record'
import type { LedgerEntry } from '../ledger/ledger'
import { documentNames, type MoneyKind } from '../pdf/facts/kinds'
import type { Services } from '../platform/services/services'

/** The document that each kind of entry gets. */
export const documentKinds = {
  salesReceipt: 'receipt',
  receivePayment: 'receipt',
  invoice: 'invoice',
  creditMemo: 'creditMemo',
  issueRefund: 'refund',
} as const satisfies Readonly<Record<LedgerEntry['kind'], MoneyKind>>

/**
 * Adds the document of an entry in the transaction that records it, with or without a policy; a job renders its file.
 */
export async function addEntryDocument(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  contactId: string,
  kind: MoneyKind,
  ledgerId: number,
): Promise<void> {
  await addMoneyDocument(db, { contactId, kind, ledgerId })
  await jobs.enqueue('documents', { contactId }, `documents:ledger:${ledgerId}`)
}

type Amounts = Pick<LedgerEntry, 'kind' | 'number' | 'charged_cents' | 'paid_cents'>

/** The amount of an entry, in either direction. */
export const amountInWords = ({ charged_cents, paid_cents }: Amounts): string =>
  dollars(dollarsOf(Math.abs(charged_cents || paid_cents)))

/** The subject of the mail with an entry's document. `number` is that of the policy or the quote. */
export const mailSubjectOf = (entry: Amounts, number: string): string =>
  `${documentNames[documentKinds[entry.kind]]} ${entry.number}, ${amountInWords(entry)}: ${number}`
