import { assign, setup } from 'xstate'
import { slot } from '../../../calls/call'
import type { Attempt, CardFact, purchase, TokenFact, TokenizedCard, tokenizeCard } from '../../../calls/payments'
import { fromEvent, invokeCall } from '../../../kit/call'

interface PurchaseContext {
  readonly attempt: Attempt
  readonly card: TokenizedCard | null
  readonly outcome: CardFact | null
}

/** An outcome is the output of the chart. */
const toOutcome = <const Target extends string>(target: Target) => ({ target, actions: fromEvent('setOutcome') })

/** One attempt to pay by card. It ends as a call ends, so the quote's chart treats both alike. */
export const purchaseMachine = setup({
  types: {} as {
    context: PurchaseContext
    events: TokenFact | CardFact
    input: Attempt
    output: CardFact
    meta: { busy?: string }
  },
  actors: { tokenizeCard: slot<typeof tokenizeCard>('tokenizeCard'), purchase: slot<typeof purchase>('purchase') },
  actions: {
    setCard: assign((_, { card }: { readonly card: TokenizedCard }) => ({ card })),
    setOutcome: assign((_, outcome: CardFact) => ({ outcome })),
  },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({ attempt: input, card: null, outcome: null }),
  initial: 'tokenizing',
  states: {
    tokenizing: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('tokenizeCard'),
      on: {
        'card.tokenized': { target: 'paying', actions: fromEvent('setCard') },
        // without a token nothing is sent to the server
        'payment.declined': toOutcome('declined'),
        'payment.failed': toOutcome('failed'),
      },
    },
    paying: {
      meta: { busy: 'Purchasing ...' },
      invoke: invokeCall('purchase', ({ context }) => ({ ...context.attempt, card: context.card! })),
      on: {
        'purchase.settled': toOutcome('settled'),
        'payment.declined': toOutcome('declined'),
        'payment.failed': toOutcome('failed'),
        'purchase.outdated': toOutcome('outdated'),
        'purchase.barred': toOutcome('barred'),
        'payment.lost': toOutcome('lost'),
      },
    },
    settled: { type: 'final' },
    declined: { type: 'final' },
    failed: { type: 'final' },
    outdated: { type: 'final' },
    barred: { type: 'final' },
    lost: { type: 'final' },
  },
  output: ({ context }) => context.outcome!,
})
