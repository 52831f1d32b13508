import type { Fields } from '../application/fields/field'
import { longText } from '../application/fields/kinds'

/*
 * Work items: claims, messages about policies, rain requests, tasks and approvals that wait for staff. A customer submits
 * the first three; staff write a task for themselves (decisions 71 and 72), and ask a second person for an approval
 * (record 072). Names that are like an entry of the sanctions list wait for a decision (record 075), and refunds that no
 * processor makes for a check or a transfer.
 */

export const workItemKinds = ['claim', 'message', 'rainRequest', 'task', 'approval', 'screening', 'refund'] as const
export type WorkItemKind = (typeof workItemKinds)[number]

/** The kinds that a customer submits and staff answer. */
const requestKinds = ['claim', 'message', 'rainRequest'] as const satisfies readonly WorkItemKind[]

/** The kinds in the list of requests. */
export const listedKinds = [
  ...requestKinds,
  'approval',
  'screening',
  'refund',
] as const satisfies readonly WorkItemKind[]

export const workItemStates = ['open', 'answered', 'closed'] as const
export type WorkItemState = (typeof workItemStates)[number]

export type WorkItemAct = 'answer' | 'close' | 'reopen'

export const kindWords: Readonly<Record<WorkItemKind, string>> = {
  claim: 'Claim',
  message: 'Message',
  rainRequest: 'Rain insurance',
  task: 'Task',
  approval: 'Approval',
  screening: 'Names to review',
  refund: 'Refund due',
}

/** A task has no answer, and a closed one is done. */
export const stateWords = (kind: WorkItemKind, state: WorkItemState): string =>
  kind === 'task' && state === 'closed' ? 'Done' : { open: 'Open', answered: 'Answered', closed: 'Closed' }[state]

const transitions: Readonly<Record<WorkItemAct, Partial<Readonly<Record<WorkItemState, WorkItemState>>>>> = {
  // a second answer may follow the first
  answer: { open: 'answered', answered: 'answered' },
  close: { open: 'closed', answered: 'closed' },
  reopen: { answered: 'open', closed: 'open' },
}

interface Item {
  readonly kind: WorkItemKind
  readonly state: WorkItemState
}

/** Whether an item is not answered, and another act closes it: the decision on it, or the refund. */
export const closesItself = (kind: WorkItemKind): boolean =>
  kind === 'approval' || kind === 'screening' || kind === 'refund'

/** The state of an item after an act; null where the act is not possible. */
export const stateAfter = ({ kind, state }: Item, act: WorkItemAct): WorkItemState | null =>
  // the decision or the refund closes it, and nothing else
  closesItself(kind) || (kind === 'task' && act === 'answer') ? null : (transitions[act][state] ?? null)

/** Whether an item may get another owner: not once its decision or its refund has closed it, because nothing is left to do. */
export const mayChangeOwner = ({ kind, state }: Item): boolean => !(closesItself(kind) && state === 'closed')

/** The second person's reason for a decline. */
export const approvalDeclineForm = {
  message: longText({
    label: 'Reason for the decline',
    hint: 'The person who asked reads it.',
    valid: ['The delay was within the agreed time.'],
  }),
} as const satisfies Fields

/** An answer to the customer. */
export const answerForm = {
  message: longText({
    label: 'Your answer',
    hint: 'It goes to the customer by email. Replies come to our shared address.',
    valid: ['We have received your photographs.'],
  }),
} as const satisfies Fields
