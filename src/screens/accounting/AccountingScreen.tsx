import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../domain/brand'
import {
  type AccountingRef,
  selectAccounting,
  selectAccountingBusy,
  selectAccountingProblem,
  selectBooksView,
} from '../../../machines/accounting/accounting.select'
import type { StaffRef } from '../../../machines/staff/staff.select'
import type { CardDesk } from '../../app/cardVault'
import { focusOnMount } from '../../shell/focusOnMount'
import { Busy, Loading } from '../../ui/Busy'
import { Link } from '../../ui/Link'
import { Failed } from '../staff/Failed'
import { StaffRoom } from '../staff/StaffRoom'
import { AccountingDialogs } from './AccountingDialogs'
import { Books } from './Books'

interface Props {
  readonly staff: StaffRef
  /** where a card is typed: made when one first may be, and the same from then on */
  readonly cardDesk: () => CardDesk | null
}

/** The screen at `/admin/<contact id>/accounting`. */
export function AccountingScreen({ staff, cardDesk }: Props) {
  return (
    <StaffRoom staff={staff}>
      <Accounting staff={staff} cardDesk={cardDesk} />
    </StaffRoom>
  )
}

function Accounting({ staff, cardDesk }: Props) {
  const accounting = useSelector(staff, selectAccounting)
  return accounting ? <Room accounting={accounting} cardDesk={cardDesk} /> : null
}

function Room({ accounting, cardDesk }: { accounting: AccountingRef } & Pick<Props, 'cardDesk'>) {
  const view = useSelector(accounting, selectBooksView)
  const busy = useSelector(accounting, selectAccountingBusy)
  const views: Record<typeof view, ReactNode> = {
    opening: <Loading text="Fetching..." />,
    books: <Books accounting={accounting} />,
    missing: <Instead title="There is no such quote">The address may be mistyped.</Instead>,
    barred: <Instead title="The books are closed to you">Representatives and admins keep them.</Instead>,
    failed: <NotRead accounting={accounting} />,
  }
  return (
    <>
      {views[view]}
      <AccountingDialogs accounting={accounting} cardDesk={cardDesk} />
      {busy && <Busy text={busy} />}
    </>
  )
}

function Instead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-4">
      <title>{`${title} | ${brand.name}`}</title>
      <p className="text-ink-soft">
        <Link to="/admin">Quotes</Link>
      </p>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
        {title}
      </h1>
      <p>{children}</p>
    </div>
  )
}

function NotRead({ accounting }: { accounting: AccountingRef }) {
  const problem = useSelector(accounting, selectAccountingProblem)
  return <Failed isPage problem={problem} onRetry={() => accounting.send({ type: 'books.retried' })} />
}
