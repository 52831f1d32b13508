import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { stateWords } from '../../../domain/staff/workItems'
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
/** The answer to the last act, in words. */
export function selectItemResult(s: Snapshot): string | null {
  const { item, changes, user } = s.context
  if (item === null) return null
  const { kind, email, owner } = item.row
  if (s.matches({ item: { open: 'answered' } })) return `The answer was sent to ${email}.`
  if (!s.matches({ item: { open: 'changed' } })) return null
  const it = kind === 'task' ? 'task' : 'request'
  if (changes.state === 'closed') return `This ${it} is ${stateWords(kind, 'closed').toLowerCase()}.`
  if (changes.state === 'open') return `This ${it} is open again.`
  return `${ownerInWords(owner, user.email)} this ${it} now.`
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
export function selectWorkItemsBusy(s: Snapshot): string | null {
  for (const meta of Object.values(s.getMeta())) if (meta?.busy) return meta.busy
  return null
}
