import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { StaffSnapshot } from '../shell/staff.select'
import type { signaturesMachine } from './signatures.machine'
import { mayChooseDefault, signatureFaultsIn } from './signatures.setup'

export type SignaturesRef = ActorRefFrom<typeof signaturesMachine>
type Snapshot = SnapshotFrom<typeof signaturesMachine>

/** The page while a user is signed in at `/admin/signatures`. */
export const selectSignatures = (s: StaffSnapshot) => s.children.page as SignaturesRef | undefined

const nameOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : Object.keys(value)[0]!)

export function selectSignaturesView(s: Snapshot): 'opening' | 'barred' | 'failed' | 'list' {
  const name = nameOf(s)
  return name === 'opening' || name === 'barred' || name === 'failed' ? name : 'list'
}
/** The dialog over the list. While a call is in flight, the dialog before it stays. */
export function selectSignatureDialog(s: Snapshot): 'editing' | 'confirming' | null {
  const name = nameOf(s)
  if (name === 'editing' || name === 'saving') return 'editing'
  return name === 'confirming' || name === 'deleting' ? 'confirming' : null
}
/** Whether the dialog asks before it discards the form. */
export const selectIsLeavingSignature = (s: Snapshot) => s.matches({ editing: 'leaving' })
/** Whether another user has changed the signature, which is shown as they left it. */
export const selectIsSignatureOvertaken = (s: Snapshot) => s.matches({ editing: 'overtaken' })
export const selectSignatureRows = (s: Snapshot) => s.context.rows
export const selectSignature = (s: Snapshot) => s.context.about
export const selectSignatureAnswers = (s: Snapshot) => s.context.answers
export const selectSignatureRejections = (s: Snapshot) => s.context.rejections
export const selectMayChooseDefault = (s: Snapshot) => mayChooseDefault(s.context)
export const selectIsDrawing = (s: Snapshot) => s.matches({ editing: 'drawing' })

/** Faults after the first attempt. Compare with `shallowEqual`. */
export function selectSignatureWrong(s: Snapshot): Readonly<Record<string, string>> {
  if (s.matches({ editing: 'unreadable' })) return unreadable
  if (s.matches({ editing: 'rejected' })) return signatureFaultsIn(s.context)
  return s.matches({ editing: 'refused' }) ? (s.context.problem?.errors ?? none) : none
}
const none: Readonly<Record<string, string>> = {}
const unreadable = { file: 'This picture could not be read. Choose a PNG, JPEG or WebP.' }
/** Why the request failed, if no field is at fault. */
export const selectSignaturesProblem = ({ context: { problem } }: Snapshot) =>
  problem && !problem.errors ? problem.message : null

/** The overlay's text while a state waits. */
export const selectSignaturesBusy = (s: Snapshot) => busyIn(s)
