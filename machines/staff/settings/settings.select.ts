import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { may } from '../../../domain/staff/permissions'
import { faultsOfRows, type RowAnswers, rowFaults } from '../../../domain/staff/settings'
import { busyIn } from '../../kit/busy'
import type { StaffSnapshot } from '../shell/staff.select'
import type { listEditorMachine } from './settings.machine'
import { doingOf, listOf, writtenRows } from './settings.setup'

export type ListEditorRef = ActorRefFrom<typeof listEditorMachine>
type Snapshot = SnapshotFrom<typeof listEditorMachine>

/** The page while a user is signed in at `/admin/settings`. */
export const selectListEditor = (s: StaffSnapshot) => s.children.page as ListEditorRef | undefined

/** The content of the page. */
export function selectSettingsView(s: Snapshot): 'turnedAway' | 'reference' | 'list' | 'none' {
  if (typeof s.value === 'string') return s.value === 'turnedAway' ? 'turnedAway' : 'none'
  return 'reference' in s.value ? 'reference' : 'list'
}
export const selectReferenceState = (s: Snapshot) =>
  typeof s.value === 'object' && 'reference' in s.value ? s.value.reference : null
export function selectListState(s: Snapshot) {
  if (typeof s.value === 'string' || !('list' in s.value)) return null
  const { list } = s.value
  if (typeof list === 'string') return list
  if ('closed' in list) return list.closed
  return 'writing' in list ? 'writing' : 'saving'
}
/** Whether the dialog asks before it discards the form. */
export const selectIsLeavingRow = (s: Snapshot) => s.matches({ list: { writing: 'leaving' } })
/** Whether another user has changed the row, which is shown as they left it. */
export const selectIsRowOvertaken = (s: Snapshot) => s.matches({ list: { writing: 'overtaken' } })
export const selectRoute = (s: Snapshot) => s.context.route
export const selectMayEdit = (s: Snapshot) => may(s.context.user, 'settings.manage')
export const selectListed = (s: Snapshot) => s.context.data
export const selectReference = (s: Snapshot) => s.context.reference
/** The row to change or delete; null for new rows. */
export const selectAbout = (s: Snapshot) => s.context.about
export const selectRowAnswers = (s: Snapshot) => s.context.answers
export const selectRowRejections = (s: Snapshot) => s.context.rejections
export const selectSettingsProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** While the form is rejected: the browser's faults, and the server's faults for the same answers. */
export function selectRowFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ list: { writing: 'rejected' } })) return {}
  const { context } = s
  const { refused, answers } = context
  const errors = refused ? faultsOfRows(refused.problem.errors ?? {}, writtenRows({ ...context, ...refused })) : {}
  const currentErrors = Object.entries(errors).filter(
    ([name]) => refused?.answers[name as keyof RowAnswers] === answers[name as keyof RowAnswers],
  )
  return { ...Object.fromEntries(currentErrors), ...rowFaults(listOf(context), doingOf(context), answers) }
}

/** The overlay's text while a state waits. */
export const selectSettingsBusy = (s: Snapshot) => busyIn(s)
