import { assign, raise, setup } from 'xstate'
import { slot } from '../../../calls/call'
import type { Attempt, CardFact, purchase, TokenFact, TokenizedCard, tokenizeCard } from '../../../calls/payments'
import { invokeCall } from '../../../kit/call'

interface PurchaseContext {
  readonly attempt: Attempt
  readonly card: TokenizedCard | null
  readonly outcome: CardFact | null
}

/** One attempt to pay by card. Like a call it ends in a fact, so the quote's chart treats both alike. */
export const purchaseMachine = setup({
  types: {} as {
    context: PurchaseContext
    events: TokenFact | CardFact
    input: Attempt
    output: CardFact
    meta: { busy?: string }
  },
  actors: { tokenizeCard: slot<typeof tokenizeCard>('tokenizeCard'), purchase: slot<typeof purchase>('purchase') },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({ attempt: input, card: null, outcome: null }),
  initial: 'tokenizing',
  states: {
    tokenizing: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('tokenizeCard'),
      on: {
        'card.tokenized': { target: 'paying', actions: assign({ card: ({ event }) => event.card }) },
        // without a token nothing was asked of the server
        'card.refused': {
          target: 'cardRefused',
          actions: assign({ outcome: ({ event }) => ({ type: 'purchase.refused', problem: event.problem }) }),
        },
        'card.unsent': {
          target: 'unmade',
          actions: assign({ outcome: ({ event }) => ({ type: 'purchase.unmade', problem: event.problem }) }),
        },
      },
    },
    paying: {
      meta: { busy: 'Purchasing ...' },
      invoke: {
        id: 'purchase',
        src: 'purchase',
        input: ({ context }) => ({ ...context.attempt, card: context.card! }),
        onDone: {
          actions: [assign({ outcome: ({ event }) => event.output }), raise(({ event }) => event.output)],
        },
      },
      on: {
        'purchase.settled': 'settled',
        'purchase.refused': 'cardRefused',
        'purchase.excepted': 'cardException',
        'purchase.unmade': 'unmade',
        'purchase.outdated': 'outdated',
        'purchase.barred': 'barred',
        'purchase.lost': 'failed',
      },
    },
    settled: { type: 'final' },
    cardRefused: { type: 'final' },
    cardException: { type: 'final' },
    unmade: { type: 'final' },
    outdated: { type: 'final' },
    barred: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context }) => context.outcome!,
})
