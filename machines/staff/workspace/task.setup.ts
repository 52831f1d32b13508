import { assign, setup } from 'xstate'
import type { PendingApproval } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import type { AnswersByName } from '../../../domain/application/fields/field'
import { contactForms, type TaskKind } from '../../../domain/staff/contactForms'
import { type OutcomesOf, slot } from '../../calls/call'
import type {
  addPropspect,
  cancelPolicy,
  changeFee,
  changeOrder,
  generateCoiSel,
  getDescriptionOfOperations,
  handOver,
  markQuoteApproved,
  previewCancelPolicy,
  Returns,
  sendManagePolicy,
  sendPurchaseLinkByStaff,
  updateRecord,
} from '../../calls/workspace'
import { isWritten } from '../../kit/form'
import { overtaken, problemActions, type Refused } from '../../kit/problem'

export interface TaskInput {
  readonly kind: TaskKind
  readonly id: string
  /** the contact's version as loaded */
  readonly version: number
  /** a new key; a task that must run once runs under it */
  readonly key: string
  /** the form's initial answers */
  readonly known: AnswersByName
  /** the answers of a resumed draft */
  readonly written?: AnswersByName
}

/** The draft of a suspended task. */
export interface TaskDraft {
  readonly kind: TaskKind
  readonly id: string
  /** the version known then, so that a resumed task can show what has changed since */
  readonly version: number
  readonly key: string
  /** only answers that differ from the initial ones: the others may have changed by then */
  readonly written: AnswersByName
}

export interface TaskContext extends TaskInput {
  readonly answers: AnswersByName
  /** for a cancellation: the refund */
  readonly returns: Returns | null
  /** the task was not done: a second person has to approve it */
  readonly pending: PendingApproval | null
  readonly rejections: number
  readonly refused: Refused<AnswersByName> | null
  readonly problem: Problem | null
  readonly outcome: TaskOutcome
}

/**
 * `interrupted`: the session ended. `laidAside`: another contact was opened. `putOff`: the task cannot continue now. A
 * draft is null if the form was unchanged. `requested`: nothing was done, and a second person has to approve it.
 */
export type TaskOutcome =
  | { type: 'task.finished'; kind: TaskKind }
  | { type: 'task.requested' }
  | { type: 'task.left' }
  | { type: 'task.interrupted'; draft: TaskDraft }
  | { type: 'task.laidAside'; draft: TaskDraft | null }
  | { type: 'task.putOff'; draft: TaskDraft | null }

const calls = {
  previewCancelPolicy: slot<typeof previewCancelPolicy>('previewCancelPolicy'),
  getDescriptionOfOperations: slot<typeof getDescriptionOfOperations>('getDescriptionOfOperations'),
  markQuoteApproved: slot<typeof markQuoteApproved>('markQuoteApproved'),
  cancelPolicy: slot<typeof cancelPolicy>('cancelPolicy'),
  generateCoiSel: slot<typeof generateCoiSel>('generateCoiSel'),
  sendPurchaseLink: slot<typeof sendPurchaseLinkByStaff>('sendPurchaseLink'),
  sendManagePolicy: slot<typeof sendManagePolicy>('sendManagePolicy'),
  submitForReview: slot<typeof handOver>('submitForReview'),
  changeOrder: slot<typeof changeOrder>('changeOrder'),
  addPropspect: slot<typeof addPropspect>('addPropspect'),
  updateRecord: slot<typeof updateRecord>('updateRecord'),
  patchContact: slot<typeof changeFee>('patchContact'),
}

export type TaskEvent =
  | OutcomesOf<typeof calls>
  | { type: 'task.answered'; answers: AnswersByName }
  | { type: 'task.submitted' }
  | { type: 'task.retried' }
  | { type: 'task.left' }
  | { type: 'task.laidAside' }
  | { type: 'leaving.confirmed' }
  | { type: 'dialog.closed' }
  /** the user has seen the current contact */
  | ({ type: 'version.read'; known: AnswersByName } & ContactRead)
  /** the page has read the contact, without a request of the user */
  | ({ type: 'version.seen' } & ContactRead)

interface ContactRead {
  readonly version: number
  /** a moratorium stops the contact */
  readonly isSuspended: boolean
}

export const taskFaultsIn = ({ kind, answers }: Pick<TaskContext, 'kind' | 'answers'>) =>
  faultsIn(contactForms[kind], answers)

const begunWith = ({ kind, known }: TaskInput): AnswersByName => ({ ...blanksOf(contactForms[kind]), ...known })
export const answersAt = (input: TaskInput): AnswersByName => ({ ...begunWith(input), ...input.written })

