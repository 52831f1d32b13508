import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { StaffSnapshot } from '../staff/staff.select'
import { chosenOf, type underwritingMachine } from './underwriting.machine'

export type UnderwritingRef = ActorRefFrom<typeof underwritingMachine>
type Snapshot = SnapshotFrom<typeof underwritingMachine>

/** The room that is open while somebody is signed in at `/usw`. */
export const selectBench = (s: StaffSnapshot) => s.children.room as UnderwritingRef | undefined

const bench = (s: Snapshot) => (typeof s.value === 'object' ? s.value.bench : null)

type View = 'turnedAway' | 'queueing' | 'empty' | 'failed' | 'contact'

export function selectBenchView(s: Snapshot): View {
  if (s.value === 'turnedAway') return 'turnedAway'
  const value = bench(s)
  return value === null ? 'queueing' : typeof value === 'string' ? value : 'contact'
}
export const selectReferralState = (s: Snapshot) => {
  const value = bench(s)
  return value !== null && typeof value === 'object' ? value.contact : 'loading'
}
export const selectQueue = (s: Snapshot) => s.context.queue
export const selectChosen = (s: Snapshot) => chosenOf(s.context)
/** Whether the address names the one that is looked at, and not only the queue. */
export const selectIsNamed = (s: Snapshot) => s.context.contactId !== null
export const selectReferral = (s: Snapshot) => s.context.opened
export const selectUnderwritingProblem = (s: Snapshot) => s.context.problem?.message ?? null
