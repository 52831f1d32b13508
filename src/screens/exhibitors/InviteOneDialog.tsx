import { shallowEqual, useSelector } from '@xstate/react'
import { invitedFields } from '../../../domain/exhibitors/forms'
import {
  type ExhibitorInvitationRef,
  selectInvitedAnswers,
  selectInvitedBusy,
  selectInvitedFaults,
  selectInvitedProblem,
  selectInvitedRejections,
  selectIsLeavingInvited,
} from '../../../machines/customer/exhibitors/exhibitorInvitation.select'
import { Busy } from '../../shared/ui/Busy'
import { Modal } from '../../shared/ui/Modal'
import { SmallForm } from '../staff/shared/SmallForm'
import { AskToLeave } from '../staff/shared/UnsavedDialog'

interface Props {
  readonly dialog: ExhibitorInvitationRef
}

/** One exhibitor that the organizer types. */
export function InviteOneDialog({ dialog }: Props) {
  const answers = useSelector(dialog, selectInvitedAnswers)
  const faults = useSelector(dialog, selectInvitedFaults, shallowEqual)
  const rejections = useSelector(dialog, selectInvitedRejections)
  const problem = useSelector(dialog, selectInvitedProblem)
  const isLeaving = useSelector(dialog, selectIsLeavingInvited)
  const busy = useSelector(dialog, selectInvitedBusy)
  const close = () => dialog.send({ type: 'dialog.closed' })
  return (
    <>
      <Modal title="Invite one exhibitor" onClose={close}>
        <p>We mail it the link to its own page. Two businesses may have the same email.</p>
        <SmallForm
          fields={invitedFields}
          answers={{ ...answers }}
          faults={faults}
          rejections={rejections}
          problem={problem}
          submit="Send the invitation"
          leave="Cancel"
          onAnswer={(given) => dialog.send({ type: 'form.answered', answers: given })}
          onSubmit={() => dialog.send({ type: 'form.submitted' })}
          onLeave={close}
        />
        {isLeaving && <AskToLeave onLeave={() => dialog.send({ type: 'leaving.confirmed' })} onStay={close} />}
      </Modal>
      {busy && <Busy text={busy} />}
    </>
  )
}
