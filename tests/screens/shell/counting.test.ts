import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CountedEvents } from '../../../contract/client'
import type { OutcomeOf } from '../../../machines/calls/call'
import type { currentDate } from '../../../machines/calls/quotes'
import type { QuoteInput } from '../../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../../machines/customer/quote/quote.machine'
import { startCounting } from '../../../src/app/pages/eventCounting'
import type { webVitals } from '../../../src/app/pages/visitSpeed'
import { openedAt } from '../../machines/quote.rig'
import { purchases } from '../../walks/quote.cases'
import { fakeStorage } from '../fakes'

const machine = quoteMachine.provide({
  actors: {
    currentDate: fromPromise<OutcomeOf<typeof currentDate>, undefined>(() => new Promise(() => {})),
  },
})

/** A page of its own, which can be hidden. */
function page(input: Partial<QuoteInput> = {}) {
  const send = vi.fn((_: CountedEvents) => {})
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow!
  const quote = createActor(machine, { input: { key: 'k', ...input } }).start()
  let vital: Parameters<typeof webVitals>[0] = () => {}
  startCounting(frame, quote, send, (vitals) => {
    vital = vitals
  })
  const report = (...given: Parameters<typeof vital>) => vital(...given)
  const hide = () => frame.dispatchEvent(new Event('pagehide'))
  return { send, quote, hide, report, frame }
}
afterEach(() => document.body.replaceChildren())

test('the chart’s events are counted by name and step, and reported when the page closes', () => {
  const { send, quote, hide } = page()
  for (let i = 0; i < 3; i++) quote.send({ type: 'step.submitted' })
  quote.send({ type: 'answers.changed', answers: { event_type: 'Wedding' } })
  expect(send).not.toHaveBeenCalled()
  hide()
  expect(send.mock.calls.map(([{ events }]) => events)).toEqual([
    [{ step: 'eventDetails', event: 'step.submitted', times: 3 }],
  ])
  quote.stop()
})

test('counts are not sent twice, and empty counts are not sent', () => {
  const { send, quote, hide } = page()
  hide()
  quote.send({ type: 'step.submitted' })
  hide()
  hide()
  expect(send).toHaveBeenCalledTimes(1)
  quote.stop()
})

test('an event counts for the step on which it occurred', () => {
  const { send, quote, hide } = page({ step: 'coverage' })
  quote.send({ type: 'step.left' })
  quote.send({ type: 'step.submitted' })
  hide()
  expect(send.mock.calls[0]![0].events).toEqual([
    { step: 'coverage', event: 'step.left', times: 1 },
    { step: 'eventDetails', event: 'step.submitted', times: 1 },
  ])
  quote.stop()
})

test('staff’s events in a quote are not counted', () => {
  const { send, quote, hide } = page({ view: 'admin' })
  quote.send({ type: 'step.submitted' })
  hide()
  expect(send).not.toHaveBeenCalled()
  quote.stop()
})

test('counts above the limit of one request are not sent', () => {
  const { send, quote, hide } = page()
  for (let i = 0; i < 150; i++) quote.send({ type: 'step.submitted' })
  hide()
  expect(send.mock.calls[0]![0].events[0]!.times).toBe(100)
  quote.stop()
})

test('two tabs that pay for one quote count one purchase', async () => {
  const [storage, send] = [fakeStorage(), vi.fn((_: CountedEvents) => {})]
  for (const tab of await Promise.all([openedAt('payment'), openedAt('payment')])) {
    const frame = document.body.appendChild(document.createElement('iframe')).contentWindow!
    startCounting(frame, tab.actor, send, () => {}, storage)
    tab.send(purchases.settled)
    expect(tab.now().matches('purchased')).toBe(true)
    frame.dispatchEvent(new Event('pagehide'))
  }
  expect(send.mock.calls.flatMap(([{ events }]) => events)).toEqual([
    { step: 'payment', event: 'purchase.settled', times: 1 },
  ])
})

test('a web vital is reported once for each page view, with the step at its moment', () => {
  const { send, quote, hide, report } = page({ step: 'coverage' })
  const before = performance.now()
  quote.send({ type: 'step.left' })
  report({ measure: 'lcp', id: 'first', value: 812.4, at: before })
  report({ measure: 'cls', id: 'second', value: 12.6, at: performance.now() })
  report({ measure: 'inp', id: 'third', value: 90_000, at: performance.now() })
  report({ measure: 'inp', id: 'third', value: 95_000, at: performance.now() })
  hide()
  const vitals = send.mock.calls[0]![0].speed!.filter(({ measure }) => measure !== 'transition')
  expect(vitals).toEqual([
    { step: 'coverage', measure: 'lcp', value: 812 },
    { step: 'eventDetails', measure: 'cls', value: 13 },
    { step: 'eventDetails', measure: 'inp', value: 60_000 },
  ])
  quote.stop()
})

test('the longest transition of the chart is reported for each step, once', () => {
  const { send, quote, hide } = page({ step: 'coverage' })
  const clock = vi.spyOn(performance, 'now')
  const taking = (ms: number) => {
    clock.mockReturnValueOnce(1000)
    clock.mockReturnValueOnce(1000 + ms)
  }
  taking(40)
  quote.send({ type: 'answers.changed', answers: { event_type: 'Wedding' } })
  taking(7)
  quote.send({ type: 'answers.changed', answers: { event_type: 'Concert' } })
  clock.mockRestore()
  hide()
  expect(send.mock.calls[0]![0].speed).toEqual([{ step: 'coverage', measure: 'transition', value: 40 }])
  hide()
  expect(send).toHaveBeenCalledTimes(1)
  quote.stop()
})

test('a vital that is known only after the page was hidden is sent at once', () => {
  const { send, quote, hide, report, frame } = page()
  hide()
  Object.defineProperty(frame.document, 'hidden', { value: true })
  report({ measure: 'inp', id: 'late', value: 48, at: 0 })
  expect(send.mock.calls.at(-1)![0].speed).toContainEqual({ step: 'eventDetails', measure: 'inp', value: 48 })
  quote.stop()
})
