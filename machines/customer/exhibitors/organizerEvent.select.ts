import { nullable, number, record, type Struct, string, union } from 'superstruct'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type EventAnswers, eventFaults } from '../../../domain/exhibitors/event'
import { type EventNotices, eventNotices } from '../../../domain/exhibitors/notices'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import { type EventDraft, type organizerEventMachine, unsavedEvent } from './organizerEvent.machine'

export type OrganizerEventRef = ActorRefFrom<typeof organizerEventMachine>
type Snapshot = SnapshotFrom<typeof organizerEventMachine>

const views = ['opening', 'missing', 'unavailable', 'saved', 'replaced'] as const
export function selectEventView(s: Snapshot): (typeof views)[number] | 'writing' {
  return views.find((view) => s.matches({ page: view })) ?? 'writing'
}
export const selectEventPage = (s: Snapshot) => s.context.page
export const selectEventAnswer = (name: keyof EventAnswers) => (s: Snapshot) => s.context.answers[name]
/** The orders that the organizer still has to pay after an answer that it pays no more. */
export const selectRemainingOrders = (s: Snapshot): number =>
  s.context.answers.pays_for_exhibitors === 'False' ? (s.context.page?.open_orders ?? 0) : 0
export const selectEventRejections = (s: Snapshot) => s.context.rejections
export const selectEventProblem = (s: Snapshot): string | null =>
  s.matches({ page: { writing: 'failed' } })
    ? problemInWords(s.context.refused?.problem ?? null)
    : (s.context.problem?.message ?? null)
/** Whether the newest event has to be loaded, because another window has changed it. */
export const selectIsOvertaken = (s: Snapshot) => s.matches({ page: { writing: 'failed' } })
/** Whether changes from before a reload are in the form. */
export const selectIsEventResumed = (s: Snapshot) => s.matches({ page: { writing: 'resumed' } })
/** Whether the page asks before it replaces the link. */
export const selectIsReplacing = (s: Snapshot) => s.matches({ page: { writing: 'replacing' } })
export const selectNewLinkSentTo = (s: Snapshot) => s.context.sentTo
export const selectEventToken = (s: Snapshot) => s.context.token
/** The changes to be kept over a reload: none once they are saved. */
export const selectEventDraft = (s: Snapshot): EventDraft | null =>
  s.matches({ page: 'writing' }) || s.matches({ page: 'saving' }) ? unsavedEvent(s.context) : s.context.draft
export const eventDraftShape = record(string(), nullable(union([string(), number()]))) as unknown as Struct<
  EventDraft,
  unknown
>
export const selectEventBusy = (s: Snapshot) => busyIn(s)

/** The faults after an attempt, by question; the server's last until the answer changes. Compare with `shallowEqual`. */
export function selectEventFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ page: { writing: 'rejected' } })) return none
  const { answers, refused } = s.context
  return { ...stillRefused(refused, answers), ...eventFaults(answers, null) }
}
const none: Readonly<Record<string, string>> = {}

/** The notices beside the answers, by question. They refuse nothing. */
export const selectEventNotices = (s: Snapshot): EventNotices => eventNotices(s.context.answers)
