import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { deciding } from './decision.states'
import { blankForm } from './underwriting.form'
import { underwritingRouteIn } from './underwriting.route'
import { chosenOf, underwritingSetup } from './underwriting.setup'

/** The underwriters' queue at `/usw` (decision 33): the referrals, their reasons, and the decisions. */
export const underwritingMachine = underwritingSetup.createMachine({
  id: 'underwriting',
  context: ({ input }) => ({
    ...underwritingRouteIn(input.address),
    user: input.user,
    queue: null,
    referral: null,
    ...(input.draft ?? { typed: blankForm, drafts: {} }),
    command: null,
    refused: null,
    problem: null,
    pending: null,
    rejections: 0,
    decided: 0,
    rereads: 0,
  }),
  initial: 'arriving',
  on: { 'session.ended': '.ended' },
  states: {
    arriving: { always: [{ guard: 'isUnderwriter', target: 'bench' }, { target: 'turnedAway' }] },
    turnedAway: {},
    bench: {
      initial: 'queueing',
      on: {
        'address.opened': [
          { guard: fromEvent('isOfKnownQueue'), target: '.referral', actions: fromEvent('readAddress') },
          { target: '.queueing', actions: fromEvent('readAddress') },
        ],
      },
      states: {
        queueing: {
          tags: 'background',
          invoke: invokeCall('findQueue', ({ context: { tab, order } }) => ({ tab, order })),
          on: {
            'queue.read': [
              { guard: fromEvent('isEmpty'), target: 'empty', actions: fromEvent('setQueue') },
              { target: 'referral', actions: fromEvent('setQueue') },
            ],
            'queue.failed': toProblem('failed'),
          },
        },
        empty: {},
        failed: { exit: 'clearProblem', on: { 'underwriting.retried': 'queueing' } },
        referral: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'background',
              entry: 'clearReferral',
              invoke: invokeCall('openReferral', ({ context }) => ({ id: chosenOf(context)! })),
              on: {
                'referral.opened': [
                  // nothing is overwritten: the user sees the current terms first
                  {
                    guard: fromEvent('isAboutEarlier'),
                    target: 'deciding.outdated',
                    actions: [fromEvent('setReferral'), 'setOvertaken'],
                  },
                  { target: 'deciding', actions: fromEvent('setReferral') },
                ],
                'referral.missing': 'missing',
                'referral.failed': toProblem('failed'),
              },
            },
            missing: {},
            failed: { exit: 'clearProblem', on: { 'underwriting.retried': 'loading' } },
            // after a decision the queue loads again
            deciding: {
              ...deciding,
              onDone: {
                target: '#underwriting.bench.queueing',
                actions: 'countDecision',
              },
            },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { typed, drafts } }) => ({ type: 'session.ended', draft: { typed, drafts } }),
})
