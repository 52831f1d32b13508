import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { blankAnswers } from '../../domain/application'
import { placeholderMachine } from '../../machines/customer/quote/model/placeholder.machine'
import {
  selectLastPrice,
  selectPrice,
  selectPriceState,
  selectRecord,
} from '../../machines/customer/quote/quote.select'
import { complete, contactOf, placedOrder, priced } from '../walks/quote.cases'
import { begin, openedAt } from './quote.rig'

/** The specification's store (section 4), as events of the quote's chart (decision 57). */
const answersOf = (quote: ReturnType<typeof begin>) => quote.now().context.answers

test('answers merged into a step leave the others', () => {
  const quote = begin()
  quote.send({ type: 'answers.changed', answers: { event_name: 'New' } })
  expect(answersOf(quote)).toEqual({ ...complete, event_name: 'New' })
})

test('replacing a step resets the answers left out and leaves other steps', () => {
  const quote = begin()
  quote.send({ type: 'step.replaced', step: 'location', answers: { event_city: 'Austin', insured_city: 'Dallas' } })
  const { event_city, event_address_1, insured_city } = answersOf(quote)
  expect([event_city, event_address_1, insured_city]).toEqual(['Austin', null, complete.insured_city])
  expect(selectRecord(quote.now())).toBe('changed')
})

test('resetting a step restores its defaults and leaves the server’s facts', () => {
  const quote = begin({ answers: { ...complete, is_hcc: 'True', number_attendees: 90 } })
  quote.send({ type: 'step.reset', step: 'eventDetails' })
  expect(answersOf(quote)).toMatchObject({ event_type: null, number_attendees: null, is_hcc: 'True' })
  quote.send({ type: 'step.reset', step: 'coverage' })
  expect(answersOf(quote).coverage_limits).toBe(blankAnswers.coverage_limits)
  expect(answersOf(quote).insured_city).toBe(complete.insured_city)
})

const coupon = { code: 'WELCOME', value: 50, is_percentage: true }
test.each([
  [undefined, null, []],
  ['coupon', null, [coupon]],
  ['couponAndAmount', priced.price, [coupon]],
] as const)('a pricing reset that keeps %s requests a new price', async (keeps, last, coupons) => {
  const quote = begin({ contactId: 'c1', unsaved: [] })
  const contact = contactOf(complete, { quote_status: 'quoted' })
  await quote.answer('openContact', { type: 'contact.opened', contact, today: '11/20/2026', coupons: [coupon] })
  await quote.answer('recalculate', priced)
  quote.send({ type: 'pricing.reset', ...(keeps && { keeps }) })
  expect([selectPrice(quote.now()), selectLastPrice(quote.now())]).toEqual([null, last])
  expect(quote.now().context.coupons).toEqual(coupons)
  expect(selectPriceState(quote.now())).toBe('settling')
})

test('a new recalculation cancels the one before it', async () => {
  const quote = await openedAt('coverage')
  expect(quote.inFlight()).toEqual(['recalculate'])
  quote.send({ type: 'pricing.reset' })
  expect(quote.inFlight()).toEqual([])
})

test('during a calculation an amount counts from 100 to 1500 by 10, and starts again', () => {
  const clock = new SimulatedClock()
  const placeholder = createActor(placeholderMachine, { clock }).start()
  const amounts = Array.from({ length: 142 }, () => {
    const { amount } = placeholder.getSnapshot().context
    clock.increment(50)
    return amount
  })
  expect(amounts.slice(0, 141)).toEqual(Array.from({ length: 141 }, (_, tick) => 100 + 10 * tick))
  expect([amounts[140], amounts[141]]).toEqual([1500, 100])
})

test('a full reset keeps the partner and nothing else', async () => {
  const quote = begin({ contactId: 'c1', answers: { ...complete, is_hcc: 'True' } })
  await quote.answer('openContact', {
    type: 'order.found',
    contact: contactOf({ ...complete, is_hcc: 'True' }),
    today: '11/20/2026',
    coupons: [],
    order: placedOrder,
    received: 0,
  })
  quote.send({ type: 'quote.restarted' })
  expect(quote.texts.slice(-1)).toEqual([{ type: 'restarted', answers: { is_hcc: 'True' }, kept: 'forgotten' }])
})

test('a failed request for today ends the wait and keeps its message', async () => {
  const quote = begin()
  expect(quote.waiting.has('currentDate')).toBe(true)
  await quote.answer('currentDate', { type: 'today.refused', problem: { status: 0, message: 'No answer' } })
  expect(quote.waiting.has('currentDate')).toBe(false)
  expect(quote.now().context.problems.today?.message).toBe('No answer')
})
