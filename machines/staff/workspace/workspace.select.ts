import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { TaskKind } from '../../../domain/staff/contactForms'
import type { HistoryRef } from '../history/history.select'
import type { StaffSnapshot } from '../shell/staff.select'
import { may } from './actions'
import type { AttendanceRef } from './presence.select'
import type { TaskRef } from './task.select'
import type { workspaceMachine } from './workspace.machine'
import { isOfOtherVersion, wholeOf } from './workspace.setup'

export type WorkspaceRef = ActorRefFrom<typeof workspaceMachine>
type Snapshot = SnapshotFrom<typeof workspaceMachine>

/** The room that is open while somebody is signed in at `/admin/<contact id>`. */
export const selectWorkspace = (s: StaffSnapshot) => s.children.page as WorkspaceRef | undefined

const openIn = ({ value }: Snapshot) => (typeof value === 'object' ? value.open : null)
export const selectWorkspaceView = (s: Snapshot) => (typeof s.value === 'string' ? s.value : 'open')
export const selectContact = (s: Snapshot) => wholeOf(s.context.opened)
/** The way back to the list that one came from. */
export const selectList = (s: Snapshot) => s.context.list
export const selectPolicy = (s: Snapshot) => s.context.policy
export const selectDocumentsState = (s: Snapshot) => openIn(s)?.documents ?? 'none'
export const selectCopyState = (s: Snapshot) => openIn(s)?.copy ?? 'current'
/** How far one is with comparing and moving the contact; null while none is open. */
export const selectVersionState = (s: Snapshot) => openIn(s)?.version ?? null
export const selectComparison = (s: Snapshot) => s.context.comparison
/** Whether there is anything to move the quote to. */
export const selectIsOfOtherVersion = (s: Snapshot) => isOfOtherVersion(s.context.comparison)
export const selectAttendance = (s: Snapshot) => s.children.attendance as AttendanceRef | undefined
/** What was done with it last. */
export const selectPast = (s: Snapshot) => s.children.history as HistoryRef | undefined
export const selectTask = (s: Snapshot) => s.children.task as TaskRef | undefined
export const selectProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** What can be done with it now, by whoever looks. */
export const selectActs = (s: Snapshot): readonly TaskKind[] => {
  const contact = wholeOf(s.context.opened)
  return contact ? order.filter((kind) => may(kind, contact, s.context.user)) : []
}
const order: readonly TaskKind[] = [
  'approve',
  'decline',
  'reopen',
  'certificate',
  'purchaseLink',
  'policyLink',
  'prospect',
  'cancel',
  'record',
  'fee',
]

/** The overlay's text, by the state that waits. */
export function selectWorkspaceBusy(s: Snapshot): string | null {
  for (const meta of Object.values(s.getMeta())) if (meta?.busy) return meta.busy
  return null
}

/** Something was begun here before, from which one comes back. */
export const selectIsBack = (s: Snapshot) => s.context.key !== ''
