import { nullable, number, record, type Struct, string, union } from 'superstruct'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type SheetAnswers, sheetFaults } from '../../../domain/venues/form'
import { type SheetNotices, sheetNotices } from '../../../domain/venues/notices'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import { type SheetDraft, unsavedIn, type venueSheetMachine } from './venueSheet.machine'

export type VenueSheetRef = ActorRefFrom<typeof venueSheetMachine>
type Snapshot = SnapshotFrom<typeof venueSheetMachine>

export function selectSheetView(s: Snapshot): 'opening' | 'missing' | 'unavailable' | 'writing' | 'saved' {
  for (const view of ['opening', 'missing', 'unavailable', 'saved'] as const) if (s.matches({ page: view })) return view
  return 'writing'
}
export const selectSheet = (s: Snapshot) => s.context.sheet
export const selectSheetAnswer = (name: keyof SheetAnswers) => (s: Snapshot) => s.context.answers[name]
export const selectSheetRejections = (s: Snapshot) => s.context.rejections
export const selectSheetProblem = (s: Snapshot): string | null =>
  s.matches({ page: { writing: 'failed' } })
    ? problemInWords(s.context.refused?.problem ?? null)
    : (s.context.problem?.message ?? null)
/** Whether changes are not saved. */
export const selectIsChanged = (s: Snapshot) => unsavedIn(s.context) !== null
/** Whether changes from before a reload are in the form. */
export const selectIsResumed = (s: Snapshot) => s.matches({ page: { writing: 'resumed' } })
/** Whether the page asks before it discards the changes. */
export const selectIsDiscarding = (s: Snapshot) => s.matches({ page: { writing: 'discarding' } })
export const selectSheetToken = (s: Snapshot) => s.context.token
/** The changes to be kept over a reload: none once they are saved or discarded. */
export const selectSheetDraft = (s: Snapshot): SheetDraft | null =>
  s.matches({ page: 'writing' }) || s.matches({ page: 'saving' }) ? unsavedIn(s.context) : s.context.draft
export const sheetDraftShape = record(string(), nullable(union([string(), number()]))) as unknown as Struct<
  SheetDraft,
  unknown
>
/** The overlay's text while a state waits. */
export const selectSheetBusy = (s: Snapshot) => busyIn(s)

/** The faults after an attempt, by question; the server's last until the answer changes. Compare with `shallowEqual`. */
export function selectSheetFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ page: { writing: 'rejected' } })) return none
  const { answers, refused } = s.context
  return { ...stillRefused(refused, answers), ...sheetFaults(answers) }
}
const none: Readonly<Record<string, string>> = {}

/** The notices beside the answers, by question. They refuse nothing. */
export const selectSheetNotices = (s: Snapshot): SheetNotices => sheetNotices(s.context.answers)
