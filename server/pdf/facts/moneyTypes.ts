import type { Selectable } from 'kysely'
import type { Price } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import type { LedgerTable, PolicyChangeTable, PurchaseOrderTable } from '../../platform/db/policyTables'
import type { MoneyKind } from './kinds'
import type { CardPayment } from './policy'
import type { Bill, BrandFacts } from './types'

/** An entry of the books with all that its paper says of it. Whole cents. */
export interface MoneyRead {
  readonly kind: MoneyKind
  readonly entry: Selectable<LedgerTable>
  /** and not of what staff charge for beside the policy */
  readonly isOfPolicy: boolean
  /** what had been charged for until then, this entry not counted */
  readonly chargedBefore: number
  /** what was still owed after it */
  readonly balanceDue: number
  readonly policyNumber: string | null
  readonly quoteNumber: string
  /** as they were bought, or are to be */
  readonly counted: Partial<Answers>
  /** the prices that the amount may be the sum of */
  readonly prices: readonly Price[]
  /** that the entry is the invoice of, or pays */
  readonly order: Pick<Selectable<PurchaseOrderTable>, 'pay_by'> | undefined
  /** that the entry charges for or gives back */
  readonly change: Pick<Selectable<PolicyChangeTable>, 'type' | 'what' | 'price' | 'difference_cents'> | undefined
  /** by which the money came, or goes back */
  readonly payment: CardPayment | undefined
}

/** What a paper of money says, in words that are ready to print. */
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
  /** what the sum is: paid, due, credited */
  readonly total: string
  /** how to pay it; nothing of what is paid */
  readonly ways: readonly MoneyRow[]
  readonly brand: BrandFacts
}

export interface MoneyRow {
  readonly label: string
  readonly value: string
  readonly note?: string
}
