import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { exhibitorFields } from '../../../domain/exhibitors/forms'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { registrationMachine } from './registration.machine'

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>
type Snapshot = SnapshotFrom<typeof registrationMachine>

export function selectRegistrationView(s: Snapshot): 'opening' | 'missing' | 'unavailable' | 'sent' | 'writing' {
  for (const view of ['opening', 'missing', 'unavailable', 'sent'] as const) if (s.matches(view)) return view
  return 'writing'
}
export const selectRegistrationEvent = (s: Snapshot) => s.context.event
export const selectRegistrationAnswers = (s: Snapshot) => s.context.answers
export const selectRegistrationSentTo = (s: Snapshot) => s.context.sentTo
export const selectRegistrationRejections = (s: Snapshot) => s.context.rejections
export const selectRegistrationProblem = (s: Snapshot): string | null =>
  s.matches({ writing: 'failed' })
    ? problemInWords(s.context.refused?.problem ?? null)
    : (s.context.problem?.message ?? null)
/** Compare with `shallowEqual`. */
export function selectRegistrationFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ writing: 'rejected' })) return none
  const { answers, refused } = s.context
  return { ...stillRefused(refused, answers), ...faultsIn(exhibitorFields, answers) }
}
const none: Readonly<Record<string, string>> = {}
export const selectRegistrationBusy = (s: Snapshot) => busyIn(s)
