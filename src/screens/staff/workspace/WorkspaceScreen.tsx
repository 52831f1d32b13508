import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import {
  selectContact,
  selectProblem,
  selectWorkspace,
  selectWorkspaceBusy,
  selectWorkspaceView,
  type WorkspaceRef,
} from '../../../../machines/staff/workspace/workspace.select'
import { Busy } from '../../../shared/ui/Busy'
import { Failed } from '../shared/LoadError'
import { MissingContact } from '../shared/MissingContact'
import { StaffPage } from '../shared/StaffPage'
import { ContactDetails } from './ContactDetails'

/** The screen at `/admin/<contact id>`. */
export function WorkspaceScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Workspace staff={staff} />
    </StaffPage>
  )
}

function Workspace({ staff }: { staff: StaffRef }) {
  const workspace = useSelector(staff, selectWorkspace)
  return workspace ? <WorkspacePage workspace={workspace} /> : null
}

function WorkspacePage({ workspace }: { workspace: WorkspaceRef }) {
  const view = useSelector(workspace, selectWorkspaceView)
  const busy = useSelector(workspace, selectWorkspaceBusy)
  const contact = useSelector(workspace, selectContact)
  const problem = useSelector(workspace, selectProblem)
  const views: Record<typeof view, ReactNode> = {
    loading: null,
    open: contact && <ContactDetails key={contact.id} workspace={workspace} contact={contact} />,
    missing: <MissingContact />,
    failed: <Failed isPage problem={problem} onRetry={() => workspace.send({ type: 'contact.retried' })} />,
    ended: null,
  }
  return (
    <>
      {views[view]}
      {busy && <Busy text={busy} />}
    </>
  )
}
