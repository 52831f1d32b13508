import { useSelector } from '@xstate/react'
import type { ExhibitorOrders } from '../../../contract/client'
import { capital, several } from '../../../domain/common/formats'
import { moratoriumWords, waitWithPaymentWords } from '../../../domain/quote/suspension'
import {
  organizerEventAddressOf,
  wholeExhibitorBoardOf,
} from '../../../machines/customer/exhibitors/exhibitorBoard.route'
import {
  type OrganizerPaymentsRef,
  selectPayments,
  selectPaymentsBusy,
  selectPaymentsDone,
  selectPaymentsProblem,
  selectPaymentsToken,
  selectPaymentsView,
} from '../../../machines/customer/exhibitors/organizerPayments.select'
import { focusOnMount } from '../../shared/browser/focus'
import { LinkPage } from '../../shared/frame/LinkPage'
import { Loading } from '../../shared/ui/Busy'
import { Link } from '../../shared/ui/Link'
import { Notice } from '../../shared/ui/Notice'
import { PageTitle } from '../../shared/ui/PageTitle'
import { Failed } from '../staff/shared/LoadError'
import { CancelInvoiceDialog, Invoices } from './Invoices'
import { NoEvent } from './NoEvent'
import { WaitingOrders } from './WaitingOrders'

interface Props {
  readonly payments: OrganizerPaymentsRef
}

/** The screen at `/organizer/<token>/payments`: the orders that the organizer pays, and its invoices. */
export function OrganizerPaymentsScreen({ payments }: Props) {
  const view = useSelector(payments, selectPaymentsView)
  const busy = useSelector(payments, selectPaymentsBusy)
  const orders = useSelector(payments, selectPayments)
  return (
    <LinkPage title="Pay for your exhibitors" busy={busy}>
      {view === 'missing' ? (
        <NoEvent />
      ) : (
        <div className="border-t-2 border-ink pt-4 pb-7">
          <PageTitle>Pay for your exhibitors</PageTitle>
          {view === 'loading' && (orders ? <div className="running" /> : <Loading text="Fetching..." />)}
          {view === 'failed' && <LoadFailed payments={payments} />}
          {orders && view !== 'failed' && <Orders payments={payments} orders={orders} />}
        </div>
      )}
      <CancelInvoiceDialog payments={payments} />
    </LinkPage>
  )
}

function LoadFailed({ payments }: Props) {
  const problem = useSelector(payments, selectPaymentsProblem)
  return <Failed problem={problem} onRetry={() => payments.send({ type: 'page.retried' })} />
}

/** A moratorium holds up orders, whose money is not recorded while it lasts. */
function Suspended({ orders: { suspension } }: { readonly orders: ExhibitorOrders }) {
  if (!suspension) return null
  const { reason, until, orders } = suspension
  const isOne = orders.length === 1
  return (
    <div className="mt-3">
      <Notice
        tone="attention"
        title={`${capital(several(orders.length, 'open order'))} ${isOne ? 'is' : 'are'} on hold`}
      >
        <p>{moratoriumWords({ coverages: [], reason, until }).text}</p>
        <p>{waitWithPaymentWords(isOne ? 'this order' : 'these orders')}</p>
      </Notice>
    </div>
  )
}

function Orders({ payments, orders }: Props & { readonly orders: ExhibitorOrders }) {
  const token = useSelector(payments, selectPaymentsToken)
  const view = useSelector(payments, selectPaymentsView)
  const done = useSelector(payments, selectPaymentsDone)
  return (
    <div aria-busy={view === 'loading'}>
      <p className="mt-2 max-w-(--measure) text-ink-soft">
        {orders.event && <>{orders.event}. </>}
        <Link to={wholeExhibitorBoardOf(token)}>See all exhibitors</Link>
      </p>
      {!orders.pays && (
        <div className="mt-3">
          <Notice tone="attention" title="Your exhibitors pay for themselves">
            {orders.waiting.length > 0 && (
              <p>The orders below are from before. Pay them by their last day, or they end.</p>
            )}
            <p>
              To pay for them, answer “Do you pay for your exhibitors?” with Yes.{' '}
              <Link to={organizerEventAddressOf(token)}>Change the event</Link>
            </p>
          </Notice>
        </div>
      )}
      <Suspended orders={orders} />
      {/* after the dialog has given the focus back */}
      {done && view === 'shown' && (
        <p role="status" key={done} tabIndex={-1} ref={focusOnMount} className="mt-2 font-strong">
          {done}
        </p>
      )}
      <WaitingOrders payments={payments} orders={orders} />
      {orders.invoices.length > 0 && <Invoices payments={payments} orders={orders} />}
    </div>
  )
}
