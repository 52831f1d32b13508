import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CountedEvents } from '../../../contract/client'
import type { OutcomeOf } from '../../../machines/calls/call'
import type { currentDate } from '../../../machines/calls/quotes'
import type { QuoteInput } from '../../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../../machines/customer/quote/quote.machine'
import { startCounting } from '../../../src/app/pages/eventCounting'

const machine = quoteMachine.provide({
  actors: {
    currentDate: fromPromise<OutcomeOf<typeof currentDate>, undefined>(() => new Promise(() => {})),
  },
})

/** A page of its own, which can be hidden. */
function page(input: Partial<QuoteInput> = {}) {
  const told = vi.fn((_: CountedEvents) => {})
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow!
  const quote = createActor(machine, { input: { key: 'k', ...input } }).start()
  startCounting(frame, quote, told)
  const hide = () => frame.dispatchEvent(new Event('pagehide'))
  return { told, quote, hide }
}
afterEach(() => document.body.replaceChildren())

test('the chart’s events are counted by name and step, and reported when the page closes', () => {
  const { told, quote, hide } = page()
  for (let i = 0; i < 3; i++) quote.send({ type: 'step.submitted' })
  quote.send({ type: 'answers.changed', answers: { event_type: 'Wedding' } })
  expect(told).not.toHaveBeenCalled()
  hide()
  expect(told.mock.calls).toEqual([[{ events: [{ step: 'eventDetails', event: 'step.submitted', times: 3 }] }]])
  quote.stop()
})

test('counts are not sent twice, and empty counts are not sent', () => {
  const { told, quote, hide } = page()
  hide()
  quote.send({ type: 'step.submitted' })
  hide()
  hide()
  expect(told).toHaveBeenCalledTimes(1)
  quote.stop()
})

test('an event counts for the step on which it occurred', () => {
  const { told, quote, hide } = page({ step: 'coverage' })
  quote.send({ type: 'step.left' })
  quote.send({ type: 'step.submitted' })
  hide()
  expect(told.mock.calls[0]![0].events).toEqual([
    { step: 'coverage', event: 'step.left', times: 1 },
    { step: 'eventDetails', event: 'step.submitted', times: 1 },
  ])
  quote.stop()
})

test('staff’s events in a quote are not counted', () => {
  const { told, quote, hide } = page({ view: 'admin' })
  quote.send({ type: 'step.submitted' })
  hide()
  expect(told).not.toHaveBeenCalled()
  quote.stop()
})

test('counts above the limit of one request are not sent', () => {
  const { told, quote, hide } = page()
  for (let i = 0; i < 150; i++) quote.send({ type: 'step.submitted' })
  hide()
  expect(told.mock.calls[0]![0].events[0]!.times).toBe(100)
  quote.stop()
})
