import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { quoteMachine } from '../../../machines/customer/quote/quote.machine'
import { isQuote, onwardOf } from '../../../src/shared/recorder/causes'
import { openedAt } from '../../machines/quote.rig'
import { priced } from '../../walks/quote.cases'

const start = (input: object = {}) => createActor(quoteMachine, { input: { key: 'k', ...input } }).start()

test('on a step with questions, the guards name the missing answers in the error summary’s words', () => {
  const quote = start()
  const { event, mayGoOn, guards } = onwardOf(quote.getSnapshot())
  expect({ event, mayGoOn }).toEqual({ event: 'step.submitted', mayGoOn: false })
  expect(guards.map(({ name, holds }) => [name, holds])).toEqual([
    ['isCompleteAndStored eventDetails', false],
    ['isComplete eventDetails', false],
  ])
  expect(guards[1]!.why.length).toBeGreaterThan(1)
  expect(guards[1]!.why[0]).toMatch(/^Answer “/)
  quote.stop()
})

test('at the payment, a complete card leads on once there is a price', async () => {
  const quote = await openedAt('payment')
  expect(onwardOf(quote.now())).toMatchObject({ event: 'payment.submitted', mayGoOn: false })
  await quote.answer('recalculate', priced)
  expect(onwardOf(quote.now())).toMatchObject({ event: 'payment.submitted', mayGoOn: true })
})

test('a chart without steps gives no reasons', () => {
  expect(isQuote({ machine: { id: 'session' } })).toBe(false)
  expect(isQuote({})).toBe(false)
})
