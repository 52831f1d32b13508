import type { ReactNode } from 'react'
import type { BooksQuery } from '../../../../machines/staff/accounting/accounting.route'
import type { AccountingRef, BookRow } from '../../../../machines/staff/accounting/accounting.select'
import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'
import { shortMoment } from '../shared/dates'
import { tableLook } from '../shared/tableStyle'
import { kindInWords } from './labels'
import { TransactionActions } from './TransactionActions'
import { Amount, TransactionDescription } from './TransactionCells'

const { head, words, cell, row: rowLook } = tableLook

interface Props {
  readonly accounting: AccountingRef
  readonly rows: readonly BookRow[]
  readonly order: BooksQuery['order']
  /** the address of the list in the opposite order */
  readonly turned: string
}

/** One row for each transaction, with the balance after it; below 768 px a row is a small grid. */
export function TransactionTable({ accounting, rows, order, turned }: Props) {
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Charges and payments, {order} first</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words}>Number</th>
          <th className={words}>Kind</th>
          <th
            className={`${head} text-start font-strong text-ink`}
            aria-sort={order === 'oldest' ? 'ascending' : 'descending'}
          >
            <Link to={turned} className={`${tableLook.sorted} text-ink no-underline`}>
              <Icon name={order === 'oldest' ? 'chevronUp' : 'chevronDown'} className="size-2" />
              Entered
            </Link>
          </th>
          <th className={words}>Description</th>
          <Money>Charged, $</Money>
          <Money>Paid, $</Money>
          <Money>Balance, $</Money>
          <th className={words}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.transaction_id} accounting={accounting} row={row} />
        ))}
      </tbody>
    </table>
  )
}

const Money = ({ children }: { children: ReactNode }) => (
  <th className={`${head} text-end plain-weight text-ink-soft`}>{children}</th>
)

function Row({ accounting, row }: { accounting: AccountingRef; row: BookRow }) {
  const { number, created, charged, paid, balance, voided, state } = row
  const isVoid = state !== 'made'
  const look = isVoid ? `${cell} text-ink-faint line-through` : cell
  return (
    <tr className={rowLook}>
      <th scope="row" tabIndex={-1} className={`${look} text-start whitespace-nowrap max-md:font-strong`}>
        {number}
      </th>
      <td className={`${look} whitespace-nowrap max-md:text-end`}>{kindInWords(row)}</td>
      <td className={`${look} whitespace-nowrap max-md:col-span-2 max-md:text-ink-soft`}>{shortMoment(created)}</td>
      <td className={`${cell} max-md:col-span-2`}>
        <TransactionDescription row={row} />
        {voided && <p className="text-ink-soft">Voided: {voided}</p>}
      </td>
      <Amount look={look} name="Charged" dollars={charged} isMoved />
      <Amount look={look} name="Paid" dollars={paid} isMoved />
      <Amount look={cell} name="Balance" dollars={balance} />
      <td className={`${cell} text-end max-md:col-span-2 max-md:pt-1 max-md:text-start`}>
        <TransactionActions accounting={accounting} row={row} />
      </td>
    </tr>
  )
}
