import { shallowEqual, useSelector } from '@xstate/react'
import { dollars, several } from '../../../../domain/common/formats'
import { invoicePaymentFields } from '../../../../domain/exhibitors/invoice'
import {
  type OrganizerInvoicesRef,
  selectInvoiceAbout,
  selectInvoicePaymentAnswers,
  selectInvoicePaymentFaults,
  selectInvoiceRejections,
  selectInvoicesProblem,
  selectInvoicesState,
  selectIsLeavingPayment,
} from '../../../../machines/staff/organizerInvoices/organizerInvoices.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { RefusedDialog } from '../shared/RefusedDialog'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'

interface Props {
  readonly invoices: OrganizerInvoicesRef
}

/** The dialog that is open, or none. */
export function InvoiceDialogs({ invoices }: Props) {
  const state = useSelector(invoices, selectInvoicesState)
  if (state === 'writing' || state === 'saving') return <PaymentForm invoices={invoices} />
  if (state === 'confirming' || state === 'canceling') return <CancelDialog invoices={invoices} />
  return state === 'notCanceled' ? <NotCanceled invoices={invoices} /> : null
}

function PaymentForm({ invoices }: Props) {
  const about = useSelector(invoices, selectInvoiceAbout)
  const answers = useSelector(invoices, selectInvoicePaymentAnswers)
  const faults = useSelector(invoices, selectInvoicePaymentFaults, shallowEqual)
  const rejections = useSelector(invoices, selectInvoiceRejections)
  const problem = useSelector(invoices, selectInvoicesProblem)
  const isLeaving = useSelector(invoices, selectIsLeavingPayment)
  if (!about) return null
  const close = () => invoices.send({ type: 'dialog.closed' })
  const open = about.lines.filter(({ state }) => state === 'open').length
  return (
    <Modal title={`Payment of ${about.number}`} onClose={close}>
      <p>
        {about.organizer} owes {dollars(about.amount)}. Once you record it, {several(open, 'policy', 'policies')} and{' '}
        {open === 1 ? 'its' : 'their'} documents go out.
      </p>
      <SmallForm
        fields={invoicePaymentFields}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Record the payment"
        leave="Cancel"
        onAnswer={(given) => invoices.send({ type: 'form.answered', answers: given })}
        onSubmit={() => invoices.send({ type: 'form.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => invoices.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}

/** Asked first, with the effect. */
function CancelDialog({ invoices }: Props) {
  const about = useSelector(invoices, selectInvoiceAbout)
  if (!about) return null
  const close = () => invoices.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Cancel ${about.number}?`} onClose={close}>
      <p>
        Its orders wait for {about.organizer} again. Money that comes for this invoice must then be recorded on another
        one, or for each order.
      </p>
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => invoices.send({ type: 'cancellation.confirmed' })}>
          Cancel the invoice
        </Button>
        <LinkButton onClick={close}>Keep it</LinkButton>
      </Actions>
    </Modal>
  )
}

function NotCanceled({ invoices }: Props) {
  const problem = useSelector(invoices, selectInvoicesProblem)
  return <RefusedDialog problem={problem} onClose={() => invoices.send({ type: 'dialog.closed' })} />
}
