import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import { invoiceStates } from '../../../../domain/exhibitors/invoice'
import {
  organizerInvoicesAddressOf,
  organizerInvoicesQueryIn,
} from '../../../../machines/staff/organizerInvoices/organizerInvoices.route'
import {
  type OrganizerInvoicesRef,
  selectInvoicesBusy,
  selectInvoicesListed,
  selectInvoicesProblem,
  selectInvoicesQuery,
  selectInvoicesState,
  selectOrganizerInvoices,
} from '../../../../machines/staff/organizerInvoices/organizerInvoices.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Busy, Loading } from '../../../shared/ui/Busy'
import { Button } from '../../../shared/ui/Button'
import { TimeZoneNote } from '../shared/dates'
import { ListSearch } from '../shared/ListSearch'
import { Failed } from '../shared/LoadError'
import { NoRows } from '../shared/NoRows'
import { Pager } from '../shared/Pager'
import { StaffPage } from '../shared/StaffPage'
import { InvoiceDialogs } from './InvoiceDialogs'
import { InvoiceTable } from './InvoiceTable'

/** The screen at `/admin/organizer-invoices`. */
export function OrganizerInvoicesScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Invoices staff={staff} />
    </StaffPage>
  )
}

function Invoices({ staff }: { staff: StaffRef }) {
  const invoices = useSelector(staff, selectOrganizerInvoices)
  return invoices ? <InvoicesPage invoices={invoices} /> : null
}

interface Props {
  readonly invoices: OrganizerInvoicesRef
}

const statuses = Object.entries(invoiceStates).map(([value, label]) => ({ value, label }))
const everything = organizerInvoicesAddressOf(organizerInvoicesQueryIn(''))

function InvoicesPage({ invoices }: Props) {
  const state = useSelector(invoices, selectInvoicesState)
  const query = useSelector(invoices, selectInvoicesQuery)
  const listed = useSelector(invoices, selectInvoicesListed)
  const busy = useSelector(invoices, selectInvoicesBusy)
  return (
    <>
      <title>{`Organizer invoices | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Organizer invoices
      </h1>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        An organizer pays for several exhibitors with one invoice. Record its payment here: each order becomes a policy.
      </p>
      <div className="pb-2">
        <Button isDense onClick={() => invoices.send({ type: 'invitation.begun' })}>
          Invite an organizer
        </Button>
      </div>
      <ListSearch
        label="Number, check, event, organizer or exhibitor"
        query={query}
        statuses={statuses}
        to={(typed) => organizerInvoicesAddressOf(organizerInvoicesQueryIn(`?${typed}`))}
        everything={everything}
      />
      {state === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? <LoadFailed invoices={invoices} /> : <Rows invoices={invoices} />}
      <InvoiceDialogs invoices={invoices} />
      {busy && <Busy text={busy} />}
    </>
  )
}

function LoadFailed({ invoices }: Props) {
  const problem = useSelector(invoices, selectInvoicesProblem)
  return <Failed problem={problem} onRetry={() => invoices.send({ type: 'page.retried' })} />
}

function Rows({ invoices }: Props) {
  const state = useSelector(invoices, selectInvoicesState)
  const query = useSelector(invoices, selectInvoicesQuery)
  const listed = useSelector(invoices, selectInvoicesListed)
  if (!listed) return null
  return (
    <div aria-busy={state === 'loading'}>
      {listed.rows.length > 0 && (
        <>
          <InvoiceTable invoices={invoices} rows={listed.rows} />
          <TimeZoneNote />
        </>
      )}
      <NoRows total={listed.total}>
        {query.search || query.status ? 'No invoice matches.' : 'No organizer has requested an invoice yet.'}
      </NoRows>
      {listed.total > 0 && <Pager range={listed} to={(page) => organizerInvoicesAddressOf({ ...query, page })} />}
    </div>
  )
}
