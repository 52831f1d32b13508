import { shallowEqual, useSelector } from '@xstate/react'
import { prospectFields } from '../../../../domain/staff/prospects'
import {
  type ContactListRef,
  selectContactListBusy,
  selectIsLeavingProspect,
  selectIsSeeking,
  selectProspect,
  selectProspectFaults,
  selectProspectProblem,
  selectProspectRejections,
} from '../../../../machines/staff/contactList/contactList.select'
import { Busy } from '../../../shared/ui/Busy'
import { Modal } from '../../../shared/ui/Modal'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'

/** Adds a prospect as a new contact, over the list. */
export function ProspectDialog({ contactList }: { contactList: ContactListRef }) {
  const isSeeking = useSelector(contactList, selectIsSeeking)
  const busy = useSelector(contactList, selectContactListBusy)
  return (
    <>
      {isSeeking && <Prospect contactList={contactList} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function Prospect({ contactList }: { contactList: ContactListRef }) {
  const answers = useSelector(contactList, selectProspect)
  const faults = useSelector(contactList, selectProspectFaults, shallowEqual)
  const rejections = useSelector(contactList, selectProspectRejections)
  const problem = useSelector(contactList, selectProspectProblem)
  const isLeaving = useSelector(contactList, selectIsLeavingProspect)
  const close = () => contactList.send({ type: 'dialog.closed' })
  return (
    <Modal title="Add a prospect" onClose={close}>
      <p>
        A person whom we may contact about insurance. Prospects are in the prospecting export unless they are excluded.
      </p>
      <SmallForm
        fields={prospectFields}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Add the prospect"
        leave="Cancel"
        onAnswer={(given) => contactList.send({ type: 'prospect.answered', answers: given })}
        onSubmit={() => contactList.send({ type: 'prospect.submitted' })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => contactList.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
