import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { CertificateReviewRef } from './certificateReview.select'
import type { exhibitorBoardMachine } from './exhibitorBoard.machine'
import type { ExhibitorImportRef } from './exhibitorImport.select'
import type { ExhibitorInvitationRef } from './exhibitorInvitation.select'

export type ExhibitorBoardRef = ActorRefFrom<typeof exhibitorBoardMachine>
type Snapshot = SnapshotFrom<typeof exhibitorBoardMachine>

export function selectExhibitorsView(s: Snapshot): 'loading' | 'missing' | 'failed' | 'shown' {
  for (const view of ['loading', 'missing', 'failed'] as const) if (s.matches(view)) return view
  return 'shown'
}
export const selectExhibitors = (s: Snapshot) => s.context.board
export const selectExhibitorsQuery = (s: Snapshot) => s.context.query
export const selectExhibitorsToken = (s: Snapshot) => s.context.token
export const selectExhibitorsProblem = (s: Snapshot) => s.context.problem?.message ?? null
export const selectExhibitorsDone = (s: Snapshot) => s.context.done
export const selectExhibitorsBusy = (s: Snapshot) => busyIn(s)

/** Whether the link for everyone was copied; null before. */
export function selectRegistrationCopy(s: Snapshot): 'copied' | 'uncopied' | null {
  for (const copy of ['copied', 'uncopied'] as const) if (s.matches({ shown: copy })) return copy
  return null
}

/** While its call is in flight, the dialog stays. */
export const selectReminderDialog = (s: Snapshot) =>
  s.matches('reminding') || s.matches('sending') ? s.context.count : null
export const selectRemovalDialog = (s: Snapshot) =>
  s.matches('removing') || s.matches('deleting') ? s.context.row : null
export const selectImportDialog = (s: Snapshot) =>
  s.matches('importing') ? (s.children.exhibitorImport as ExhibitorImportRef) : null
export const selectInvitationDialog = (s: Snapshot) =>
  s.matches('inviting') ? (s.children.exhibitorInvitation as ExhibitorInvitationRef) : null
export const selectReviewDialog = (s: Snapshot) =>
  s.matches('reviewing') ? (s.children.certificateReview as CertificateReviewRef) : null
