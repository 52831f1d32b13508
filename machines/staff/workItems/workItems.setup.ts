import { assign, emit, setup } from 'xstate'
import type { WorkItem, WorkItemPage } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { faultsIn } from '../../../domain/application/apart'
import type { Fields } from '../../../domain/application/fields/field'
import { screeningForm } from '../../../domain/staff/screening'
import type { ApprovalAct } from '../../../domain/staff/secondPerson'
import {
  answerForm,
  approvalDeclineForm,
  closesItself,
  mayChangeOwner,
  type WorkItemKind,
} from '../../../domain/staff/workItems'
import { type OutcomesOf, slot } from '../../calls/call'
import type {
  answerWorkItem,
  changeWorkItem,
  decideApproval,
  decideScreening,
  listWorkItems,
  openWorkItem,
  WorkItemAnswer,
  WorkItemChange,
  WorkItemsQuery,
  withdrawApproval,
} from '../../calls/workItems'
import { clearDraft, type Drafts, setDraft } from '../../kit/draft'
import { formGuards } from '../../kit/form'
import {
  type PageContext,
  type PageEmitted,
  type PageEvent,
  type PageInput,
  type PageTypes,
  pageActions,
} from '../../kit/page'
import type { Refused } from '../../kit/problem'
import { type WorkItemsRoute, workItemsRouteIn } from './workItems.route'

/** An answer, or the reason of a decline, that is typed and not sent, and its Idempotency-Key once it was submitted. */
export interface AnswerDraft {
  readonly message: string
  readonly key: string | null
}

export interface WorkItemsContext extends PageContext<WorkItemsQuery, WorkItemPage>, WorkItemsRoute {
  readonly user: PageInput['user']
  readonly item: WorkItem | null
  /** by item */
  readonly drafts: Drafts<AnswerDraft>
  /** the last requested change */
  readonly changes: WorkItemChange['changes']
  /** the server's faults of an answer */
  readonly refused: Refused<AnswerDraft> | null
  /** counts refusals: at each the message takes the focus again */
  readonly rejections: number
}

const calls = {
  listWorkItems: slot<typeof listWorkItems>('listWorkItems'),
  openWorkItem: slot<typeof openWorkItem>('openWorkItem'),
  changeWorkItem: slot<typeof changeWorkItem>('changeWorkItem'),
  answerWorkItem: slot<typeof answerWorkItem>('answerWorkItem'),
  decideApproval: slot<typeof decideApproval>('decideApproval'),
  decideScreening: slot<typeof decideScreening>('decideScreening'),
  withdrawApproval: slot<typeof withdrawApproval>('withdrawApproval'),
}

export type WorkItemsEvent =
  | PageEvent
  | OutcomesOf<typeof calls>
  | { type: 'change.requested'; changes: WorkItemChange['changes'] }
  | { type: 'answer.typed'; message: string }
  /** each attempt brings a key that is new */
  | { type: 'answer.submitted'; key: string }
  /** of an approval, by the second person */
  | { type: 'approval.requested' }
  | { type: 'decline.requested' }
  /** by the person who asked */
  | { type: 'withdrawal.requested' }
  /** of names that are like an entry of the sanctions list */
  | { type: 'clearance.requested' }
  | { type: 'refusal.requested' }
  | { type: 'decision.confirmed' }
  | { type: 'dialog.closed' }
  /** loads the newest version; a typed answer stays */
  | { type: 'item.reread' }

const noDraft: AnswerDraft = { message: '', key: null }

/** The answer to the open item. */
export const draftOf = ({ itemId, drafts }: Pick<WorkItemsContext, 'itemId' | 'drafts'>): AnswerDraft =>
  (itemId && drafts[itemId]) || noDraft

type Typing = Pick<WorkItemsContext, 'itemId' | 'drafts' | 'item'>

const forms: Partial<Readonly<Record<WorkItemKind, Fields>>> = {
  approval: approvalDeclineForm,
  screening: screeningForm,
}

export const answerFaults = (context: Typing): Readonly<Record<string, string>> =>
  faultsIn(forms[context.item?.row.kind ?? 'message'] ?? answerForm, {
    message: draftOf(context).message,
  })

/** The changes of the open item, as input of a call. */
export const changeOf = ({ item, changes }: WorkItemsContext): WorkItemChange => ({
  id: item!.row.id,
  version: item!.row.version,
  changes,
})

/** The answer to the open item, as input of a call. */
export function answerOf({ item, ...context }: WorkItemsContext): WorkItemAnswer {
  const { message, key } = draftOf(context)
  return { id: item!.row.id, version: item!.row.version, message: message.trim(), key: key! }
}

/** Whether the server lets the user do it. */
const hasAct = ({ item }: Pick<WorkItemsContext, 'item'>, act: ApprovalAct) =>
  item?.approval?.acts.includes(act) ?? false

const hasOpenMatch = ({ item }: Pick<WorkItemsContext, 'item'>) =>
  item?.screening?.matches.some(({ state }) => state === 'open') ?? false

type Saved = Extract<WorkItemsEvent, { readonly item: WorkItem }>

export const workItemsSetup = setup({
  types: {} as PageTypes<WorkItemsContext, WorkItemsEvent, Drafts<AnswerDraft>>,
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isItem: ({ context }) => context.itemId !== null,
    mayApprove: (_, { item }: Saved) => item.approval?.acts.includes('approve') ?? false,
    /** nobody is answered: there is a decision or a refund in its place */
    isForDecision: ({ context: { item } }) => item !== null && closesItself(item.row.kind),
    /** its decision or its refund has closed it */
    isChangeable: ({ context: { item } }) => item !== null && mayChangeOwner(item.row),
    hasOpenMatch: ({ context }) => hasOpenMatch(context),
    isReasonMissing: ({ context }) => hasOpenMatch(context) && Object.keys(answerFaults(context)).length > 0,
    hasAct: ({ context }, { act }: { readonly act: ApprovalAct }) => hasAct(context, act),
    isDeclineUnsound: ({ context }) => hasAct(context, 'decline') && Object.keys(answerFaults(context)).length > 0,
    isUnsound: ({ context }) => Object.keys(answerFaults(context)).length > 0,
  },
  actions: {
    ...pageActions,
    readAddress: assign((_, { address }: { readonly address: string }) => workItemsRouteIn(address)),
    setItem: assign((_, { item }: Saved) => ({ item })),
    clearItem: assign({ item: null }),
    setChanges: assign((_, { changes }: { readonly changes: WorkItemChange['changes'] }) => ({ changes })),
    setMessage: assign(({ context: { drafts, itemId } }, { message }: { readonly message: string }) => ({
      drafts: message === '' ? clearDraft(drafts, itemId!) : setDraft(drafts, itemId!, { message, key: null }),
    })),
    setKey: assign(({ context }, { key }: { readonly key: string }) => {
      const draft = draftOf(context)
      return { drafts: setDraft(context.drafts, context.itemId!, { ...draft, key: draft.key ?? key }) }
    }),
    clearMessage: assign(({ context: { drafts, itemId } }) => ({ drafts: clearDraft(drafts, itemId!) })),
    setRefused: assign(({ context }, { problem }: { readonly problem: Problem }) => ({
      refused: { answers: draftOf(context), problem },
    })),
    clearRefused: assign({ refused: null }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    announceWork: emit({ type: 'work.changed' } as const),
    toast: emit((_, { text }: { text: string }): PageEmitted => ({ type: 'toast', kind: 'success', text })),
  },
})
