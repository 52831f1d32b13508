import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import type { FieldState, HostedField } from '../../domain/quote/payment'
import { type CardFieldsContext, cardFieldsMachine } from '../../machines/shared/cardFields/cardFields.machine'
import { alert, button, field, no } from './assertion'
import { idle, walk } from './saying'

const tokensUrl = '/sandbox-processor/tokens'
const typed = (name: HostedField, stored: FieldState) => ({ type: 'field.changed', name, state: stored }) as const

const fetchingFields = 'Fetching the card’s fields …'
const nothingToType = alert('The card fields could not be loaded')

const orCard = 'Or pay with a card:'
function assertFields(seen: Parameters<typeof idle>[0] & { readonly context: CardFieldsContext }): void {
  idle(seen)
  const { state: stored, brand } = seen.context
  expect([stored.card_number === 'complete', ['empty', 'partial'].includes(stored.cvc)]).toEqual([
    brand === 'Visa',
    true,
  ])
}

/** The walk of the card fields, and its hand-written specification. */
export const cardFieldsWalk = walk({
  guarantees: 'The processor decides which fields take the card, and a failed load can be retried.',
  machine: cardFieldsMachine,
  starts: { opened: { input: undefined, begins: 'asking' } },
  cases: {
    'field.changed': [{ ...typed('card_number', 'complete'), brand: 'Visa' }, typed('cvc', 'partial')],
  },
  outputs: {
    paymentProcessor: [
      { type: 'processor.takes', tokensUrl },
      { type: 'processor.draws', publishableKey: 'pk_test_sample' },
      { type: 'processor.failed', problem: noAnswer },
    ],
    loadFields: [{ type: 'fields.arrived' }, { type: 'fields.failed', problem: noAnswer }],
  },
  reads: ({ state: stored, brand }) => [stored, brand],
  transitions: {
    'processor.takes': () => 'ours',
    'processor.draws': () => 'hosted.loading',
    'processor.failed': () => 'unknown',
    'fields.arrived': () => 'hosted.ready.cardOnly',
    'wallets.offered': ({ from }) => (from === 'hosted.ready.cardOnly' ? 'hosted.ready.withWallets' : from),
    'wallets.withdrawn': ({ from }) => (from === 'hosted.ready.withWallets' ? 'hosted.ready.cardOnly' : from),
    'fields.failed': () => 'hosted.failed',
    'fields.retried': ({ from }) => {
      if (from === 'unknown') return 'asking'
      return from === 'hosted.failed' ? 'hosted.loading' : from
    },
    'field.changed': ({ from }) => from,
  },
  states: {
    asking: { holds: ({ context }) => expect(context.problem).toBeNull(), shows: fetchingFields },
    unknown: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [nothingToType, button('Try again')],
    },
    ours: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.tokensUrl).toBe(tokensUrl)
      },
      shows: field('Card number'),
    },
    'hosted.loading': {
      holds: ({ context, waiting }) => {
        expect(context.problem).toBeNull()
        expect(waiting.get('loadFields')!.input).toEqual({ publishableKey: 'pk_test_sample' })
      },
      shows: fetchingFields,
    },
    'hosted.ready.cardOnly': {
      holds: assertFields,
      shows: [field('Billing ZIP code'), no(field('Card number')), no(nothingToType), no(orCard)],
    },
    'hosted.ready.withWallets': { holds: assertFields, shows: [field('Billing ZIP code'), orCard] },
    'hosted.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [nothingToType, button('Try again')],
    },
  },
  goals: ['ours', 'hosted.ready.cardOnly', 'hosted.ready.withWallets'],
})
