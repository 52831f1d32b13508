import { useSelector } from '@xstate/react'
import type { ExhibitorOrders, OrganizerInvoice } from '../../../contract/client'
import { todayIn } from '../../../domain/common/dates'
import { dayInWords, dollars } from '../../../domain/common/formats'
import { sentence } from '../../../domain/common/sentence'
import { invoiceStates, listedLine } from '../../../domain/exhibitors/invoice'
import { waitingInvoiceWords } from '../../../domain/quote/suspension'
import {
  type OrganizerPaymentsRef,
  selectCanceledInvoice,
  selectPaymentsProblem,
  selectPaymentsToken,
} from '../../../machines/customer/exhibitors/organizerPayments.select'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { Modal } from '../../shared/ui/Modal'
import { FormProblem } from '../staff/shared/SmallForm'

interface Props {
  readonly payments: OrganizerPaymentsRef
}

/** The invoices of the event, each with its orders; those that left it stay in sight. */
export const Invoices = ({ payments, orders }: Props & { readonly orders: ExhibitorOrders }) => (
  <section className="mt-5">
    <h2 className="mb-1 text-h3 font-strong">Invoices</h2>
    {orders.invoices.map((invoice) => (
      <Invoice
        key={invoice.id}
        payments={payments}
        invoice={invoice}
        isSuspended={invoice.lines.some(({ order }) => orders.suspension?.orders.includes(order))}
      />
    ))}
  </section>
)

interface InvoiceProps extends Props {
  readonly invoice: OrganizerInvoice
  /** a moratorium stops its policies */
  readonly isSuspended: boolean
}

function Invoice({ payments, invoice, isSuspended }: InvoiceProps) {
  const token = useSelector(payments, selectPaymentsToken)
  const { id, number, state, amount, pay_by, reference, ended } = invoice
  return (
    <article aria-label={`Invoice ${number}`} className="border-t border-rule py-2">
      <h3 className="font-strong">
        {number}: {dollars(amount)}, {invoiceStates[state].toLowerCase()}
      </h3>
      {state === 'open' && (
        <p className="max-w-(--measure)">
          {isSuspended
            ? waitingInvoiceWords(pay_by ? dayInWords(pay_by) : null)
            : `Pay the whole amount by check or transfer${pay_by ? ` by ${dayInWords(pay_by)}` : ''}, and write ${number} on it. We issue the policies when we receive it.`}
        </p>
      )}
      {ended && (
        <p className="wrap-anywhere">
          {sentence(
            `${invoiceStates[state]} on ${dayInWords(todayIn(new Date(ended)))}${state === 'paid' && reference ? `: ${reference}` : ''}`,
          )}
        </p>
      )}
      <InvoiceLines invoice={invoice} />
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <a href={`/api/organizer-events/${token}/invoices/${id}/pdf`} className="link">
          Invoice {number} (PDF)
        </a>
        {state === 'open' && (
          <Button
            isDense
            aria-label={`Cancel invoice ${number}`}
            onClick={() => payments.send({ type: 'cancellation.begun', invoice })}
          >
            Cancel this invoice
          </Button>
        )}
      </p>
    </article>
  )
}

/** Each order of an invoice with its amount and its state. */
export const InvoiceLines = ({ invoice }: { readonly invoice: Pick<OrganizerInvoice, 'lines' | 'state'> }) => (
  <ul className="mt-0.5 list-disc ps-2.5">
    {invoice.lines.map((line) => {
      const { amount, state } = listedLine(invoice.state, line)
      const isPlain = line.state === invoice.state && line.state !== 'canceled' && !line.is_policy_canceled
      return (
        <li key={line.order} className="wrap-anywhere">
          {line.business} (<span className="whitespace-nowrap">{line.policy_number ?? line.quote_number}</span>),{' '}
          {dollars(amount)}
          {!isPlain && <span className="text-stop">. {state}</span>}
        </li>
      )
    })}
  </ul>
)

/** Asked first, with the effect. */
export function CancelInvoiceDialog({ payments }: Props) {
  const invoice = useSelector(payments, selectCanceledInvoice)
  const problem = useSelector(payments, selectPaymentsProblem)
  if (!invoice) return null
  const close = () => payments.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Cancel invoice ${invoice.number}?`} onClose={close}>
      <p>Do not pay it any more. Its orders wait again, and you can request another invoice for them.</p>
      <FormProblem problem={problem} />
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => payments.send({ type: 'cancellation.confirmed' })}>
          Cancel the invoice
        </Button>
        <LinkButton onClick={close}>Keep it</LinkButton>
      </Actions>
    </Modal>
  )
}
