import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { userFields } from '../../../domain/staff/accounts'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { StaffSnapshot } from '../shell/staff.select'
import type { usersMachine } from './users.machine'

export type UsersRef = ActorRefFrom<typeof usersMachine>
type Snapshot = SnapshotFrom<typeof usersMachine>

/** The page that is open while a user is signed in at `/admin/users`. */
export const selectUsers = (s: StaffSnapshot) => s.children.page as UsersRef | undefined

export function selectUsersState(s: Snapshot) {
  if (typeof s.value === 'string') return s.value
  if ('closed' in s.value) return s.value.closed
  if ('writing' in s.value) return 'writing'
  if ('confirming' in s.value) return s.value.confirming
  if ('newPassword' in s.value) return 'newPassword'
  return 'saving' in s.value ? 'saving' : 'changing'
}
/** Whether the dialog asks before it discards the form. */
export const selectIsLeavingUser = (s: Snapshot) => s.matches({ writing: 'leaving' })
/** Whether the dialog asks before it discards a password that cannot be shown again. */
export const selectIsLeavingPassword = (s: Snapshot) => s.matches({ newPassword: 'leaving' })
/** Whether another user has changed the account, which is shown as they left it. */
export const selectIsUserOvertaken = (s: Snapshot) => s.matches({ writing: 'overtaken' })
export const selectUsersQuery = (s: Snapshot) => s.context.query
export const selectUsersListed = (s: Snapshot) => s.context.data
/** The account to change; null for a new one. */
export const selectUserAbout = (s: Snapshot) => s.context.about
/** Whether the account is the one of the user who has the page open. */
export const selectIsOwnAccount = ({ context: { user, about } }: Snapshot) => about?.email === user.email
export const selectUserAnswers = (s: Snapshot) => s.context.answers
/** Counts rejections: at each the summary takes the focus again. */
export const selectUserRejections = (s: Snapshot) => s.context.rejections
export const selectNewPassword = (s: Snapshot) => s.context.password
export const selectUsersProblem = (s: Snapshot) =>
  problemInWords(s.context.problem, s.matches('writing') ? 'text' : 'nothing')

/** While the form is rejected: the browser's faults, and the server's faults for the same answers. */
export function selectUserFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ writing: 'rejected' })) return {}
  const { about, answers, refused } = s.context
  return { ...stillRefused(refused, answers), ...faultsIn(userFields[about ? 'edit' : 'add'], { ...answers }) }
}

/** The overlay's text while a state waits. */
export const selectUsersBusy = (s: Snapshot) => busyIn(s)
