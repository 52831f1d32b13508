import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { deskMachine } from './desk.machine'
import { isOfOtherVersion } from './desk.setup'
import type { StaffSnapshot } from './staff.select'

export type DeskRef = ActorRefFrom<typeof deskMachine>
type Snapshot = SnapshotFrom<typeof deskMachine>

/** The room that is open while somebody is signed in at `/admin`. */
export const selectDesk = (s: StaffSnapshot) => s.children.room as DeskRef | undefined

export const selectDeskView = (s: Snapshot) =>
  typeof s.value === 'string' ? 'list' : 'contact' in s.value ? 'contact' : 'list'
export const selectListState = (s: Snapshot) =>
  typeof s.value === 'object' && 'list' in s.value ? s.value.list : 'loading'
const contactIn = (s: Snapshot) => (typeof s.value === 'object' && 'contact' in s.value ? s.value.contact : 'loading')
export const selectContactState = (s: Snapshot) => {
  const state = contactIn(s)
  return typeof state === 'string' ? state : 'shown'
}
/** How far one is with comparing and moving the contact that is open; null while none is. */
export const selectVersionState = (s: Snapshot) => {
  const state = contactIn(s)
  return typeof state === 'string' ? null : (state.shown as Exclude<typeof state.shown, 'left'>)
}
export const selectComparison = (s: Snapshot) => s.context.comparison
/** Whether there is anything to move the quote to. */
export const selectIsOfOtherVersion = (s: Snapshot) => isOfOtherVersion(s.context.comparison)
export const selectQuery = (s: Snapshot) => s.context.query
export const selectFound = (s: Snapshot) => s.context.found
export const selectOpenedContact = (s: Snapshot) => s.context.opened
export const selectDeskProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The overlay's text, by the state that waits. */
export function selectDeskBusy(s: Snapshot): string | null {
  for (const meta of Object.values(s.getMeta())) if (meta?.busy) return meta.busy
  return null
}
