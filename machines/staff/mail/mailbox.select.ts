import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { StaffSnapshot } from '../shell/staff.select'
import type { mailboxMachine } from './mailbox.machine'

export type MailboxRef = ActorRefFrom<typeof mailboxMachine>
type Snapshot = SnapshotFrom<typeof mailboxMachine>

/** The page while a user is signed in at `/admin/mailbox`. */
export const selectMailbox = (s: StaffSnapshot) => s.children.page as MailboxRef | undefined

export const selectMailboxView = (s: Snapshot) =>
  typeof s.value === 'object' && 'message' in s.value ? 'message' : 'list'
export const selectMailListState = (s: Snapshot) =>
  typeof s.value === 'object' && 'list' in s.value ? s.value.list : 'loading'
export const selectMessageState = (s: Snapshot) =>
  typeof s.value === 'object' && 'message' in s.value ? s.value.message : 'loading'
export const selectMailQuery = (s: Snapshot) => s.context.query
/** The page to return to: a contact's log, or null for the mailbox itself. */
export const selectMailOf = (s: Snapshot) => s.context.of
export const selectMailListed = (s: Snapshot) => s.context.data
export const selectMessage = (s: Snapshot) => s.context.message
export const selectMailboxProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The overlay's text while a state waits. */
export const selectMailboxBusy = (s: Snapshot) => busyIn(s)
