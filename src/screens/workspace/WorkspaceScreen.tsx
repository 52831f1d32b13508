import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { StaffRef } from '../../../machines/staff/staff.select'
import {
  selectContact,
  selectProblem,
  selectWorkspace,
  selectWorkspaceBusy,
  selectWorkspaceView,
  type WorkspaceRef,
} from '../../../machines/workspace/workspace.select'
import { Busy } from '../../ui/Busy'
import { Failed } from '../staff/Failed'
import { NoSuchContact } from '../staff/NoSuchContact'
import { StaffRoom } from '../staff/StaffRoom'
import { ContactView } from './ContactView'

/** The screen at `/admin/<contact id>`. */
export function WorkspaceScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <Workspace staff={staff} />
    </StaffRoom>
  )
}

function Workspace({ staff }: { staff: StaffRef }) {
  const room = useSelector(staff, selectWorkspace)
  return room ? <Room room={room} /> : null
}

function Room({ room }: { room: WorkspaceRef }) {
  const view = useSelector(room, selectWorkspaceView)
  const busy = useSelector(room, selectWorkspaceBusy)
  const contact = useSelector(room, selectContact)
  const problem = useSelector(room, selectProblem)
  const views: Record<typeof view, ReactNode> = {
    loading: null,
    open: contact && <ContactView key={contact.id} room={room} contact={contact} />,
    missing: <NoSuchContact />,
    failed: <Failed isPage problem={problem} onRetry={() => room.send({ type: 'contact.retried' })} />,
    ended: null,
  }
  return (
    <>
      {views[view]}
      {busy && <Busy text={busy} />}
    </>
  )
}
