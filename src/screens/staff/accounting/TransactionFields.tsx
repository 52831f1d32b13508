import { shallowEqual, useSelector } from '@xstate/react'
import { isItemized } from '../../../../domain/staff/accounting'
import {
  type AccountingRef,
  questionIn,
  selectAccountingContactId,
  selectEntering,
  selectEntryFaults,
  selectEntryTotal,
  selectExcessInWords,
  selectFormProblem,
  selectIsEntrySuspended,
  selectIsEntryTried,
  selectIsTooLate,
  selectQuestionNames,
  selectRefundPayee,
  selectSuspendedOrder,
  selectTakesCard,
} from '../../../../machines/staff/accounting/accounting.select'
import { base } from '../../../shared/browser/route'
import { CardForm } from '../../../shared/card/CardForm'
import { CardTried } from '../../../shared/card/cardSubmission'
import type { CardInputs } from '../../../shared/card/cardVault'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { FormField } from '../shared/FormField'
import { FormProblem } from '../shared/SmallForm'
import { payeeInWords } from './AmountDue'
import { ItemFields } from './ItemFields'
import { actOf } from './labels'
import { SuspendedOrder } from './SuspendedOrder'

interface Props {
  readonly accounting: AccountingRef
}

/** The questions for this kind of transaction and its payment method. */
export function TransactionFields({ accounting, cardInputs }: Props & { cardInputs: CardInputs | null }) {
  const entering = useSelector(accounting, selectEntering)
  const names = useSelector(accounting, selectQuestionNames, shallowEqual)
  const faults = useSelector(accounting, selectEntryFaults, shallowEqual)
  const isTried = useSelector(accounting, selectIsEntryTried)
  const isByCard = useSelector(accounting, selectTakesCard)
  const payee = useSelector(accounting, selectRefundPayee)
  const excess = useSelector(accounting, selectExcessInWords)
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
      {isItemized(entering) && <ItemFields faults={faults} />}
      {names.map((name) => (
        <FormField key={name} name={name} field={questionIn(accounting.getSnapshot(), name)} fault={faults[name]} />
      ))}
      {payee && <p className="font-strong">The refund goes to the organizer: {payeeInWords(payee)}.</p>}
      <p role="status" className="empty:hidden">
        {excess}
      </p>
      {isByCard && (
        <CardTried value={isTried}>
          <CardForm cardInputs={cardInputs} />
        </CardTried>
      )}
    </div>
  )
}

/** The submit button, and the problem of the last attempt. */
export function FormActions({ accounting }: Props) {
  const entering = useSelector(accounting, selectEntering)
  const total = useSelector(accounting, selectEntryTotal)
  const isByCard = useSelector(accounting, selectTakesCard)
  const problem = useSelector(accounting, selectFormProblem)
  const isTooLate = useSelector(accounting, selectIsTooLate)
  const isSuspended = useSelector(accounting, selectIsEntrySuspended)
  const order = useSelector(accounting, selectSuspendedOrder)
  return (
    <>
      {order && (
        <div className="mt-3">
          <SuspendedOrder order={order} />
        </div>
      )}
      {isTooLate ? <LatePayment accounting={accounting} problem={problem} /> : <FormProblem problem={problem} />}
      <Actions className="mt-4">
        {!isSuspended && (
          <Button type="submit" tone="main">
            {actOf(entering, total, isByCard)}
          </Button>
        )}
        <LinkButton onClick={() => accounting.send({ type: 'entry.begun' })}>Back</LinkButton>
      </Actions>
    </>
  )
}

/** The check or transfer arrived too late for its purpose. Staff choose one of two ways on with the customer. */
function LatePayment({ accounting, problem }: Props & { problem: string | null }) {
  const contactId = useSelector(accounting, selectAccountingContactId)
  return (
    <div className="mt-3">
      <Notice tone="stop" role="alert" title={problem}>
        <p>Ask the customer which of the two they want:</p>
        <ol className="grid list-decimal gap-1.5 pl-4">
          <li>
            <strong>Insure what can still be covered.</strong>{' '}
            <a href={`${base}?id=${contactId}&from=admin`}>Open the quote</a>, remove what is too late, and place the
            order again. Record the amount that is due then, and return the rest.
          </li>
          <li>
            <strong>Return the payment.</strong> Send the check or transfer back; it was not recorded. Use “Issue a
            refund” for payments recorded for this order earlier.
          </li>
        </ol>
      </Notice>
    </div>
  )
}
