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

/** Continues once the form has no faults. */
const onceSound = <const Target extends string>(target: Target) =>
  [
    { guard: 'isSound', target, actions: 'setCommand' },
    { target: '.refused', reenter: true, actions: 'setCommand' },
  ] as const

/** One open quote and its decisions. The price of an approval is calculated before the confirmation. */
export const deciding = underwritingSetup.createStateConfig({
  initial: 'open',
  tags: 'background',
  invoke: invokeCall('news', ({ context }) => ({ id: context.referral!.contact.id })),
  // a moratorium began: polling starts anew, because the last poll is from before it
  on: { 'referral.suspended': { target: '.open.refused', reenter: true, actions: fromEvent('setRefused') } },
  states: {
    open: {
      initial: 'reading',
      on: {
        'referral.typed': { actions: fromEvent('setTyped') },
        'terms.submitted': onceSound('keeping'),
        'approval.requested': onceSound('pricing'),
        'decline.requested': onceSound('confirmingDecline'),
        'question.submitted': onceSound('asking'),
        'reopening.requested': { guard: 'mayReopen', target: 'confirmingReopening' },
        'referral.taken': { target: 'taking', actions: 'setCommand' },
        'referral.left': { target: 'leaving', actions: 'setCommand' },
        'referral.reread': { target: '#underwriting.bench.referral.loading', actions: 'acceptVersion' },
      },
      states: {
        reading: {},
        refused: { entry: 'countRejection', exit: 'clearRefused' },
      },
    },
    keeping: {
      ...keeping,
      on: { 'referral.saved': { target: 'open', actions: fromEvent('setReferral') }, ...turnedDown },
    },
    pricing: {
      ...keeping,
      on: {
        'referral.saved': [
          { guard: fromEvent('isPriced'), target: 'confirmingApproval', actions: fromEvent('setReferral') },
          {
            target: 'open.refused',
            actions: [fromEvent('setReferral'), { type: 'setProblem', params: { problem: unpriced } }],
          },
        ],
        ...turnedDown,
      },
    },
    confirmingApproval: { tags: 'modal', on: { 'decision.confirmed': 'approving', 'dialog.closed': 'open' } },
    confirmingDecline: { tags: 'modal', on: { 'decision.confirmed': 'declining', 'dialog.closed': 'open' } },
    confirmingReopening: { tags: 'modal', on: { 'decision.confirmed': 'reopening', 'dialog.closed': 'open' } },
    approving,
    // nothing was decided: a second person has to approve it
    waiting: {
      tags: 'modal',
      exit: 'clearPending',
      on: { 'dialog.closed': { target: '#underwriting.bench.referral.loading', actions: 'acceptVersion' } },
    },
    declining,
    reopening,
    asking,
    taking,
    leaving,
    // nothing was saved: the referral loads again, and the form stays
    outdated: {
      entry: 'countRejection',
      exit: 'clearRefused',
      on: { 'referral.reread': { target: '#underwriting.bench.referral.loading', actions: 'acceptVersion' } },
    },
    decided: { type: 'final' },
  },
})
