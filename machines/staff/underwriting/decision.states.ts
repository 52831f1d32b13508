import { fromEvent, invokeCall } from '../../kit/call'
import { approving, asking, declining, leaving, named, reopening, taking, turnedDown } from './confirmation.states'
import { termsTyped } from './underwriting.form'
import { underwritingSetup, unpriced } from './underwriting.setup'

const keeping = underwritingSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: invokeCall('workReferral', ({ context }) => ({
    ...named(context),
    terms: termsTyped(context.referral!, context.typed),
  })),
})

/** Goes on once nothing that is typed stands against it. */
const onceSound = <const Target extends string>(target: Target) =>
  [
    { guard: 'isSound', target, actions: 'noteWanted' },
    { target: '.refused', reenter: true, actions: 'noteWanted' },
  ] as const

/** One quote that is read, and what may be done about it. What an approval comes to is worked out before it is asked for. */
export const deciding = underwritingSetup.createStateConfig({
  initial: 'open',
  tags: 'background',
  invoke: invokeCall('news', ({ context }) => ({ id: context.referral!.contact.id })),
  states: {
    open: {
      initial: 'reading',
      on: {
        'referral.typed': { actions: fromEvent('keepTyped') },
        'terms.submitted': onceSound('keeping'),
        'approval.requested': onceSound('pricing'),
        'decline.requested': onceSound('confirmingDecline'),
        'question.submitted': onceSound('asking'),
        'reopening.requested': { guard: 'mayReopen', target: 'confirmingReopening' },
        'referral.taken': { target: 'taking', actions: 'noteWanted' },
        'referral.left': { target: 'leaving', actions: 'noteWanted' },
        'referral.reread': '#underwriting.bench.referral.loading',
      },
      states: {
        reading: {},
        refused: { entry: 'countRejection', exit: 'clearRefused' },
      },
    },
    keeping: {
      ...keeping,
      on: { 'referral.kept': { target: 'open', actions: fromEvent('keepReferral') }, ...turnedDown },
    },
    pricing: {
      ...keeping,
      on: {
        'referral.kept': [
          { guard: fromEvent('isPriced'), target: 'confirmingApproval', actions: fromEvent('keepReferral') },
          {
            target: 'open.refused',
            actions: [fromEvent('keepReferral'), { type: 'setProblem', params: { problem: unpriced } }],
          },
        ],
        ...turnedDown,
      },
    },
    confirmingApproval: { tags: 'modal', on: { 'decision.confirmed': 'approving', 'dialog.closed': 'open' } },
    confirmingDecline: { tags: 'modal', on: { 'decision.confirmed': 'declining', 'dialog.closed': 'open' } },
    confirmingReopening: { tags: 'modal', on: { 'decision.confirmed': 'reopening', 'dialog.closed': 'open' } },
    approving,
    declining,
    reopening,
    asking,
    taking,
    leaving,
    // nothing of what was wanted was done: it is read again first, and what is typed is kept
    outdated: {
      entry: 'countRejection',
      exit: 'clearRefused',
      on: { 'referral.reread': '#underwriting.bench.referral.loading' },
    },
    decided: { type: 'final' },
  },
})
