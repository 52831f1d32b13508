import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { policyMachine } from './policy.machine'

export type PolicyRef = ActorRefFrom<typeof policyMachine>
type Snapshot = SnapshotFrom<typeof policyMachine>

export const selectPolicyView = (s: Snapshot) => s.value
export const selectPolicy = (s: Snapshot) => s.context.opened?.policy ?? null
export const selectPolicyProblem = (s: Snapshot) => s.context.problem?.message ?? null
export const selectDocumentsRef = (s: Snapshot) => s.children.documents

/** The overlay's text, by the state that waits. */
export const selectPolicyBusy = (s: Snapshot): string | null =>
  Object.values(s.getMeta()).find((meta) => meta?.busy)?.busy ?? null
