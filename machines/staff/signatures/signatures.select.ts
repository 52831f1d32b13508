import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { StaffSnapshot } from '../shell/staff.select'
import type { signaturesMachine } from './signatures.machine'
import { mayChooseDefault, signatureFaultsIn } from './signatures.setup'

export type SignaturesRef = ActorRefFrom<typeof signaturesMachine>
type Snapshot = SnapshotFrom<typeof signaturesMachine>

/** The room that is open while somebody is signed in at `/admin/signatures`. */
export const selectSignatures = (s: StaffSnapshot) => s.children.page as SignaturesRef | undefined

const nameOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : Object.keys(value)[0]!)

export function selectSignaturesView(s: Snapshot): 'opening' | 'barred' | 'failed' | 'list' {
  const name = nameOf(s)
  return name === 'opening' || name === 'barred' || name === 'failed' ? name : 'list'
}
/** What is open over the list; while something is in flight, what one saw before it. */
export function selectSignatureDialog(s: Snapshot): 'editing' | 'confirming' | null {
  const name = nameOf(s)
  if (name === 'editing' || name === 'saving') return 'editing'
  return name === 'confirming' || name === 'deleting' ? 'confirming' : null
}
/** Whether it is asked first before what was written is left. */
export const selectIsLeavingSignature = (s: Snapshot) => s.matches({ editing: 'leaving' })
/** Whether somebody else has changed the signature meanwhile, which is there as they left it. */
export const selectIsSignatureOvertaken = (s: Snapshot) => s.matches({ editing: 'overtaken' })
export const selectSignatureRows = (s: Snapshot) => s.context.rows
export const selectSignature = (s: Snapshot) => s.context.about
export const selectSignatureAnswers = (s: Snapshot) => s.context.answers
export const selectSignatureRejections = (s: Snapshot) => s.context.rejections
export const selectMayChooseDefault = (s: Snapshot) => mayChooseDefault(s.context)
export const selectIsDrawing = (s: Snapshot) => s.matches({ editing: 'drawing' })

/** Once one has tried. To be compared flat. */
export function selectSignatureWrong(s: Snapshot): Readonly<Record<string, string>> {
  if (s.matches({ editing: 'unreadable' })) return unreadable
  if (s.matches({ editing: 'rejected' })) return signatureFaultsIn(s.context)
  return s.matches({ editing: 'refused' }) ? (s.context.problem?.errors ?? none) : none
}
const none: Readonly<Record<string, string>> = {}
const unreadable = { file: 'This file is no picture that can be read. Choose a PNG, JPEG or WebP.' }
/** Why it was not done, where no answer is to blame. */
export const selectSignaturesProblem = ({ context: { problem } }: Snapshot) =>
  problem && !problem.errors ? problem.message : null

/** The overlay's text, by the state that waits. */
export const selectSignaturesBusy = (s: Snapshot): string | null =>
  Object.values(s.getMeta()).find((meta) => meta?.busy)?.busy ?? null
