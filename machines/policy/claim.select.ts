import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { claimFaultsIn, type claimMachine } from './claim.machine'
import { stillRefused } from './refused'

export type ClaimRef = ActorRefFrom<typeof claimMachine>
type Snapshot = SnapshotFrom<typeof claimMachine>

/** Null until it is received. */
export const selectClaim = (s: Snapshot) => s.context.claim
export const selectClaimAnswers = (s: Snapshot) => s.context.answers
export const selectClaimRejections = (s: Snapshot) => s.context.rejections
export const selectClaimProblem = (s: Snapshot) =>
  s.matches({ writing: 'failed' }) ? (s.context.refused?.problem.message ?? null) : null

/** What is wrong, once one has tried. To be compared flat. */
export const selectClaimFaults = (s: Snapshot): Readonly<Record<string, string>> => {
  const { answers, refused } = s.context
  return s.matches({ writing: 'rejected' }) ? { ...stillRefused(refused, answers), ...claimFaultsIn(answers) } : none
}
const none: Readonly<Record<string, string>> = {}

/** The overlay's text, by the state that waits. */
export const selectClaimBusy = (s: Snapshot): string | null =>
  Object.values(s.getMeta()).find((meta) => meta?.busy)?.busy ?? null
