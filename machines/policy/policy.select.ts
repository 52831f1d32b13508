import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { hasBegun } from '../../domain/cancelling'
import type { policyMachine } from './policy.machine'

export type PolicyRef = ActorRefFrom<typeof policyMachine>
type Snapshot = SnapshotFrom<typeof policyMachine>

export const selectPolicyView = (s: Snapshot) =>
  typeof s.value === 'string' ? (s.value as Exclude<typeof s.value, 'arriving' | 'starting'>) : 'open'
export const selectOpened = (s: Snapshot) => s.context.opened
/** Whether anything of it can still be changed, or why not. */
export function selectStanding({ context: { opened } }: Snapshot): 'cancelled' | 'begun' | 'ahead' {
  if (opened?.policy.customFields.status === 'cancelled') return 'cancelled'
  return opened && hasBegun(opened) ? 'begun' : 'ahead'
}
/** The last change, while it is told of. */
export const selectMade = (s: Snapshot) => s.context.made
export const selectPolicyProblem = (s: Snapshot) => s.context.problem?.message ?? null
export const selectDocumentsRef = (s: Snapshot) => s.children.documents
export const selectChangeRef = (s: Snapshot) => s.children.change
export const selectCancelRef = (s: Snapshot) => s.children.cancel
export const selectClaimRef = (s: Snapshot) => s.children.claim
export const selectMessageRef = (s: Snapshot) => s.children.message
export const selectSendingRef = (s: Snapshot) => s.children.sending
export const selectFindRef = (s: Snapshot) => s.children.find

/** What is being done with it, beside cancelling, which a dialog asks. */
export const policyTasks = ['change', 'claim', 'message', 'sending'] as const
export type PolicyTask = (typeof policyTasks)[number]
export const selectTask = (s: Snapshot): PolicyTask | null =>
  policyTasks.find((task) => s.children[task] !== undefined) ?? null

/** The overlay's text, by the state that waits. */
export const selectPolicyBusy = (s: Snapshot): string | null =>
  Object.values(s.getMeta()).find((meta) => meta?.busy)?.busy ?? null
