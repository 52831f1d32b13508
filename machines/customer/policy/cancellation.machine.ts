import { assign, setup } from 'xstate'
import type { WorkedOutChange } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { claimsBeforeCancelling } from '../../../domain/policy/claim'
import { type OutcomesOf, slot } from '../../calls/call'
import type { PolicyLink } from '../../calls/policies'
import type { askChange, ChangeAttempt, makeAChange, submitChange } from '../../calls/policyChanges'
import { fromEvent, invokeCall } from '../../kit/call'
import { asking, type PaymentEvent, uncertain } from '../../kit/payment'
import { problemActions, toProblem } from '../../kit/problem'
import type { ChangeOutcome } from './change.setup'

interface CancelContext {
  readonly link: PolicyLink
  readonly key: string
  /** the numbers of the policy's claims */
  readonly claims: readonly string[]
  readonly attempt: number
  readonly worked: WorkedOutChange | null
  readonly problem: Problem | null
  readonly outcome: ChangeOutcome
}

const calls = {
  makeAChange: slot<typeof makeAChange>('makeAChange'),
  submitChange: slot<typeof submitChange>('submitChange'),
  askChange: slot<typeof askChange>('askChange'),
}

type CancelEvent =
  | OutcomesOf<typeof calls>
  | { type: 'cancel.retried' }
  | { type: 'cancel.confirmed' }
  | PaymentEvent
  | { type: 'cancel.left' }
  | { type: 'help.asked' }

const change: ChangeAttempt['change'] = { type: 'cancel' }
const attemptOf = ({ link, key, attempt, worked }: CancelContext): ChangeAttempt => ({
  link,
  change,
  difference: worked!.difference,
  idempotencyKey: `${key}-${attempt}`,
})

/**
 * A cancellation charges nothing, so neither a card nor an answer can be wrong: the policy is closed, or the request
 * failed.
 */
const outcomes = {
  'change.made': { target: 'made', actions: fromEvent('setMade') },
  'payment.declined': toProblem('missed'),
  'payment.failed': toProblem('missed'),
  'change.outdated': 'workingOut',
  'change.declined': toProblem('closed'),
  'change.suspended': toProblem('closed'),
  'change.closed': toProblem('closed'),
} as const

/** Cancels a policy. It shows the refund first and cancels only when the customer agrees (decision 49). */
export const cancelMachine = setup({
  types: {} as {
    context: CancelContext
    events: CancelEvent
    input: { link: PolicyLink; key: string; claims: readonly string[] }
    output: ChangeOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  delays: { askAgain: 5000 },
  guards: { hasClaims: ({ context }) => context.claims.length > 0 },
  actions: {
    setWorked: assign((_, { worked }: { readonly worked: CancelContext['worked'] }) => ({ worked })),
    beginAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    ...problemActions,
    setMade: assign((_, event: Extract<CancelEvent, { type: 'change.made' }>) => ({ outcome: event })),
    setOvertaken: assign({ outcome: { type: 'policy.overtaken' } }),
    setHandedOver: assign({
      outcome: ({ context }) =>
        ({ type: 'change.handedOver', about: { subject: claimsBeforeCancelling(context.claims) } }) as const,
    }),
  },
}).createMachine({
  id: 'cancel',
  context: ({ input: { link, key, claims } }) => ({
    link,
    key,
    claims,
    attempt: 0,
    worked: null,
    problem: null,
    outcome: { type: 'change.left', draft: null },
  }),
  initial: 'workingOut',
  states: {
    workingOut: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('makeAChange', ({ context: { link } }) => ({ link, change })),
      on: {
        'change.workedOut': { target: 'confirming', actions: fromEvent('setWorked') },
        'change.declined': toProblem('closed'),
        'change.suspended': toProblem('closed'),
        'change.closed': toProblem('closed'),
        'change.failed': toProblem('missed'),
      },
    },
    confirming: {
      on: {
        'cancel.confirmed': { target: 'submitting', actions: 'beginAttempt' },
        'cancel.left': 'over',
        'help.asked': { guard: 'hasClaims', target: 'over', actions: 'setHandedOver' },
      },
    },
    submitting: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('submitChange', ({ context }) => ({ ...attemptOf(context), card: null })),
      on: { ...outcomes, 'payment.lost': toProblem('uncertain') },
    },
    // it may be canceled: the same request is sent under the same key, and carried out once at most
    uncertain: uncertain(),
    asking: asking(
      invokeCall('askChange', ({ context }) => attemptOf(context), 'submitChange'),
      outcomes,
    ),
    missed: { exit: 'clearProblem', on: { 'cancel.retried': 'workingOut', 'cancel.left': 'over' } },
    closed: { exit: 'clearProblem', on: { 'cancel.left': { target: 'over', actions: 'setOvertaken' } } },
    made: { type: 'final' },
    over: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})
