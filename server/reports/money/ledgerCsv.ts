import { todayIn } from '../../../domain/common/dates'
import type { LedgerEntry } from '../../ledger/ledger'
import type { Db } from '../../platform/db/database'
import type { Moments } from '../activity'
import { type Columns, csvFile, inDollars } from '../csv'
import { type Named, named } from './named'
import type { MoneyFile } from './reports'

interface Row extends LedgerEntry, Named {
  readonly voided: string | null
}

/** Every entry of every contact between two moments, in the order in which they were added. */
export async function ledgerCsv({ q }: Db, { begins, ends }: Moments): Promise<MoneyFile> {
  const rows = await q
    .selectFrom('ledger')
    .innerJoin('contact', 'contact.id', 'ledger.contact_id')
    .leftJoin('ledger as voided', 'voided.id', 'ledger.voids')
    .selectAll('ledger')
    .select([...named, 'voided.number as voided'])
    .where('ledger.created', '>=', begins)
    .where('ledger.created', '<', ends)
    .orderBy('ledger.id')
    .execute()
  return { bytes: await csvFile(columns, rows), count: rows.length }
}

const columns: Columns<Row> = [
  ['Day', ({ created }) => todayIn(created)],
  ['Number', ({ number }) => number],
  ['Transaction', ({ transaction_id }) => transaction_id],
  ['Kind', ({ kind }) => kinds[kind]],
  ['Voids', ({ voided }) => voided],
  ['Quote', ({ quote_number }) => quote_number],
  ['Policy', ({ policy_number }) => policy_number],
  ['Insured', ({ insured_name }) => insured_name],
  ['Description', ({ description }) => description],
  ['Reference', ({ reference }) => reference],
  ['Charged, $', ({ charged_cents }) => inDollars(charged_cents)],
  ['Paid, $', ({ paid_cents }) => inDollars(paid_cents)],
  ['Made elsewhere on', ({ is_elsewhere, dated, created }) => (is_elsewhere ? (dated ?? todayIn(created)) : null)],
  ['By', ({ actor }) => actor],
]

const kinds: Readonly<Record<LedgerEntry['kind'], string>> = {
  salesReceipt: 'Sales receipt',
  invoice: 'Invoice',
  receivePayment: 'Payment',
  creditMemo: 'Credit memo',
  issueRefund: 'Refund',
}
