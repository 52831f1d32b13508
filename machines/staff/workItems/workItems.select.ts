import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Approval, WorkItem } from '../../../contract/client'
import { stateWords } from '../../../domain/staff/workItems'
import { busyIn } from '../../kit/busy'
import { stillRefused } from '../../kit/problem'
import type { StaffSnapshot } from '../shell/staff.select'
import type { workItemsMachine } from './workItems.machine'
import { answerFaults, draftOf } from './workItems.setup'

export type WorkItemsRef = ActorRefFrom<typeof workItemsMachine>
type Snapshot = SnapshotFrom<typeof workItemsMachine>

/** The page while a user is signed in at `/admin/requests`. */
export const selectWorkItems = (s: StaffSnapshot) => s.children.page as WorkItemsRef | undefined

const itemIn = (s: Snapshot) => (typeof s.value === 'object' && 'item' in s.value ? s.value.item : null)

export const selectWorkItemsView = (s: Snapshot) => (itemIn(s) === null ? 'list' : 'item')
export const selectWorkItemListState = (s: Snapshot) =>
  typeof s.value === 'object' && 'list' in s.value ? s.value.list : 'loading'
/** The item is shown while a change of it is being saved. */
export function selectWorkItemState(s: Snapshot) {
  const state = itemIn(s)
  if (state === 'missing' || state === 'failed' || state === 'loading') return state
  return state === null ? 'loading' : 'open'
}
export const selectWorkItemsUser = (s: Snapshot) => s.context.user
export const selectWorkItemsQuery = (s: Snapshot) => s.context.query
export const selectWorkItemsListed = (s: Snapshot) => s.context.data
export const selectWorkItem = (s: Snapshot) => s.context.item
export const selectWorkItemsProblem = (s: Snapshot) => s.context.problem?.message ?? null
export const selectAnswerText = (s: Snapshot) => draftOf(s.context).message
export const selectAnswerRejections = (s: Snapshot) => s.context.rejections
/** Whether another user has changed the item since it was loaded. */
export const selectIsItemOutdated = (s: Snapshot) => s.matches({ item: 'outdated' })
/** The request for a second person. */
export const selectApproval = (s: Snapshot) => s.context.item?.approval ?? null

type Question = 'approval' | 'decline' | 'withdrawal' | null
const questions = {
  confirmingApproval: 'approval',
  confirmingDecline: 'decline',
  confirmingWithdrawal: 'withdrawal',
} as const satisfies Record<string, Question>
/** The dialog that confirms a decision. */
export const selectQuestion = (s: Snapshot): Question => questions[itemIn(s) as keyof typeof questions] ?? null

type ScreeningQuestion = 'clearance' | 'refusal' | null
/** The dialog that confirms a decision on names. */
export const selectScreeningQuestion = (s: Snapshot): ScreeningQuestion => {
  const state = itemIn(s)
  if (state === 'confirmingClearance') return 'clearance'
  return state === 'confirmingRefusal' ? 'refusal' : null
}

/** Why an approval is not possible, once the user has tried. */
export const selectPrevented = (s: Snapshot): string | null => {
  if (!s.matches({ item: { open: 'prevented' } })) return null
  return s.context.item?.approval?.obstacle ?? 'This request is no longer open'
}

/** The answer to the last act, in words. */
export function selectItemResult(s: Snapshot): string | null {
  const { item, changes, user } = s.context
  if (item === null) return null
  const { kind, email, owner } = item.row
  if (s.matches({ item: { open: 'answered' } })) return `The answer was sent to ${email}.`
  if (s.matches({ item: { open: 'decided' } })) return decidedWords(item)
  if (!s.matches({ item: { open: 'changed' } })) return null
  const it = kind === 'task' ? 'task' : 'request'
  if (changes.state === 'closed') return `This ${it} is ${stateWords(kind, 'closed').toLowerCase()}.`
  if (changes.state === 'open') return `This ${it} is open again.`
  return `${ownerInWords(owner, user.email)} this ${it} now.`
}
function decidedWords({ approval, screening }: WorkItem): string | null {
  if (approval) return decisionWords(approval)
  if (!screening) return null
  return screening.matches.some(({ state }) => state === 'confirmed')
    ? 'You refused the policy.'
    : 'You cleared the names. The policy can be bought.'
}
function decisionWords({ state, requester }: Approval): string {
  if (state === 'approved') return 'You approved this, and it is done.'
  if (state === 'declined') return `You declined this. ${requester.name} gets your reason by email.`
  return 'You withdrew this. Nothing was done.'
}
const ownerInWords = (owner: string | null, user: string) => (owner === user ? 'You own' : `${owner ?? 'Nobody'} owns`)

/** Why the last change was refused, if the answer's text is not at fault. */
export function selectStoppedAct(s: Snapshot): string | null {
  const { problem } = s.context
  if (problem === null || !s.matches({ item: { open: 'failed' } })) return null
  return Object.values(problem.errors ?? {})[0] ?? problem.message
}

/** The fault of the answer: the browser's, or the server's for the same text. */
export function selectAnswerFault(s: Snapshot): string | null {
  if (!s.matches({ item: { open: 'rejected' } })) return null
  const { refused } = s.context
  const faults: Readonly<Record<string, string>> = {
    ...stillRefused(refused, draftOf(s.context)),
    ...answerFaults(s.context),
  }
  return faults['message'] ?? null
}

/** The overlay's text while a state waits. */
export const selectWorkItemsBusy = (s: Snapshot) => busyIn(s)
