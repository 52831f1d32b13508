import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { IdleRef } from './idle.select'
import type { staffMachine } from './staff.machine'
import type { workCountMachine } from './workCount.machine'

export type StaffRef = ActorRefFrom<typeof staffMachine>
export type StaffSnapshot = SnapshotFrom<typeof staffMachine>

type View = 'checking' | 'rechecking' | 'timingOut' | 'unavailable' | 'overtaken' | 'signedOut' | 'signedIn'

export const selectStaffView = (s: StaffSnapshot): View =>
  typeof s.value === 'string' ? s.value : 'signedOut' in s.value ? 'signedOut' : 'signedIn'
/** The state of the sign-in form. */
export const selectSignInState = (s: StaffSnapshot) => {
  const form = typeof s.value === 'object' && 'signedOut' in s.value ? s.value.signedOut : null
  return typeof form === 'object' && form !== null ? form.choosing : form
}
/** Whether the form also asks for a password that replaces the given one. */
export const selectIsChoosing = (s: StaffSnapshot) => s.matches({ signedOut: 'choosing' })
export const selectUser = (s: StaffSnapshot) => s.context.user
/** The user for the calls of this page. */
export const selectActingAs = (s: StaffSnapshot) => (s.matches('signedIn') ? `staff ${s.context.user?.id}` : 'staff')
/** The actor that counts the work that waits. */
export const selectWorkCounter = (s: StaffSnapshot) =>
  s.children.workCount as ActorRefFrom<typeof workCountMachine> | undefined
/** The actor that watches whether anybody uses the window. */
export const selectIdle = (s: StaffSnapshot) => s.children.idle as IdleRef | undefined
/** Null before the first count. */
export const selectWorkCount = (s: SnapshotFrom<typeof workCountMachine> | undefined) => s?.context.count ?? null
/** The user who signed in from another tab. */
export const selectOther = (s: StaffSnapshot) => s.context.other
export const selectStaffProblem = (s: StaffSnapshot) => s.context.problem?.message ?? null
export const selectSignInFaults = (s: StaffSnapshot) => s.context.faults
export const selectStaffRejections = (s: StaffSnapshot) => s.context.rejections

/** The overlay's text while a state waits. */
export function selectStaffBusy(s: StaffSnapshot): string | null {
  for (const meta of Object.values(s.getMeta())) if (meta?.busy) return meta.busy
  return null
}
