import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { stillRefused } from '../../kit/problem'
import type { StaffSnapshot } from '../shell/staff.select'
import type { contactListMachine } from './contactList.machine'
import { maySeek, prospectFaultsIn } from './contactList.setup'

export type ContactListRef = ActorRefFrom<typeof contactListMachine>
type Snapshot = SnapshotFrom<typeof contactListMachine>

/** The room that is open while somebody is signed in at `/admin`. */
export const selectContactList = (s: StaffSnapshot) => s.children.page as ContactListRef | undefined

export const selectListState = (s: Snapshot) => (typeof s.value === 'string' ? s.value : s.value.open.list)
export const selectIsExporting = (s: Snapshot) => s.matches({ open: { file: 'exporting' } })
export const selectQuery = (s: Snapshot) => s.context.query
export const selectColumns = (s: Snapshot) => s.context.columns
/** Whose desk it is: their own quotes are found by their address. */
export const selectContactListUser = (s: Snapshot) => s.context.user
export const selectContacts = (s: Snapshot) => s.context.contacts
/** What is wrong with a filter, by its name: by the server's word, or since it is no day and narrows nothing. */
export const selectFilterFaults = ({
  context: { problem, wrongDays },
}: Snapshot): Readonly<Partial<Record<string, string>>> => problem?.errors ?? wrongDays
export const selectIsFilterRefused = (s: Snapshot) => s.context.problem?.errors !== undefined
export const selectContactListProblem = (s: Snapshot) => s.context.problem?.message ?? null

export const selectMaySeek = (s: Snapshot) => maySeek(s.context)
/** Whether a prospect is written; while it is on its way, what one saw before. */
export const selectIsSeeking = (s: Snapshot) =>
  s.matches({ open: { prospect: 'writing' } }) || s.matches({ open: { prospect: 'adding' } })
export const selectProspect = (s: Snapshot) => s.context.prospect
export const selectIsLeavingProspect = (s: Snapshot) => s.matches({ open: { prospect: { writing: 'leaving' } } })
export const selectProspectRejections = (s: Snapshot) => s.context.rejections
/** Why nobody was added, where no answer is to blame. */
export const selectProspectProblem = (s: Snapshot) =>
  s.matches({ open: { prospect: { writing: 'failed' } } }) ? (s.context.refused?.problem.message ?? null) : null

/** While the form stands rejected: what a browser can tell is wrong, and what the server said of these very answers. */
export function selectProspectFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ open: { prospect: { writing: 'rejected' } } })) return {}
  const { prospect, refused } = s.context
  return { ...stillRefused(refused, prospect), ...prospectFaultsIn(prospect) }
}

/** The overlay's text, by the state that waits. */
export const selectContactListBusy = (s: Snapshot): string | null =>
  Object.values(s.getMeta()).find((meta) => meta?.busy)?.busy ?? null
