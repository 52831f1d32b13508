import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { OutcomeOf } from '../../../machines/calls/call'
import type { currentDate } from '../../../machines/calls/quotes'
import { quoteMachine } from '../../../machines/customer/quote/quote.machine'
import { inspectorMachine } from '../../../machines/shared/inspector/inspector.machine'
import type { PageFact } from '../../../machines/shared/inspector/inspector.types'
import { recordingMachine } from '../../../machines/shared/inspector/recording.machine'
import { InspectorScreen } from '../../../src/screens/inspector/InspectorScreen'
import { recorder } from '../../../src/shared/recorder/recorder'

/** a quote whose first call is pending */
export const machine = quoteMachine.provide({
  actors: { currentDate: fromPromise<OutcomeOf<typeof currentDate>, undefined>(() => new Promise(() => {})) },
})

/** The inspector's page, with pages of the product on the same channel. */
export function opened() {
  const clock = new SimulatedClock()
  const inspector = createActor(inspectorMachine, { clock }).start()
  const pageRequest = vi.fn()
  inspector.on('page.asked', pageRequest)
  const hear = (fact: PageFact) => act(() => inspector.send(fact))
  const user = userEvent.setup()
  const recording = createActor(recordingMachine).start()
  recording.on('recording.opened', (opened) => inspector.send(opened))
  render(<InspectorScreen inspector={inspector} recording={recording} />)
  onTestFinished(() => void inspector.stop())

  /** A page of the product with a quote, recorded from its first event. */
  const page = (name: string, pageActor = 'quote') => {
    let time = Date.UTC(2026, 10, 20, 15, 0, 0)
    const { inspect, log } = recorder({ page: name, pageName: pageActor, now: () => (time += 1000) }, hear)
    hear({ type: 'page.reported', log: log() })
    const quote = createActor(machine, { inspect, input: { key: 'k' }, clock: new SimulatedClock() }).start()
    onTestFinished(() => void quote.stop())
    const send = (...events: Parameters<typeof quote.send>[0][]) =>
      act(() => {
        for (const each of events) quote.send(each)
      })
    return { send, log, leave: () => hear({ type: 'page.left', page: name }) }
  }
  const pass = (milliseconds: number) => act(() => clock.increment(milliseconds))
  return { inspector, user, page, pass, pageRequest, hear }
}

export const part = (name: string) => within(screen.getByRole('region', { name }))
export const events = () => within(screen.getByRole('list', { name: 'Events' })).getAllByRole('button')
/** read from the unfolded boxes of the chart */
export const whereItIs = () =>
  [...screen.getByRole('region', { name: 'Chart of quote' }).querySelectorAll('summary')]
    .filter(({ textContent }) => textContent!.includes('● now'))
    .map(({ textContent }) => textContent!.split('●')[0])
