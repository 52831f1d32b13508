import { useSelector } from '@xstate/react'
import type { AccountingTransactions } from '../../../../contract/client'
import { dollars } from '../../../../domain/common/formats'
import { booksAddressOf } from '../../../../machines/staff/accounting/accounting.route'
import {
  type AccountingRef,
  rowsOf,
  selectAccountingProblem,
  selectBooks,
  selectBooksQuery,
  selectIsOutdated,
  selectIsReading,
} from '../../../../machines/staff/accounting/accounting.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { ContactHeading } from '../shared/ContactHeading'
import { inShort } from '../shared/contactSummary'
import { Failed } from '../shared/LoadError'
import { Pager } from '../shared/Pager'
import { Search } from '../shared/Search'
import { PayableRefunds } from './AmountDue'
import { dueInWords } from './labels'
import { SuspendedOrder } from './SuspendedOrder'
import { TransactionTable } from './TransactionTable'

/** A contact's transactions: the balance, open refunds, every transaction, and the actions. */
export function Transactions({ accounting }: { accounting: AccountingRef }) {
  const books = useSelector(accounting, selectBooks)
  const isReading = useSelector(accounting, selectIsReading)
  if (!books) return null
  const { contact, suspended_order: order } = books
  return (
    <>
      <ContactHeading key={contact.id} of={inShort(contact)} here="accounting" />
      {isReading && <div className="running" />}
      <div aria-busy={isReading} className="pb-4">
        <div className="flex flex-wrap items-start justify-between gap-3 py-3">
          <AccountBalance books={books} />
          <Actions className="max-sm:w-full">
            <Button tone="main" isDense onClick={() => accounting.send({ type: 'entry.begun' })}>
              Enter a transaction
            </Button>
            <Button isDense onClick={() => accounting.send({ type: 'statement.requested' })}>
              Statement as PDF
            </Button>
          </Actions>
        </div>
        <OutdatedNotice accounting={accounting} />
        {order && (
          <div className="pb-3">
            <SuspendedOrder order={order} />
          </div>
        )}
        <PayableRefunds accounting={accounting} books={books} />
        <Entries accounting={accounting} books={books} />
      </div>
    </>
  )
}

function AccountBalance({ books: { due, charged, paid } }: { books: AccountingTransactions }) {
  return (
    <section aria-labelledby="standing">
      <h2 id="standing" className="display text-h3">
        {dueInWords(due)}
      </h2>
      <p className="text-ink-soft">
        {dollars(charged)} charged, {dollars(paid)} paid.
      </p>
    </section>
  )
}

/** Warns that the transactions may have changed since they were loaded. */
function OutdatedNotice({ accounting }: { accounting: AccountingRef }) {
  const isOutdated = useSelector(accounting, selectIsOutdated)
  const problem = useSelector(accounting, selectAccountingProblem)
  return isOutdated ? <Failed problem={problem} onRetry={() => accounting.send({ type: 'page.retried' })} /> : null
}

/** below this number of rows a search would be no help */
const few = 4

function Entries({ accounting, books }: { accounting: AccountingRef; books: AccountingTransactions }) {
  const query = useSelector(accounting, selectBooksQuery)
  if (books.data.length === 0)
    return <None>Nothing has been charged or paid yet. Purchases appear here automatically.</None>
  const listed = rowsOf({ books, query })
  const to = (changes: Partial<typeof query>) => booksAddressOf(books.contact.id, { ...query, page: 1, ...changes })
  return (
    <>
      {(books.data.length > few || query.search !== '') && (
        <Search label="Number, text or amount" searched={query.search} to={(search) => to({ search })} />
      )}
      {listed.total === 0 ? (
        <None>No entry matches “{query.search}”.</None>
      ) : (
        <>
          <TransactionTable
            accounting={accounting}
            rows={listed.rows}
            order={query.order}
            turned={to({ order: query.order === 'oldest' ? 'newest' : 'oldest' })}
          />
          {listed.total > listed.size && <Pager range={listed} to={(page) => to({ page })} />}
        </>
      )}
    </>
  )
}

const None = ({ children }: { children: React.ReactNode }) => (
  <p role="status" className="max-w-(--measure) py-4 text-body">
    {children}
  </p>
)
