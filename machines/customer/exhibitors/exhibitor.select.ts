import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import { problemInWords } from '../../kit/problem'
import type { exhibitorMachine } from './exhibitor.machine'

export type ExhibitorRef = ActorRefFrom<typeof exhibitorMachine>
type Snapshot = SnapshotFrom<typeof exhibitorMachine>

export function selectExhibitorView(s: Snapshot): 'opening' | 'missing' | 'unavailable' | 'shown' {
  for (const view of ['opening', 'missing', 'unavailable'] as const) if (s.matches(view)) return view
  return 'shown'
}
export const selectExhibitorPage = (s: Snapshot) => s.context.page
export const selectExhibitorProblem = (s: Snapshot) => problemInWords(s.context.problem, 'nothing')
/** Why the chosen file cannot be sent. */
export const selectCertificateFault = (s: Snapshot) => s.context.fault
export const selectCertificateRejections = (s: Snapshot) => s.context.rejections
/** Whether a certificate has just been sent. */
export const selectIsUploaded = (s: Snapshot) => s.matches({ shown: 'uploaded' })
export const selectExhibitorBusy = (s: Snapshot) => busyIn(s)
