import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { personFields } from '../../../domain/staff/person'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { StaffSnapshot } from '../shell/staff.select'
import type { personalDataMachine } from './personalData.machine'

export type PersonalDataRef = ActorRefFrom<typeof personalDataMachine>
type Snapshot = SnapshotFrom<typeof personalDataMachine>

/** The page that is open while a user is signed in at `/admin/personal-data`. */
export const selectPersonalData = (s: StaffSnapshot) => s.children.page as PersonalDataRef | undefined

export function selectPersonalDataState(s: Snapshot) {
  if (typeof s.value === 'string') return s.value
  return typeof s.value.open === 'string' ? s.value.open : s.value.open.shown
}
export const selectPersonAnswers = (s: Snapshot) => s.context.answers
/** Counts rejections: at each the summary takes the focus again. */
export const selectPersonRejections = (s: Snapshot) => s.context.rejections
export const selectPerson = (s: Snapshot) => s.context.data
/** The number of quotes and policies that the last erasure removed. */
export const selectErased = (s: Snapshot) => s.context.erased
export const selectPersonalDataProblem = (s: Snapshot) => problemInWords(s.context.problem)

/** While the address is rejected: the browser's fault, and the server's fault for the same address. */
export function selectPersonFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ open: 'rejected' })) return {}
  const { answers, refused } = s.context
  return { ...stillRefused(refused, answers), ...faultsIn(personFields, { ...answers }) }
}

/** The overlay's text while a state waits. */
export const selectPersonalDataBusy = (s: Snapshot) => busyIn(s)
