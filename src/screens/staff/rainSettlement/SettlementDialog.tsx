import { shallowEqual, useSelector } from '@xstate/react'
import { correctionForm, measurementForm, settledPaymentForm } from '../../../../domain/rain/settlement'
import {
  type SettlementRef,
  selectIsLeavingSettlement,
  selectSettlementAnswers,
  selectSettlementFaults,
  selectSettlementProblem,
  selectSettlementRejections,
  selectSettling,
} from '../../../../machines/staff/rainSettlement/rainSettlement.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Modal } from '../../../shared/ui/Modal'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'

interface Props {
  readonly settlement: SettlementRef
  readonly form: 'measuring' | 'paying'
}

/** The form of a measurement, or of its payment. */
export function SettlementDialog({ settlement, form }: Props) {
  const answers = useSelector(settlement, selectSettlementAnswers)
  const faults = useSelector(settlement, selectSettlementFaults, shallowEqual)
  const rejections = useSelector(settlement, selectSettlementRejections)
  const problem = useSelector(settlement, selectSettlementProblem)
  const isLeaving = useSelector(settlement, selectIsLeavingSettlement)
  const isCorrection = useSelector(settlement, selectSettling)?.settlement != null
  const close = () => settlement.send({ type: 'dialog.closed' })
  const isMeasuring = form === 'measuring'
  return (
    <Modal
      title={isMeasuring ? (isCorrection ? 'Correct the measurement' : 'Record the measurement') : 'Mark as paid'}
      onClose={close}
    >
      <p>
        {isMeasuring
          ? 'The policyholder gets a letter with the measurement and its result at once.'
          : 'Pay the amount first. The day and the reference are shown to the policyholder.'}
      </p>
      <SmallForm
        fields={isMeasuring ? (isCorrection ? correctionForm : measurementForm) : settledPaymentForm}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit={isMeasuring ? 'Record and send the letter' : 'Mark as paid'}
        leave="Cancel"
        onAnswer={(given) =>
          settlement.send({ type: 'form.answered', answers: given as Record<string, string | null> })
        }
        onSubmit={() => settlement.send({ type: 'form.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => settlement.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
