import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { sendingFields } from '../../../domain/policy/forms'
import { busyIn } from '../../kit/busy'
import type { StaffSnapshot } from '../shell/staff.select'
import type { emailLogsMachine } from './contactMail.machine'

export type EmailLogsRef = ActorRefFrom<typeof emailLogsMachine>
type Snapshot = SnapshotFrom<typeof emailLogsMachine>

/** The page while a user is signed in at `/admin/<contact id>/email-logs`. */
export const selectEmailLogs = (s: StaffSnapshot) => s.children.page as EmailLogsRef | undefined

export const selectLogsView = (s: Snapshot): 'missing' | 'failed' | 'log' =>
  s.matches('missing') ? 'missing' : s.matches('failed') ? 'failed' : 'log'
export const selectIsForwarding = (s: Snapshot) => s.matches('writing') || s.matches('forwarding')
export const selectLogsQuery = (s: Snapshot) => s.context.query
export const selectLogs = (s: Snapshot) => s.context.logs
export const selectForwarded = (s: Snapshot) => s.context.about
/** Whether the dialog asks before it discards the form. */
export const selectIsLeavingForward = (s: Snapshot) => s.matches({ writing: 'leaving' })
export const selectForwardWords = (s: Snapshot) => s.context.letter
export const selectForwardRejections = (s: Snapshot) => s.context.rejections
/** Faults after the first attempt. Compare with `shallowEqual`. */
export function selectForwardWrong(s: Snapshot): Readonly<Record<string, string>> {
  if (s.matches({ writing: 'rejected' })) return faultsIn(sendingFields, s.context.letter)
  return s.matches({ writing: 'refused' }) ? (s.context.problem?.errors ?? none) : none
}
const none: Readonly<Record<string, string>> = {}
/** Why the request failed, if no field is at fault. */
export const selectLogsProblem = ({ context: { problem } }: Snapshot) =>
  problem && !problem.errors ? problem.message : null

/** The overlay's text while a state waits. */
export const selectLogsBusy = (s: Snapshot) => busyIn(s)
