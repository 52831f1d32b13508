import { shallowEqual, useSelector } from '@xstate/react'
import { prospectFields } from '../../../domain/prospects'
import {
  type DeskRef,
  selectDeskBusy,
  selectIsLeavingProspect,
  selectIsSeeking,
  selectProspect,
  selectProspectFaults,
  selectProspectProblem,
  selectProspectRejections,
} from '../../../machines/staff/desk.select'
import { Modal } from '../../dialogs/Modal'
import { Busy } from '../../ui/Busy'
import { SmallForm } from '../accounting/SmallForm'
import { AskToLeave } from './AskToLeave'

/** Over the list: somebody who is no contact yet. */
export function ProspectDialog({ desk }: { desk: DeskRef }) {
  const isSeeking = useSelector(desk, selectIsSeeking)
  const busy = useSelector(desk, selectDeskBusy)
  return (
    <>
      {isSeeking && <Prospect desk={desk} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function Prospect({ desk }: { desk: DeskRef }) {
  const answers = useSelector(desk, selectProspect)
  const faults = useSelector(desk, selectProspectFaults, shallowEqual)
  const rejections = useSelector(desk, selectProspectRejections)
  const problem = useSelector(desk, selectProspectProblem)
  const isLeaving = useSelector(desk, selectIsLeavingProspect)
  const close = () => desk.send({ type: 'dialog.closed' })
  return (
    <Modal title="Add a prospect" onClose={close}>
      <p>Somebody whom we may write to about insurance. They are in the prospecting export unless they are left out.</p>
      <SmallForm
        fields={prospectFields}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Add the prospect"
        leave="Add nobody"
        onAnswer={(given) => desk.send({ type: 'prospect.answered', answers: given })}
        onSubmit={() => desk.send({ type: 'prospect.submitted' })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => desk.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
