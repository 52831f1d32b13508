import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { WorkItemRow } from '../../../contract/client'
import { type Cents, centsOf } from '../../../domain/common/money'
import type { TaskKind } from '../../../domain/staff/contactForms'
import { may } from '../../../domain/staff/permissions'
import { busyIn } from '../../kit/busy'
import type { HistoryRef } from '../history/history.select'
import type { StaffSnapshot } from '../shell/staff.select'
import { mayBegin } from './actions'
import type { AttendanceRef } from './presence.select'
import type { TaskRef } from './task.select'
import type { workspaceMachine } from './workspace.machine'
import { isOfOtherVersion, wholeOf } from './workspace.setup'

export type WorkspaceRef = ActorRefFrom<typeof workspaceMachine>
type Snapshot = SnapshotFrom<typeof workspaceMachine>

/** The page while a user is signed in at `/admin/<contact id>`. */
export const selectWorkspace = (s: StaffSnapshot) => s.children.page as WorkspaceRef | undefined

const openIn = ({ value }: Snapshot) => (typeof value === 'object' ? value.open : null)
export const selectWorkspaceView = (s: Snapshot) => (typeof s.value === 'string' ? s.value : 'open')
export const selectContact = (s: Snapshot) => wholeOf(s.context.opened)
/** The order that awaits its payment. */
export const selectOrder = (s: Snapshot) => s.context.opened?.order ?? null
/** The open requests and tasks of the contact. */
export const selectWorkItemsOf = (s: Snapshot) => s.context.opened?.work_items ?? none
const none: readonly WorkItemRow[] = []
export const selectUser = (s: Snapshot) => s.context.user
export const selectMayUnderwrite = (s: Snapshot) => may(s.context.user, 'referrals.decide')
export const selectMayEdit = (s: Snapshot) => may(s.context.user, 'quotes.edit')
/** The address of the list to return to. */
export const selectList = (s: Snapshot) => s.context.list
export const selectPolicy = (s: Snapshot) => s.context.policy
/**
 * The balance of the customer: above 0 a debt to us, below 0 ours; null before there is a policy, and while its
 * transactions are not read: an earlier balance could be paid twice.
 */
export const selectPolicyBalance = (s: Snapshot): Cents | null =>
  s.context.policy && selectDocumentsState(s) === 'shown'
    ? s.context.policy.transactions.reduce((sum, row) => sum + centsOf(row.charged) - centsOf(row.paid), 0)
    : null
export const selectDocumentsState = (s: Snapshot) => openIn(s)?.documents ?? 'none'
export const selectCopyState = (s: Snapshot) => openIn(s)?.copy ?? 'current'
/** The state of comparing and moving the contact; null for a user who cannot edit the quote. */
export const selectVersionState = (s: Snapshot) => (selectMayEdit(s) ? (openIn(s)?.version ?? null) : null)
export const selectComparison = (s: Snapshot) => s.context.comparison
/** Whether the quote can be moved. */
export const selectIsOfOtherVersion = (s: Snapshot) => isOfOtherVersion(s.context.comparison)
export const selectAttendance = (s: Snapshot) => s.children.attendance as AttendanceRef | undefined
/** The last change. */
export const selectPast = (s: Snapshot) => s.children.history as HistoryRef | undefined
export const selectTask = (s: Snapshot) => s.children.task as TaskRef | undefined
export const selectProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The tasks that the user can start. */
export const selectActs = (s: Snapshot): readonly TaskKind[] => {
  const contact = wholeOf(s.context.opened)
  return contact ? order.filter((kind) => mayBegin(kind, contact, s.context.user)) : []
}
const order: readonly TaskKind[] = [
  'approve',
  'handOver',
  'decline',
  'reopen',
  'certificate',
  'purchaseLink',
  'policyLink',
  'prospect',
  'resendOrder',
  'extendOrder',
  'withdrawOrder',
  'cancel',
  'record',
  'note',
  'fee',
]

/** The overlay's text while a state waits. */
export const selectWorkspaceBusy = (s: Snapshot) => busyIn(s)

/** Whether there is a suspended task to return to. */
export const selectIsBack = (s: Snapshot) => s.context.key !== ''
