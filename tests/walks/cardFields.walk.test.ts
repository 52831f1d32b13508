import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { cardFieldsMachine } from '../../machines/shared/cardFields/cardFields.machine'
import { selectBrand, selectCardFields, selectDrawn } from '../../machines/shared/cardFields/cardFields.select'
import { withTestCalls } from './rig'

test('the processor’s fields report how complete each is, and the brand until the number changes', () => {
  const actor = createActor(withTestCalls(cardFieldsMachine)).start()
  expect(selectDrawn(actor.getSnapshot())).toBe('coming')
  actor.send({ type: 'processor.draws', publishableKey: 'pk_test_sample' })
  expect(selectCardFields(actor.getSnapshot())).toBe('absent')
  actor.send({ type: 'fields.arrived' })
  actor.send({ type: 'field.changed', name: 'card_number', state: 'complete', brand: 'Visa' })
  actor.send({ type: 'field.changed', name: 'cvc', state: 'short' })
  expect(selectCardFields(actor.getSnapshot())).toEqual({ card_number: 'complete', exp_month: 'empty', cvc: 'short' })
  expect(selectBrand(actor.getSnapshot())).toBe('Visa')
  actor.send({ type: 'field.changed', name: 'card_number', state: 'empty', brand: null })
  expect(selectBrand(actor.getSnapshot())).toBeNull()
})
