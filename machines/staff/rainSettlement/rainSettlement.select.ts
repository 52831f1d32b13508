import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { may } from '../../../domain/staff/permissions'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { StaffSnapshot } from '../shell/staff.select'
import type { rainSettlementMachine } from './rainSettlement.machine'
import { mayMeasure, mayPay, settlementFaults } from './rainSettlement.setup'

export type SettlementRef = ActorRefFrom<typeof rainSettlementMachine>
type Snapshot = SnapshotFrom<typeof rainSettlementMachine>

/** The page that is open while a user is signed in at `/admin/<contact id>/rain`. */
export const selectRainSettlement = (s: StaffSnapshot) => s.children.page as SettlementRef | undefined

export function selectSettlementState(s: Snapshot) {
  if (s.matches('measuring') || s.matches('recording')) return 'measuring'
  if (s.matches('paying') || s.matches('marking')) return 'paying'
  return s.value as 'loading' | 'missing' | 'failed' | 'shown' | 'ended'
}
export const selectSettling = (s: Snapshot) => s.context.data
export const selectSettledContact = (s: Snapshot) => s.context.query.id
export const selectMaySettle = (s: Snapshot) => may(s.context.user, 'rain.settle')
export const selectMayMeasure = (s: Snapshot) => mayMeasure(s.context)
export const selectMayPay = (s: Snapshot) => mayPay(s.context)
export const selectSettlementAnswers = (s: Snapshot) => s.context.answers
export const selectSettlementRejections = (s: Snapshot) => s.context.rejections
/** Whether the dialog asks before it discards the form. */
export const selectIsLeavingSettlement = (s: Snapshot) =>
  s.matches({ measuring: 'leaving' }) || s.matches({ paying: 'leaving' })
export const selectSettlementProblem = (s: Snapshot) =>
  problemInWords(s.context.problem, s.matches('measuring') || s.matches('paying') ? 'text' : 'nothing')

/** While the form is rejected: the browser's faults, and the server's faults for the same answers. */
export function selectSettlementFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ measuring: 'rejected' }) && !s.matches({ paying: 'rejected' })) return {}
  const { answers, refused } = s.context
  return { ...stillRefused(refused, answers), ...settlementFaults(s.context) }
}

/** The overlay's text while a state waits. */
export const selectSettlementBusy = (s: Snapshot) => busyIn(s)
