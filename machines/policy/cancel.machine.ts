import { assign, raise, setup } from 'xstate'
import type { WorkedOutChange } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { slot } from '../calls/call'
import type { PolicyLink } from '../calls/policy'
import type {
  askChange,
  ChangeAttempt,
  MadeFact,
  makeAChange,
  submitChange,
  WorkedOutFact,
} from '../calls/policyChange'
import type { ChangeOutcome } from './change.setup'

interface CancelContext {
  readonly link: PolicyLink
  readonly key: string
  readonly attempt: number
  readonly worked: WorkedOutChange | null
  readonly problem: Problem | null
  readonly outcome: ChangeOutcome
}

type CancelEvent =
  | WorkedOutFact
  | MadeFact
  | { type: 'cancel.retried' }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.asked' }
  | { type: 'cancel.left' }

const change: ChangeAttempt['change'] = { type: 'cancel' }
const attemptOf = ({ link, key, attempt, worked }: CancelContext): ChangeAttempt => ({
  link,
  change,
  difference: worked!.difference,
  idempotencyKey: `${key}-${attempt}`,
})

const toldBy = { entry: 'keepProblem', exit: 'dropProblem' } as const
/** Nothing is charged for it, so neither a card nor an answer can be wrong: else it is closed, or as good as not asked. */
const ended = {
  'change.made': { target: 'made', actions: 'keepMade' },
  'change.unpaid': 'missed',
  'change.unmade': 'missed',
  'change.outdated': 'workingOut',
  'change.declined': 'closed',
  'change.closed': 'closed',
  'change.lost': 'uncertain',
} as const

/** Cancelling a policy: what it gives back is said first, and it is done only if that is agreed to (decision 49). */
export const cancelMachine = setup({
  types: {} as {
    context: CancelContext
    events: CancelEvent
    input: { link: PolicyLink; key: string }
    output: ChangeOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    makeAChange: slot<typeof makeAChange>('makeAChange'),
    submitChange: slot<typeof submitChange>('submitChange'),
    askChange: slot<typeof askChange>('askChange'),
  },
  delays: { askAgain: 5000 },
  actions: {
    announce: raise((_, fact: WorkedOutFact | MadeFact) => fact),
    keepWorked: assign(({ event }) => (event.type === 'change.workedOut' ? { worked: event.worked } : {})),
    beginAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
    keepMade: assign(({ event }) => (event.type === 'change.made' ? { outcome: event } : {})),
    noteOvertaken: assign({ outcome: { type: 'policy.overtaken' } }),
  },
}).createMachine({
  id: 'cancel',
  context: ({ input: { link, key } }) => ({
    link,
    key,
    attempt: 0,
    worked: null,
    problem: null,
    outcome: { type: 'change.left' },
  }),
  initial: 'workingOut',
  states: {
    workingOut: {
      meta: { busy: 'Processing...' },
      invoke: {
        id: 'makeAChange',
        src: 'makeAChange',
        input: ({ context: { link } }) => ({ link, change }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'change.workedOut': { target: 'confirming', actions: 'keepWorked' },
        'change.declined': 'closed',
        'change.closed': 'closed',
        'change.missed': 'missed',
      },
    },
    confirming: {
      on: { 'cancel.confirmed': { target: 'submitting', actions: 'beginAttempt' }, 'cancel.left': 'over' },
    },
    submitting: {
      meta: { busy: 'Processing...' },
      invoke: {
        id: 'submitChange',
        src: 'submitChange',
        input: ({ context }) => ({ ...attemptOf(context), card: null }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: ended,
    },
    // it may be cancelled: the same order is sent under the same key, and carried out once at most
    uncertain: { ...toldBy, after: { askAgain: 'asking' }, on: { 'cancel.asked': 'asking' } },
    asking: {
      tags: 'background',
      invoke: {
        id: 'submitChange',
        src: 'askChange',
        input: ({ context }) => attemptOf(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: ended,
    },
    missed: { ...toldBy, on: { 'cancel.retried': 'workingOut', 'cancel.left': 'over' } },
    closed: { ...toldBy, on: { 'cancel.left': { target: 'over', actions: 'noteOvertaken' } } },
    made: { type: 'final' },
    over: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})
