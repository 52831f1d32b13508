import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { StaffSnapshot } from '../shell/staff.select'
import type { partnersMachine } from './partners.machine'
import { isForm, taskFaults } from './partners.tasks'

export type PartnersRef = ActorRefFrom<typeof partnersMachine>
type Snapshot = SnapshotFrom<typeof partnersMachine>

/** The page that is open while a user is signed in at `/admin/partners`. */
export const selectPartners = (s: StaffSnapshot) => s.children.page as PartnersRef | undefined

export const selectPartnersAreTurnedAway = (s: Snapshot) => s.matches('turnedAway')
export const selectPartnersAreLoading = (s: Snapshot) => s.matches({ closed: 'loading' })
export const selectPartnersHaveFailed = (s: Snapshot) => s.matches({ closed: 'failed' })
/** The dialog that is open, or none. */
export function selectPartnersDialog(s: Snapshot): 'form' | 'confirmation' | 'refusal' | 'secret' | null {
  if (s.matches('writing') || s.matches('saving')) return 'form'
  if (s.matches({ confirming: 'refused' })) return 'refusal'
  if (s.matches('confirming') || s.matches('acting')) return 'confirmation'
  return s.matches('newSecret') ? 'secret' : null
}
/** Whether the dialog asks before it discards the form. */
export const selectIsLeavingPartnerForm = (s: Snapshot) => s.matches({ writing: 'leaving' })
export const selectIsLeavingSecret = (s: Snapshot) => s.matches({ newSecret: 'leaving' })

export const selectPartnersQuery = (s: Snapshot) => s.context.query
export const selectPartnersListed = (s: Snapshot) => s.context.data
/** The subject of the dialog. */
export const selectPartnerTask = (s: Snapshot) => s.context.about
export const selectPartnerAnswers = (s: Snapshot) => s.context.answers
export const selectPartnerRejections = (s: Snapshot) => s.context.rejections
export const selectPartnerSecret = (s: Snapshot) => s.context.secret
export const selectPartnersProblem = (s: Snapshot) =>
  problemInWords(s.context.problem, s.matches('writing') ? 'text' : 'nothing')

/** While the form is rejected: the browser's faults, and the server's faults for the same answers. */
export function selectPartnerFaults(s: Snapshot): Readonly<Record<string, string>> {
  const { about, answers, refused } = s.context
  if (!s.matches({ writing: 'rejected' }) || !isForm(about)) return {}
  return { ...stillRefused(refused, answers), ...taskFaults(about, answers) }
}

/** The overlay's text while a state waits. */
export const selectPartnersBusy = (s: Snapshot) => busyIn(s)
