import { assign, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import type { FieldState, Hosted, HostedField } from '../../../domain/quote/payment'
import { type OutcomesOf, slot } from '../../calls/call'
import type { loadFields, paymentProcessor } from '../../calls/processor'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

export interface CardFieldsContext {
  /** where our own fields send the card; null if the processor draws them, or is not known */
  readonly tokensUrl: string | null
  readonly publishableKey: string | null
  /** the state of each of the processor's fields; never the card itself */
  readonly state: Hosted
  /** the processor's name for the brand, once the number reveals it */
  readonly brand: string | null
  readonly problem: Problem | null
}

const calls = {
  paymentProcessor: slot<typeof paymentProcessor>('paymentProcessor'),
  loadFields: slot<typeof loadFields>('loadFields'),
}

export type CardFieldsEvent =
  | OutcomesOf<typeof calls>
  | { type: 'fields.retried' }
  /** whether the processor shows the button of a wallet here, such as Apple Pay */
  | { type: 'wallets.offered' }
  | { type: 'wallets.withdrawn' }
  /** the user typed, or the field was drawn again and is empty */
  | { type: 'field.changed'; name: HostedField; state: FieldState; brand?: string | null }

const emptyFields: Hosted = { card_number: 'empty', exp_month: 'empty', cvc: 'empty' }

/**
 * Chooses the fields for the card, once, when a payment opens. A processor either takes the card from our own fields,
 * or draws its fields in frames of its own, so that the card never passes through our page (decision 45).
 */
export const cardFieldsMachine = setup({
  types: {} as { context: CardFieldsContext; events: CardFieldsEvent; tags: 'background' },
  actors: calls,
  actions: {
    ...problemActions,
    setFieldState: assign(({ context }, event: Extract<CardFieldsEvent, { type: 'field.changed' }>) => ({
      state: { ...context.state, [event.name]: event.state },
      brand: event.brand === undefined ? context.brand : event.brand,
    })),
  },
}).createMachine({
  id: 'cardFields',
  context: { tokensUrl: null, publishableKey: null, state: emptyFields, brand: null, problem: null },
  initial: 'asking',
  states: {
    asking: {
      tags: 'background',
      invoke: invokeCall('paymentProcessor'),
      on: {
        'processor.takes': { target: 'ours', actions: assign({ tokensUrl: ({ event }) => event.tokensUrl }) },
        'processor.draws': {
          target: 'hosted',
          actions: assign({ publishableKey: ({ event }) => event.publishableKey }),
        },
        'processor.failed': toProblem('unknown'),
      },
    },
    unknown: { exit: 'clearProblem', on: { 'fields.retried': 'asking' } },
    ours: {},
    hosted: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'background',
          invoke: invokeCall('loadFields', ({ context }) => ({ publishableKey: context.publishableKey! })),
          on: { 'fields.arrived': 'ready', 'fields.failed': toProblem('failed') },
        },
        ready: {
          on: { 'field.changed': { actions: fromEvent('setFieldState') } },
          initial: 'cardOnly',
          states: {
            cardOnly: { on: { 'wallets.offered': 'withWallets' } },
            withWallets: { on: { 'wallets.withdrawn': 'cardOnly' } },
          },
        },
        failed: { exit: 'clearProblem', on: { 'fields.retried': 'loading' } },
      },
    },
  },
})
