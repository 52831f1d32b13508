import { fromEvent, invokeCall } from '../../kit/call'
import { asking, authenticating, canceling, checking, submitting, tokenizing, uncertain } from '../../kit/payment'
import { toProblem } from '../../kit/problem'
import { notWorkedOut, outcomes, working } from './change.payment'
import { attemptOf, changeSetup, insuredAnswers, resumedPart } from './change.setup'

const suspended = { target: 'over', actions: 'setDraft' } as const
const aside = { 'change.laidAside': suspended } as const

/**
 * A change of a policy: choose, edit, price, pay. The customer agrees only to a price that was shown. A higher price is
 * paid by card, and a lower one is refunded (decision 39).
 */
export const changeMachine = changeSetup.createMachine({
  id: 'change',
  context: ({ input: { link, key, opened, draft, paying } }) => ({
    link,
    key: paying?.key ?? key,
    attempt: paying?.attempt ?? 0,
    before: insuredAnswers(opened),
    answers: { ...insuredAnswers(opened), ...draft },
    part: paying ? resumedPart(opened, draft) : null,
    rejections: 0,
    refusals: [],
    worked: paying?.worked ?? null,
    paymentDraft: {},
    card: null,
    authentication: null,
    problem: null,
    outcome: { type: 'change.left', draft: null },
  }),
  initial: 'starting',
  states: {
    // a payment that was sent before a reload is settled first
    starting: { always: [{ guard: 'isPaying', target: 'asking' }, { target: 'picking' }] },
    picking: {
      on: {
        'part.chosen': { target: 'writing', actions: fromEvent('choosePart') },
        'change.left': suspended,
        ...aside,
      },
    },
    writing: {
      initial: 'editing',
      on: {
        'answers.changed': { actions: fromEvent('setAnswers') },
        'change.submitted': [{ guard: 'isSound', target: 'workingOut' }, { target: '.rejected' }],
        'part.left': 'picking',
        'change.left': 'over',
        ...aside,
        'help.asked': { target: 'over', actions: 'setHandedOver' },
      },
      states: {
        editing: {},
        rejected: { entry: 'countRejection' },
        declined: {
          entry: 'countRejection',
          exit: ['clearProblem', 'clearRefusals'],
        },
        missed: { exit: 'clearProblem' },
        suspended: { entry: 'countRejection', exit: 'clearProblem' },
      },
    },
    workingOut: {
      ...working,
      on: {
        'change.workedOut': [
          { guard: fromEvent('isDearer'), target: 'priced', actions: fromEvent('setWorked') },
          { target: 'agreeing', actions: fromEvent('setWorked') },
        ],
        ...notWorkedOut,
      },
    },
    agreeing: {
      initial: 'asking',
      on: {
        'change.agreed': { target: 'submitting', actions: 'beginAttempt' },
        'change.reconsidered': 'writing',
        'change.left': 'over',
        ...aside,
      },
      states: { asking: {}, anew: { exit: 'clearProblem' }, failed: { exit: 'clearProblem' } },
    },
    priced: {
      initial: 'asking',
      on: {
        'payment.drafted': { actions: fromEvent('setPaymentDraft') },
        'payment.submitted': [
          { guard: fromEvent('isComplete'), target: 'tokenizing', actions: 'beginAttempt' },
          { target: '.rejected' },
        ],
        'change.reconsidered': 'writing',
        'change.left': 'over',
        ...aside,
      },
      states: {
        asking: {},
        anew: { exit: 'clearProblem' },
        rejected: { entry: 'countRejection' },
        declined: { exit: 'clearProblem' },
        failed: { exit: 'clearProblem' },
      },
    },
    tokenizing: tokenizing(invokeCall('tokenizeCard'), {
      'payment.declined': toProblem('priced.declined'),
      'payment.failed': toProblem('priced.failed'),
    }),
    submitting: submitting(
      invokeCall('submitChange', ({ context }) => ({ ...attemptOf(context), card: context.card })),
      outcomes,
    ),
    // shows the new price for approval; the reason stays until the customer leaves it
    reworking: {
      ...working,
      on: {
        'change.workedOut': [
          { guard: fromEvent('isDearer'), target: 'priced.anew', actions: fromEvent('setWorked') },
          { target: 'agreeing.anew', actions: fromEvent('setWorked') },
        ],
        ...notWorkedOut,
      },
    },
    uncertain: uncertain(),
    asking: asking(
      invokeCall('askChange', ({ context }) => attemptOf(context), 'submitChange'),
      outcomes,
    ),
    authenticating: authenticating(invokeCall('authenticate', ({ context }) => context.authentication!)),
    checking: checking(
      invokeCall('askChange', ({ context }) => attemptOf(context), 'submitChange'),
      outcomes,
    ),
    canceling: canceling(
      invokeCall(
        'askChange',
        ({ context }) => ({ ...attemptOf(context), cancelsAuthentication: true }),
        'submitChange',
      ),
      outcomes,
    ),
    closed: {
      exit: 'clearProblem',
      on: {
        'change.left': { target: 'over', actions: 'setOvertaken' },
        'change.laidAside': { target: 'over', actions: 'setOvertaken' },
        'help.asked': { target: 'over', actions: 'setHandedOver' },
      },
    },
    made: { type: 'final' },
    over: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})
