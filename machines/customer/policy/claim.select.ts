import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { filesFault } from '../../../domain/common/fileKinds'
import { claimFiles } from '../../../domain/policy/claim'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import { type ClaimDraft, claimFaultsIn, type claimMachine, earlyLossIn, outsideDaysIn } from './claim.machine'

export type ClaimRef = ActorRefFrom<typeof claimMachine>
type Snapshot = SnapshotFrom<typeof claimMachine>

/** Null until the claim is received. */
export const selectClaim = (s: Snapshot) => s.context.claim
/** Of a policy of rain insurance, which asks other questions. */
export const selectClaimRain = (s: Snapshot) => s.context.rain
export const selectClaimAnswers = (s: Snapshot) => s.context.answers
/** The draft; null once the claim is received. */
export const selectClaimDraft = ({ context: { claim, answers, lost } }: Snapshot): ClaimDraft | null =>
  claim ? null : { ...answers, lost }
/** Names of files that must be chosen again. */
export const selectLostFiles = (s: Snapshot) => s.context.lost
export const selectClaimRejections = (s: Snapshot) => s.context.rejections
export const selectClaimProblem = (s: Snapshot) =>
  s.matches({ writing: 'failed' }) ? problemInWords(s.context.refused?.problem ?? null) : null

/** The faults, after the first attempt. Compare with `shallowEqual`. */
export const selectClaimFaults = (s: Snapshot): Readonly<Record<string, string>> => {
  const { answers, refused, today, rain } = s.context
  return s.matches({ writing: 'rejected' })
    ? { ...stillRefused(refused, answers), ...claimFaultsIn(answers, today, rain) }
    : none
}
/** A loss before the purchase. Compare with `shallowEqual`. */
export const selectEarlyLoss = ({ context }: Snapshot) => earlyLossIn(context)
/** A loss outside the insured days. */
export const selectOutsideDays = ({ context }: Snapshot) => outsideDaysIn(context)
/** A file that cannot be sent is reported as soon as it is chosen. */
export const selectFilesFault = (s: Snapshot): string | undefined =>
  selectClaimFaults(s)['files'] ?? filesFault(claimFiles, s.context.answers.files) ?? undefined
const none: Readonly<Record<string, string>> = {}

/** The overlay's text while a state waits. */
export const selectClaimBusy = (s: Snapshot) => busyIn(s)