const isAnswered = (context: TaskContext) => isWritten(begunWith(context), context.answers)

function draftOf(context: TaskContext): TaskDraft {
  const { kind, id, version, key, answers } = context
  const began = begunWith(context)
  const written = Object.entries(answers).filter(([name, answer]) => isWritten({ is: began[name] }, { is: answer }))
  return { kind, id, version, key, written: Object.fromEntries(written) }
}

/** Null if the form is as it began. */
export const draftIn = (context: TaskContext) => (isAnswered(context) ? draftOf(context) : null)

const isAsked = ({ kind }: TaskInput, field: string) => field in blanksOf(contactForms[kind])

const unversioned: ReadonlySet<TaskKind> = new Set(['purchaseLink', 'policyLink', 'prospect', 'handOver'])

const isOf =
  (...kinds: readonly TaskKind[]) =>
  ({ context }: { context: TaskContext }) =>
    kinds.includes(context.kind)

export const taskSetup = setup({
  types: {} as {
    context: TaskContext
    events: TaskEvent
    input: TaskInput
    output: TaskOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    isCancelling: isOf('cancel'),
    isGenerating: isOf('certificate'),
    isApproving: isOf('approve'),
    isJudging: isOf('decline', 'reopen'),
    isPurchaseLink: isOf('purchaseLink'),
    isPolicyLink: isOf('policyLink'),
    isProspecting: isOf('prospect'),
    isHandingOver: isOf('handOver'),
    isOrdering: isOf('resendOrder', 'extendOrder', 'withdrawOrder'),
    isRecording: isOf('record', 'note'),
    /** the form is about an earlier version; a form whose call names no version overwrites nothing */
    isOvertaken: ({ context }, { version }: { readonly version: number }) =>
      !unversioned.has(context.kind) && version > context.version,
    isStillSuspended: (_, { isSuspended }: { readonly isSuspended: boolean }) => isSuspended,
    isAnswered: ({ context }) => isAnswered(context),
    isSound: ({ context }) => Object.keys(taskFaultsIn(context)).length === 0,
    /** a fault of a field that the form lacks is shown for the whole form */
    isAboutAnswers: ({ context }, { problem }: { readonly problem: Problem }) =>
      Object.keys(problem.errors ?? {}).some((field) => isAsked(context, field)),
  },
  actions: {
    setAnswers: assign(({ context: { answers } }, event: Extract<TaskEvent, { type: 'task.answered' }>) => ({
      answers: { ...answers, ...event.answers },
    })),
    setReturns: assign((_, event: Extract<TaskEvent, { type: 'returns.shown' }>) => ({ returns: event.returns })),
    /** a saved draft takes precedence over the loaded words */
    setWords: assign(({ context: { known, answers, written } }, event: Extract<TaskEvent, { type: 'words.read' }>) => ({
      known: { ...known, ...event.words },
      answers: { ...answers, ...event.words, ...written },
    })),
    setOvertaken: assign({ problem: overtaken }),
    /** the typed answers stay; the other questions have the record's answers as they are now */
    setVersion: assign(({ context }, { version, known }: Extract<TaskEvent, { type: 'version.read' }>) => {
      const now = { ...context, version, known: { ...context.known, ...known } }
      return { version, known: now.known, answers: answersAt({ ...now, written: draftOf(context).written }) }
    }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    setRefused: assign(({ context: { answers } }, event: Extract<TaskEvent, { type: 'task.refused' }>) => ({
      refused: { answers, problem: event.problem },
    })),
    clearRefused: assign({ refused: null }),
    ...problemActions,
    setFinished: assign({ outcome: ({ context: { kind } }) => ({ type: 'task.finished', kind }) as const }),
    setPending: assign((_, event: Extract<TaskEvent, { type: 'task.waits' }>) => ({ pending: event.pending })),
    setRequested: assign({ outcome: { type: 'task.requested' } as const }),
    setSuspendedDone: assign({ outcome: { type: 'task.laidAside', draft: null } as const }),
    setInterrupted: assign({
      outcome: ({ context }) => ({ type: 'task.interrupted', draft: draftOf(context) }) as const,
    }),
    setSuspended: assign({
      outcome: ({ context }) => ({ type: 'task.laidAside', draft: draftIn(context) }) as const,
    }),
    setPutOff: assign({ outcome: ({ context }) => ({ type: 'task.putOff', draft: draftIn(context) }) as const }),
  },
})
