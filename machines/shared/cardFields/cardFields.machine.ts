import { assign, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import type { FieldState, Hosted, HostedField } from '../../../domain/quote/payment'
import { slot } from '../../calls/call'
import type { FieldsFact, loadFields, ProcessorFact, paymentProcessor } from '../../calls/payments'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

export interface CardFieldsContext {
  /** where a card goes from fields of ours; null where the processor draws them, or is not known */
  readonly tokensUrl: string | null
  readonly publishableKey: string | null
  /** what the processor's own fields tell of what they hold; the card itself is never here */
  readonly state: Hosted
  /** as the processor names it, once the number says so */
  readonly brand: string | null
  readonly problem: Problem | null
}

export type CardFieldsEvent =
  | ProcessorFact
  | FieldsFact
  | { type: 'fields.retried' }
  /** somebody typed, or the field was drawn anew and is empty */
  | { type: 'field.changed'; name: HostedField; state: FieldState; brand?: string | null }

const emptyFields: Hosted = { card_number: 'empty', exp_month: 'empty', cvc: 'empty' }

/**
 * Which fields a card is typed into. Asked once, when a payment opens: a processor either takes the card from fields of
 * ours, or draws its own in frames of its own, so that nothing typed there comes by our page (decision 45).
 */
export const cardFieldsMachine = setup({
  types: {} as { context: CardFieldsContext; events: CardFieldsEvent; tags: 'background' },
  actors: {
    paymentProcessor: slot<typeof paymentProcessor>('paymentProcessor'),
    loadFields: slot<typeof loadFields>('loadFields'),
  },
  actions: {
    ...problemActions,
    storeFieldState: assign(({ context }, event: Extract<CardFieldsEvent, { type: 'field.changed' }>) => ({
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
        'processor.missed': toProblem('unknown'),
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
          on: { 'fields.arrived': 'ready', 'fields.missed': toProblem('failed') },
        },
        ready: { on: { 'field.changed': { actions: fromEvent('storeFieldState') } } },
        failed: { exit: 'clearProblem', on: { 'fields.retried': 'loading' } },
      },
    },
  },
})
