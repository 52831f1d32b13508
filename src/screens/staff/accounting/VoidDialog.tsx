import { shallowEqual, useSelector } from '@xstate/react'
import { dollars } from '../../../../domain/common/formats'
import { voidFields } from '../../../../domain/staff/accounting'
import {
  type AccountingRef,
  selectAbout,
  selectAccountingRejections,
  selectBalanceAfterVoid,
  selectCreditMadeWith,
  selectFormProblem,
  selectIsLeavingForm,
  selectVoidFaults,
  selectVoiding,
} from '../../../../machines/staff/accounting/accounting.select'
import { Modal } from '../../../shared/ui/Modal'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'
import { absoluteAmount, named } from './labels'

/** Confirms that a transaction is voided, and asks for the reason. */
export function VoidDialog({ accounting }: { accounting: AccountingRef }) {
  const about = useSelector(accounting, selectAbout)
  const credit = useSelector(accounting, selectCreditMadeWith)
  const balance = useSelector(accounting, selectBalanceAfterVoid)
  const answers = useSelector(accounting, selectVoiding)
  const faults = useSelector(accounting, selectVoidFaults, shallowEqual)
  const rejections = useSelector(accounting, selectAccountingRejections)
  const problem = useSelector(accounting, selectFormProblem)
  const isLeaving = useSelector(accounting, selectIsLeavingForm)
  if (!about) return null
  const close = () => accounting.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Void ${named(about)}?`} onClose={close}>
      <p>
        {dollars(absoluteAmount(about))} is reversed by a new entry. Both stay in the ledger. This cannot be undone.
      </p>
      {credit && (
        <p>
          {named(credit)} of {dollars(absoluteAmount(credit))}, which was made with this refund, stays. The money is
          then due to the customer again.
        </p>
      )}
      {balance && <p>{balance}</p>}
      <SmallForm
        fields={voidFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        tone="stop"
        submit="Void it"
        leave="Keep it"
        onAnswer={(given) => accounting.send({ type: 'void.answered', answers: given })}
        onSubmit={() => accounting.send({ type: 'void.confirmed' })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => accounting.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
