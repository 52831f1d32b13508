import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { hasBegun } from '../../../domain/policy/cancellation'
import { busyIn } from '../../kit/busy'
import { selectChangeDraft, selectChangePaying } from './change.select'
import { selectClaimDraft } from './claim.select'
import { selectSendingDraft } from './documentEmail.select'
import { selectMessageDraft } from './message.select'
import type { policyMachine } from './policy.machine'
import type { Drafts } from './policy.setup'

export type PolicyRef = ActorRefFrom<typeof policyMachine>
type Snapshot = SnapshotFrom<typeof policyMachine>

export const selectPolicyView = (s: Snapshot) =>
  typeof s.value === 'string' ? (s.value as Exclude<typeof s.value, 'arriving' | 'starting'>) : 'open'
export const selectOpened = (s: Snapshot) => s.context.opened
/** The contact whose record opens for the staff who look at this page; null for customers. */
export const selectStaffRecord = ({ context: { opened, record } }: Snapshot): string | null =>
  opened?.may_open_record ? opened.contact.id : record
export const selectPolicyLink = (s: Snapshot) => s.context.link
/** Whether the policy can still be changed, or why not. */
export function selectPolicyStatus({ context: { opened } }: Snapshot): 'cancelled' | 'begun' | 'ahead' {
  if (opened?.policy.customFields.status === 'cancelled') return 'cancelled'
  return opened && hasBegun(opened) ? 'begun' : 'ahead'
}
/** The last change, while its confirmation is shown. */
export const selectMade = (s: Snapshot) => s.context.made
export const selectPolicyProblem = (s: Snapshot) => s.context.problem?.message ?? null
export const selectDocumentsRef = (s: Snapshot) => s.children.documents
export const selectChangeRef = (s: Snapshot) => s.children.change
export const selectCancelRef = (s: Snapshot) => s.children.cancel
export const selectClaimRef = (s: Snapshot) => s.children.claim
export const selectMessageRef = (s: Snapshot) => s.children.message
export const selectSendingRef = (s: Snapshot) => s.children.sending
export const selectFindRef = (s: Snapshot) => s.children.find

/** The open task, except a cancellation, which has a dialog. */
export const policyTasks = ['change', 'claim', 'message', 'sending'] as const
export type PolicyTask = (typeof policyTasks)[number]
export const selectTask = (s: Snapshot): PolicyTask | null =>
  policyTasks.find((task) => s.children[task] !== undefined) ?? null

/** The chart of the open task. */
export const selectTaskRef = ({ children: { change, claim, message, sending } }: Snapshot): AnyActorRef | undefined =>
  change ?? claim ?? message ?? sending

/** The tasks that can be started. A policy that is closed cannot be changed. */
export const selectMayBegin =
  (task: PolicyTask) =>
  (s: Snapshot): boolean =>
    task !== 'change' || (selectPolicyStatus(s) === 'ahead' && (s.context.opened?.changes_left ?? 0) > 0)

/** The drafts: of the open task and of suspended ones. */
export function selectDrafts({ context: { drafts }, children }: Snapshot): Drafts {
  const { change, claim, message, sending } = children
  return {
    ...drafts,
    ...(change && {
      change: selectChangeDraft(change.getSnapshot()) ?? undefined,
      paying: selectChangePaying(change.getSnapshot()) ?? undefined,
    }),
    ...(claim && { claim: selectClaimDraft(claim.getSnapshot()) ?? undefined }),
    ...(message && { message: selectMessageDraft(message.getSnapshot()) ?? undefined }),
    ...(sending && { sending: selectSendingDraft(sending.getSnapshot()) ?? undefined }),
  }
}

/** The overlay's text while a state waits. */
export const selectPolicyBusy = (s: Snapshot) => busyIn(s)
