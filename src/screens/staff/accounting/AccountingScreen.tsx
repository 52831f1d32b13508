import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../../domain/common/brand'
import {
  type AccountingRef,
  selectAccounting,
  selectAccountingBusy,
  selectAccountingProblem,
  selectBooksView,
} from '../../../../machines/staff/accounting/accounting.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import type { CardInputs } from '../../../shared/card/cardVault'
import { Busy, Loading } from '../../../shared/ui/Busy'
import { Link } from '../../../shared/ui/Link'
import { Failed } from '../shared/LoadError'
import { StaffPage } from '../shared/StaffPage'
import { AccountingDialogs } from './AccountingDialogs'
import { Transactions } from './Transactions'

interface Props {
  readonly staff: StaffRef
  /** the card's inputs: created on first use, then reused */
  readonly openCardInputs: () => CardInputs | null
}

/** The screen at `/admin/<contact id>/accounting`. */
export function AccountingScreen({ staff, openCardInputs }: Props) {
  return (
    <StaffPage staff={staff}>
      <Accounting staff={staff} openCardInputs={openCardInputs} />
    </StaffPage>
  )
}

function Accounting({ staff, openCardInputs }: Props) {
  const accounting = useSelector(staff, selectAccounting)
  return accounting ? <AccountingPage accounting={accounting} openCardInputs={openCardInputs} /> : null
}

function AccountingPage({ accounting, openCardInputs }: { accounting: AccountingRef } & Pick<Props, 'openCardInputs'>) {
  const view = useSelector(accounting, selectBooksView)
  const busy = useSelector(accounting, selectAccountingBusy)
  const views: Record<typeof view, ReactNode> = {
    opening: <Loading text="Fetching..." />,
    books: <Transactions accounting={accounting} />,
    missing: <Instead title="There is no such quote">The address may be mistyped.</Instead>,
    barred: <Instead title="You don’t have access to accounting">Only representatives and administrators do.</Instead>,
    failed: <LoadFailed accounting={accounting} />,
  }
  return (
    <>
      {views[view]}
      <AccountingDialogs accounting={accounting} openCardInputs={openCardInputs} />
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

function LoadFailed({ accounting }: { accounting: AccountingRef }) {
  const problem = useSelector(accounting, selectAccountingProblem)
  return <Failed isPage problem={problem} onRetry={() => accounting.send({ type: 'page.retried' })} />
}
