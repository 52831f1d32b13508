import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import { problemInWords } from '../../kit/problem'
import type { FactorsRef } from '../factors/factors.select'
import { companyRefusalOf, companySignInUrl } from './companySignIn'
import type { IdleRef } from './idle.select'
import type { staffMachine } from './staff.machine'
import type { workCountMachine } from './workCount.machine'

export type StaffRef = ActorRefFrom<typeof staffMachine>
export type StaffSnapshot = SnapshotFrom<typeof staffMachine>

type View =
  | 'checking'
  | 'rechecking'
  | 'timingOut'
  | 'unavailable'
  | 'overtaken'
  | 'signedOut'
  | 'entering'
  | 'enrolling'
  | 'signedIn'

export const selectStaffView = (s: StaffSnapshot): View => {
  if (typeof s.value === 'string') return s.value
  if ('signedOut' in s.value) return 'signedOut'
  return 'enrolling' in s.value ? 'enrolling' : 'signedIn'
}
/** The state of the sign-in form. */
export const selectSignInState = (s: StaffSnapshot) => {
  const form = typeof s.value === 'object' && 'signedOut' in s.value ? s.value.signedOut : null
  if (typeof form !== 'object' || form === null) return form
  if ('proving' in form) return form.proving
  return typeof form.choosing === 'string' ? form.choosing : form.choosing.proving
}
/** Whether the form asks for the code of a second factor. */
export const selectIsProving = (s: StaffSnapshot) =>
  s.matches({ signedOut: 'proving' }) || s.matches({ signedOut: { choosing: 'proving' } })
/** The user's second factors, while one is required and missing. */
export const selectEnrollment = (s: StaffSnapshot) => s.children.factors as FactorsRef | undefined
/** Whether the form also asks for a password that replaces the given one. */
export const selectIsChoosing = (s: StaffSnapshot) => s.matches({ signedOut: 'choosing' })
export const selectUser = (s: StaffSnapshot) => s.context.user
/** The company's sign-in, with the address that begins it and leads back here; null if there is none. */
export const selectCompanySignIn = ({ context: { company, address } }: StaffSnapshot) =>
  company === null ? null : { ...company, url: companySignInUrl(address) }
export const selectCompanyRefusal = (s: StaffSnapshot) =>
  s.matches({ signedOut: 'companyRefused' }) ? companyRefusalOf(s.context.address) : null
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
export const selectStaffProblem = (s: StaffSnapshot) =>
  problemInWords(s.context.problem, s.matches('signedOut') ? 'text' : 'nothing')
export const selectSignInFaults = (s: StaffSnapshot) => s.context.faults
export const selectStaffRejections = (s: StaffSnapshot) => s.context.rejections

/** The overlay's text while a state waits. */
export const selectStaffBusy = (s: StaffSnapshot) => busyIn(s)
