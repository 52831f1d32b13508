import { deciding } from './deciding.states'
import { underwritingPlaceIn } from './underwriting.place'
import { chosenOf, underwritingSetup } from './underwriting.setup'
import { nothingTyped } from './underwriting.typed'

/** The underwriters' workbench at `/usw` (decision 33): who waits, why, and what is decided. */
export const underwritingMachine = underwritingSetup.createMachine({
  id: 'underwriting',
  context: ({ input }) => ({
    ...underwritingPlaceIn(input.address),
    user: input.user,
    queue: null,
    referral: null,
    ...(input.held ?? { typed: nothingTyped, drafts: {} }),
    wanted: null,
    refused: null,
    problem: null,
    rejections: 0,
    decided: 0,
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
          { guard: 'isOfKnownQueue', target: '.referral', actions: 'readAddress' },
          { target: '.queueing', actions: 'readAddress' },
        ],
      },
      states: {
        queueing: {
          tags: 'background',
          invoke: {
            id: 'findQueue',
            src: 'findQueue',
            input: ({ context: { shelf, order } }) => ({ shelf, order }),
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: {
            'queue.read': [
              { guard: 'isEmpty', target: 'empty', actions: 'keepQueue' },
              { target: 'referral', actions: 'keepQueue' },
            ],
            'queue.missed': 'failed',
          },
        },
        empty: {},
        failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'underwriting.retried': 'queueing' } },
        referral: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'background',
              entry: 'forgetReferral',
              invoke: {
                id: 'openReferral',
                src: 'openReferral',
                input: ({ context }) => ({ id: chosenOf(context)! }),
                onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
              },
              on: {
                'referral.opened': { target: 'deciding', actions: 'keepReferral' },
                'referral.unknown': 'missing',
                'referral.missed': 'failed',
              },
            },
            missing: {},
            failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'underwriting.retried': 'loading' } },
            // whoever decided goes on with the queue as it is by then
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
  output: ({ context: { typed, drafts } }) => ({ type: 'session.ended', held: { typed, drafts } }),
})
