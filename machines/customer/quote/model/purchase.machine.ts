import { assign, setup } from 'xstate'
import { type OutcomeOf, type OutcomesOf, slot } from '../../../calls/call'
import type { Attempt, purchase, TokenizedCard, tokenizeCard } from '../../../calls/payments'
import { fromEvent, invokeCall } from '../../../kit/call'

interface PurchaseContext {
  readonly attempt: Attempt
  readonly card: TokenizedCard | null
  readonly outcome: OutcomeOf<typeof purchase> | null
}

/** Ends the chart with the outcome as its output. */
const toOutcome = <const Target extends string>(target: Target) => ({ target, actions: fromEvent('setOutcome') })

const calls = { tokenizeCard: slot<typeof tokenizeCard>('tokenizeCard'), purchase: slot<typeof purchase>('purchase') }

/** One attempt to pay by card. It ends like a call, so the quote's chart treats both alike. */
export const purchaseMachine = setup({
  types: {} as {
    context: PurchaseContext
    events: OutcomesOf<typeof calls>
    input: Attempt
    output: OutcomeOf<typeof purchase>
    meta: { busy?: string }
  },
  actors: calls,
  actions: {
    setCard: assign((_, { card }: { readonly card: TokenizedCard }) => ({ card })),
    setOutcome: assign((_, outcome: OutcomeOf<typeof purchase>) => ({ outcome })),
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
        'purchase.suspended': toOutcome('suspended'),
        'purchase.barred': toOutcome('barred'),
        'authentication.required': toOutcome('unconfirmed'),
        'payment.lost': toOutcome('lost'),
      },
    },
    settled: { type: 'final' },
    declined: { type: 'final' },
    failed: { type: 'final' },
    outdated: { type: 'final' },
    suspended: { type: 'final' },
    barred: { type: 'final' },
    // the cardholder has to confirm it with the bank
    unconfirmed: { type: 'final' },
    lost: { type: 'final' },
  },
  output: ({ context }) => context.outcome!,
})
