import { assign, raise, setup } from 'xstate'
import type { Problem } from '../../contract/problem'
import { blanksOf, faultsIn } from '../../domain/application/apart'
import type { Given } from '../../domain/application/field'
import { deskForms, type TaskKind } from '../../domain/deskForms'
import { slot } from '../calls/call'
import type { SessionOver } from '../calls/staff'
import type {
  addPropspect,
  cancelPolicy,
  changeFee,
  generateCoiSel,
  getDescriptionOfOperations,
  markQuoteApproved,
  previewCancelPolicy,
  Returns,
  ReturnsFact,
  sendManagePolicy,
  sendPurchaseLinkByStaff,
  TaskFact,
  updateRecord,
  WordsFact,
} from '../calls/workspace'
import type { Refused } from '../policy/refused'

export interface TaskInput {
  readonly kind: TaskKind
  readonly id: string
  /** of the contact, as it was read */
  readonly version: number
  /** nobody has had it before: what is done once is done under it */
  readonly key: string
  /** what the form begins with */
  readonly known: Given
}

export interface TaskContext extends TaskInput {
  readonly answers: Given
  /** of a cancelling: what would come back */
  readonly returns: Returns | null
  readonly rejections: number
  readonly refused: Refused<Given> | null
  readonly problem: Problem | null
  readonly outcome: TaskOutcome
}

export type TaskOutcome = { type: 'task.finished'; kind: TaskKind } | { type: 'task.left' } | SessionOver

export type TaskEvent =
  | ReturnsFact
  | WordsFact
  | TaskFact
  | { type: 'task.answered'; answers: Given }
  | { type: 'task.submitted' }
  | { type: 'task.retried' }
  | { type: 'task.left' }
  /** somebody looked at the contact as it is now */
  | { type: 'version.read'; version: number }

type Fact = ReturnsFact | WordsFact | TaskFact

export const taskFaultsIn = ({ kind, answers }: Pick<TaskContext, 'kind' | 'answers'>) =>
  faultsIn(deskForms[kind], answers)

export const answersAt = ({ kind, known }: TaskInput): Given => ({ ...blanksOf(deskForms[kind]), ...known })

const isAsked = ({ kind }: TaskInput, field: string) => field in blanksOf(deskForms[kind])

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
  actors: {
    previewCancelPolicy: slot<typeof previewCancelPolicy>('previewCancelPolicy'),
    getDescriptionOfOperations: slot<typeof getDescriptionOfOperations>('getDescriptionOfOperations'),
    markQuoteApproved: slot<typeof markQuoteApproved>('markQuoteApproved'),
    cancelPolicy: slot<typeof cancelPolicy>('cancelPolicy'),
    generateCoiSel: slot<typeof generateCoiSel>('generateCoiSel'),
    sendPurchaseLink: slot<typeof sendPurchaseLinkByStaff>('sendPurchaseLink'),
    sendManagePolicy: slot<typeof sendManagePolicy>('sendManagePolicy'),
    addPropspect: slot<typeof addPropspect>('addPropspect'),
    updateRecord: slot<typeof updateRecord>('updateRecord'),
    patchContact: slot<typeof changeFee>('patchContact'),
  },
  guards: {
    isCancelling: isOf('cancel'),
    isGenerating: isOf('certificate'),
    isApproving: isOf('approve'),
    isJudging: isOf('decline', 'reopen'),
    isPurchaseLink: isOf('purchaseLink'),
    isPolicyLink: isOf('policyLink'),
    isProspecting: isOf('prospect'),
    isRecording: isOf('record'),
    isSound: ({ context }) => Object.keys(taskFaultsIn(context)).length === 0,
    /** what is said of a field that the form does not have is said as a whole */
    isAboutAnswers: ({ context, event }) =>
      event.type === 'task.refused' && Object.keys(event.problem.errors ?? {}).some((field) => isAsked(context, field)),
  },
  actions: {
    announce: raise((_, fact: Fact) => fact),
    keepAnswers: assign(({ context: { answers }, event }) =>
      event.type === 'task.answered' ? { answers: { ...answers, ...event.answers } } : {},
    ),
    keepReturns: assign(({ event }) => (event.type === 'returns.shown' ? { returns: event.returns } : {})),
    keepWords: assign(({ context: { answers }, event }) =>
      event.type === 'words.read' ? { answers: { ...answers, ...event.words } } : {},
    ),
    keepVersion: assign(({ event }) => (event.type === 'version.read' ? { version: event.version } : {})),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepRefused: assign(({ context: { answers }, event }) =>
      event.type === 'task.refused' ? { refused: { answers, problem: event.problem } } : {},
    ),
    dropRefused: assign({ refused: null }),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
    noteFinished: assign({ outcome: ({ context: { kind } }) => ({ type: 'task.finished', kind }) as const }),
    noteEnded: assign({ outcome: { type: 'session.ended' } }),
  },
})
