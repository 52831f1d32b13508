import type { Selectable } from 'kysely'
import type { Price } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import type { StoredCard } from '../../../domain/common/wayOfPayment'
import type { Suspension } from '../../../domain/quote/suspension'
import type { LedgerTable, PolicyChangeTable, PurchaseOrderTable } from '../../platform/db/policyTables'
import type { MoneyKind } from './kinds'
import type { Bill, BrandFacts } from './types'

/** A ledger entry with everything that its document prints. Whole cents. */
export interface MoneyRead {
  readonly kind: MoneyKind
  readonly entry: Selectable<LedgerTable>
  /** false for other staff charges */
  readonly isOfPolicy: boolean
  /** charged before this entry */
  readonly chargedBefore: number
  /** due after this entry */
  readonly balanceDue: number
  readonly policyNumber: string | null
  readonly quoteNumber: string
  /** as bought, or as ordered */
  readonly counted: Partial<Answers>
  /** the prices that the amount may equal */
  readonly prices: readonly Price[]
  /** whose invoice the entry is, or that it pays */
  readonly order: Pick<Selectable<PurchaseOrderTable>, 'pay_by'> | undefined
  /** why no payment of the order is recorded now */
  readonly suspension: Suspension | undefined
  /** that the entry charges or refunds */
  readonly change: Pick<Selectable<PolicyChangeTable>, 'type' | 'what' | 'price' | 'difference_cents'> | undefined
  /** the card that paid, or receives the refund */
  readonly payment: StoredCard | undefined
}

/** The printable text of a money document. */
export interface MoneyFacts {
  readonly kind: MoneyKind
  /** such as R-000104 */
  readonly number: string
  readonly made: Date
  /** New York day of the entry, MM/DD/YYYY */
  readonly day: string
  readonly lead: string
  readonly rows: readonly MoneyRow[]
  readonly bill: Bill
  /** label of the total: paid, due, credited */
  readonly total: string
  /** ways to pay it; empty where it is paid */
  readonly ways: readonly MoneyRow[]
  readonly brand: BrandFacts
}

export interface MoneyRow {
  readonly label: string
  readonly value: string
  readonly note?: string
}
