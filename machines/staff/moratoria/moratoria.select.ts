import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type MoratoriumAnswers, moratoriumAnswerFaults } from '../../../domain/staff/moratoria'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { StaffSnapshot } from '../shell/staff.select'
import type { moratoriaMachine } from './moratoria.machine'

export type MoratoriaRef = ActorRefFrom<typeof moratoriaMachine>
type Snapshot = SnapshotFrom<typeof moratoriaMachine>

/** The page that is open while a user is signed in at `/admin/moratoria`. */
export const selectMoratoria = (s: StaffSnapshot) => s.children.page as MoratoriaRef | undefined

export function selectMoratoriaState(s: Snapshot) {
  if (typeof s.value === 'string') return s.value
  return 'closed' in s.value ? s.value.closed : 'writing'
}
/** Whether the dialog asks before it discards the form. */
export const selectIsLeavingMoratorium = (s: Snapshot) => s.matches({ writing: 'leaving' })
export const selectMoratoriaQuery = (s: Snapshot) => s.context.query
export const selectMoratoriaListed = (s: Snapshot) => s.context.data
/** The moratorium to lift. */
export const selectMoratoriumAbout = (s: Snapshot) => s.context.about
export const selectMoratoriumAnswers = (s: Snapshot): MoratoriumAnswers => s.context.answers
export const selectMoratoriumRejections = (s: Snapshot) => s.context.rejections
export const selectMoratoriaProblem = (s: Snapshot) =>
  problemInWords(s.context.problem, s.matches('writing') ? 'text' : 'nothing')

/** While the form is rejected: the browser's faults, and the server's faults for the same answers. */
export function selectMoratoriumFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ writing: 'rejected' })) return {}
  const { answers, refused } = s.context
  return { ...stillRefused(refused, answers), ...moratoriumAnswerFaults(answers) }
}

/** The overlay's text while a state waits. */
export const selectMoratoriaBusy = (s: Snapshot) => busyIn(s)
