import { useSelector } from '@xstate/react'
import type { ExhibitorOrders } from '../../../contract/client'
import { dollars, several } from '../../../domain/common/formats'
import {
  type OrganizerPaymentsRef,
  selectChosenCount,
  selectChosenTotal,
  selectHasNoChoice,
  selectPayableCount,
  selectPaymentsProblem,
  selectRequestRefusal,
  selectSkipped,
} from '../../../machines/customer/exhibitors/organizerPayments.select'
import { focusOnMount } from '../../shared/browser/focus'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { tableLook } from '../staff/shared/tableStyle'

const { words, marked: cell, grid } = tableLook

interface Props {
  readonly payments: OrganizerPaymentsRef
  readonly orders: ExhibitorOrders
}

const requestLabel = (count: number) => {
  if (count === 1) return 'Request an invoice for one order'
  return count > 0 ? `Request one invoice for ${several(count, 'order')}` : 'Request one invoice'
}

/** The orders that are on no invoice yet, with the total of those that are chosen. */
export function WaitingOrders({ payments, orders }: Props) {
  const count = useSelector(payments, selectChosenCount)
  const total = useSelector(payments, selectChosenTotal)
  const hasNoChoice = useSelector(payments, selectHasNoChoice)
  const payable = useSelector(payments, selectPayableCount)
  const { waiting, pays } = orders
  return (
    <section className="mt-4">
      <h2 className="mb-1 text-h3 font-strong">Orders to pay</h2>
      {waiting.length === 0 ? (
        <p role="status" className="max-w-(--measure)">
          {pays
            ? 'No order waits. Exhibitors complete their own questions, sign the terms, and choose at the payment that you pay.'
            : 'No order waits.'}
        </p>
      ) : (
        <>
          <Table payments={payments} orders={orders} />
          {payable === 0 ? (
            <p className="mt-2 max-w-(--measure)">You can request an invoice once the hold ends.</p>
          ) : (
            <p className="mt-2">
              {count} of {payable} chosen. Total:{' '}
              <output className="font-strong" aria-label="Total">
                {dollars(total)}
              </output>
            </p>
          )}
          {hasNoChoice && (
            <p role="alert" tabIndex={-1} ref={focusOnMount} className="mt-2 font-strong text-stop">
              Choose at least one order.
            </p>
          )}
          <Refused payments={payments} />
          {payable > 0 && (
            <Actions className="mt-2">
              <Button tone="main" onClick={() => payments.send({ type: 'request.begun' })}>
                {requestLabel(count)}
              </Button>
            </Actions>
          )}
        </>
      )}
    </section>
  )
}

function Refused({ payments }: { payments: OrganizerPaymentsRef }) {
  const refusal = useSelector(payments, selectRequestRefusal)
  const problem = useSelector(payments, selectPaymentsProblem)
  if (refusal === null) return null
  return (
    <p role="alert" tabIndex={-1} ref={focusOnMount} className="mt-2 font-strong text-stop">
      {problem}{' '}
      {refusal === 'refused' && (
        <LinkButton onClick={() => payments.send({ type: 'page.retried' })}>Load the list again</LinkButton>
      )}
    </p>
  )
}

function Table({ payments, orders: { waiting, suspension } }: Props) {
  const skipped = useSelector(payments, selectSkipped)
  const count = useSelector(payments, selectChosenCount)
  const payable = useSelector(payments, selectPayableCount)
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block max-md:[&>thead]:block">
      <caption className="sr-only">Orders that wait for your payment</caption>
      <thead>
        <tr className="max-md:block">
          <th scope="col" className={`${words} max-md:block`}>
            {payable === 0 ? (
              'Exhibitor'
            ) : (
              <label className="inline-flex min-h-(--size-target) items-center gap-1">
                <input
                  type="checkbox"
                  className="mark"
                  checked={count === payable}
                  onChange={() => payments.send({ type: 'orders.toggled' })}
                />
                All exhibitors
              </label>
            )}
          </th>
          {['Quote', 'Last day to pay', 'Amount'].map((title) => (
            <th key={title} scope="col" className={`${words} max-md:sr-only`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {waiting.map(({ id, business, booth, quote_number, amount, pay_by }) => (
          <tr key={id} className={grid}>
            <th scope="row" className={`${cell} text-start [overflow-wrap:anywhere]`}>
              {suspension?.orders.includes(id) ? (
                <Business business={business} booth={booth}>
                  . On hold
                </Business>
              ) : (
                <label className="inline-flex min-h-(--size-target) items-center gap-1">
                  <input
                    type="checkbox"
                    className="mark"
                    checked={!skipped.includes(id)}
                    onChange={() => payments.send({ type: 'order.toggled', id })}
                  />
                  <Business business={business} booth={booth} />
                </label>
              )}
            </th>
            <td className={cell}>{quote_number}</td>
            <td className={cell}>
              <span className="md:sr-only">{suspension?.orders.includes(id) ? 'Last day to pay: ' : 'Pay by '}</span>
              {pay_by}
            </td>
            <td className={`${cell} font-strong`}>{dollars(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BusinessProps extends Pick<ExhibitorOrders['waiting'][number], 'business' | 'booth'> {
  readonly children?: string
}

const Business = ({ business, booth, children }: BusinessProps) => (
  <span>
    {business}
    {booth && <span className="plain-weight text-ink-soft">, booth {booth}</span>}
    {children && <span className="plain-weight text-ink-soft">{children}</span>}
  </span>
)
