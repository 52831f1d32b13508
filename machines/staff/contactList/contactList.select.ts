import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { may } from '../../../domain/staff/permissions'
import { busyIn } from '../../kit/busy'
import { stillRefused } from '../../kit/problem'
import type { StaffSnapshot } from '../shell/staff.select'
import type { contactListMachine } from './contactList.machine'
import { maySeek, prospectFaultsIn } from './contactList.setup'

export type ContactListRef = ActorRefFrom<typeof contactListMachine>
type Snapshot = SnapshotFrom<typeof contactListMachine>

/** The page while a user is signed in at `/admin`. */
export const selectContactList = (s: StaffSnapshot) => s.children.page as ContactListRef | undefined

export const selectListState = (s: Snapshot) => (typeof s.value === 'string' ? s.value : s.value.open.list)
export const selectIsExporting = (s: Snapshot) => s.matches({ open: { file: 'exporting' } })
export const selectQuery = (s: Snapshot) => s.context.query
export const selectColumns = (s: Snapshot) => s.context.columns
/** The user, whose own quotes are found by their email address. */
export const selectContactListUser = (s: Snapshot) => s.context.user
export const selectContacts = (s: Snapshot) => s.context.contacts
/** Faults of the filters, by name: from the server, or because a day is invalid and does not filter. */
export const selectFilterFaults = ({
  context: { problem, wrongDays },
}: Snapshot): Readonly<Partial<Record<string, string>>> => problem?.errors ?? wrongDays
export const selectIsFilterRefused = (s: Snapshot) => s.context.problem?.errors !== undefined
export const selectContactListProblem = (s: Snapshot) => s.context.problem?.message ?? null

export const selectMaySeek = (s: Snapshot) => maySeek(s.context)
export const selectMayQuote = (s: Snapshot) => may(s.context.user, 'quotes.edit')
/** Whether the prospect form is open. It stays open while the prospect is being added. */
export const selectIsSeeking = (s: Snapshot) =>
  s.matches({ open: { prospect: 'writing' } }) || s.matches({ open: { prospect: 'adding' } })
export const selectProspect = (s: Snapshot) => s.context.prospect
export const selectIsLeavingProspect = (s: Snapshot) => s.matches({ open: { prospect: { writing: 'leaving' } } })
export const selectProspectRejections = (s: Snapshot) => s.context.rejections
/** Why the prospect was not added, if no field is at fault. */
export const selectProspectProblem = (s: Snapshot) =>
  s.matches({ open: { prospect: { writing: 'failed' } } }) ? (s.context.refused?.problem.message ?? null) : null

/** While the form is rejected: the browser's faults, and the server's faults for the same answers. */
export function selectProspectFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ open: { prospect: { writing: 'rejected' } } })) return {}
  const { prospect, refused } = s.context
  return { ...stillRefused(refused, prospect), ...prospectFaultsIn(prospect) }
}

/** The overlay's text while a state waits. */
export const selectContactListBusy = (s: Snapshot) => busyIn(s)
