import { shallowEqual, useSelector } from '@xstate/react'
import type { StaffOrganizerInvoice } from '../../../../contract/client'
import { dollars, several } from '../../../../domain/common/formats'
import { invoicePaymentFields, organizerInvitationFields } from '../../../../domain/exhibitors/invoice'
import {
  type OrganizerInvoicesRef,
  selectInvoiceAbout,
  selectInvoicePaymentAnswers,
  selectInvoicePaymentFaults,
  selectInvoiceRejections,
  selectInvoicesProblem,
  selectInvoicesState,
  selectIsInvoiceSuspended,
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
  if (state === 'writing' || state === 'saving' || state === 'inviting') return <FormDialog invoices={invoices} />
  if (state === 'confirming' || state === 'canceling') return <CancelDialog invoices={invoices} />
  return state === 'notCanceled' ? <NotCanceled invoices={invoices} /> : null
}

/** The payment of an invoice; without an invoice, the invitation of an organizer. */
function FormDialog({ invoices }: Props) {
  const about = useSelector(invoices, selectInvoiceAbout)
  const answers = useSelector(invoices, selectInvoicePaymentAnswers)
  const faults = useSelector(invoices, selectInvoicePaymentFaults, shallowEqual)
  const rejections = useSelector(invoices, selectInvoiceRejections)
  const problem = useSelector(invoices, selectInvoicesProblem)
  const isLeaving = useSelector(invoices, selectIsLeavingPayment)
  const isSuspended = useSelector(invoices, selectIsInvoiceSuspended)
  const close = () => invoices.send({ type: 'dialog.closed' })
  return (
    <Modal title={about ? `Payment of ${about.number}` : 'Invite an organizer'} onClose={close}>
      {about ? (
        <Effect invoice={about} />
      ) : (
        <p>We mail the link to a new event. The organizer describes it and invites its exhibitors.</p>
      )}
      <SmallForm
        fields={about ? invoicePaymentFields : organizerInvitationFields}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit={isSuspended ? null : about ? 'Record the payment' : 'Send the link'}
        leave="Cancel"
        onAnswer={(given) => invoices.send({ type: 'form.answered', answers: given })}
        onSubmit={() => invoices.send({ type: 'form.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => invoices.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}

function Effect({ invoice: { organizer, amount, lines } }: { readonly invoice: StaffOrganizerInvoice }) {
  const open = lines.filter(({ state }) => state === 'open').length
  return (
    <p>
      {organizer} owes {dollars(amount)}. Once you record it, {several(open, 'policy', 'policies')} and{' '}
      {open === 1 ? 'its' : 'their'} documents go out.
    </p>
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
