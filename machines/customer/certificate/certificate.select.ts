import { object, string } from 'superstruct'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { certificateMachine } from './certificate.machine'

export type CertificateRef = ActorRefFrom<typeof certificateMachine>
type Snapshot = SnapshotFrom<typeof certificateMachine>

/** Transient states draw nothing. */
export const selectCertificateView = (s: Snapshot) => s.value as Exclude<Snapshot['value'], 'arriving' | 'choosing'>
/** The form for updates, of a certificate that is valid. */
export const selectFollowRef = (s: Snapshot) => s.children.follow
export const selectCertificate = (s: Snapshot) => s.context.certificate
export const selectTyped = (s: Snapshot) => s.context.typed
/** Typed text that was not looked up; the address has the text that was. */
export const selectTypedDraft = ({ context: { typed, code, address } }: Snapshot): { readonly typed: string } | null =>
  typed === '' || typed === code || typed === address ? null : { typed }
export const typedShape = object({ typed: string() })
export const selectCode = (s: Snapshot) => s.context.code
export const selectCertificateProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The overlay's text while a state waits. */
export const selectCertificateBusy = (s: Snapshot) => busyIn(s)
