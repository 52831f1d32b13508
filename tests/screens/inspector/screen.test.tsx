import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { blankAnswers } from '../../../domain/application'
import { faultsOf } from '../../../domain/application/faults'
import type { OutcomeOf } from '../../../machines/calls/call'
import type { currentDate } from '../../../machines/calls/quotes'
import { quoteMachine } from '../../../machines/customer/quote/quote.machine'
import { inspectorMachine } from '../../../machines/shared/inspector/inspector.machine'
import type { PageFact, Recording } from '../../../machines/shared/inspector/inspector.types'
import { largestRecording } from '../../../machines/shared/inspector/recording'
import { recordingMachine } from '../../../machines/shared/inspector/recording.machine'
import { InspectorScreen } from '../../../src/screens/inspector/InspectorScreen'
import { recorder } from '../../../src/shared/recorder/recorder'

/** a quote whose first call is pending */
const machine = quoteMachine.provide({
  actors: { currentDate: fromPromise<OutcomeOf<typeof currentDate>, undefined>(() => new Promise(() => {})) },
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The inspector's page, with pages of the product on the same channel. */
function opened() {
  const clock = new SimulatedClock()
  const inspector = createActor(inspectorMachine, { clock }).start()
  const pageRequest = vi.fn()
  inspector.on('page.asked', pageRequest)
  const hear = (fact: PageFact) => act(() => inspector.send(fact))
  const user = userEvent.setup()
  const recording = createActor(recordingMachine).start()
  recording.on('recording.opened', (opened) => inspector.send(opened))
  render(<InspectorScreen inspector={inspector} recording={recording} />)
  stops.push(() => inspector.stop())

  /** A page of the product with a quote, recorded from its first event. */
  const page = (name: string, pageActor = 'quote') => {
    let time = Date.UTC(2026, 10, 20, 15, 0, 0)
    const { inspect, log } = recorder({ page: name, pageName: pageActor, now: () => (time += 1000) }, hear)
    hear({ type: 'page.reported', log: log() })
    const quote = createActor(machine, { inspect, input: { key: 'k' }, clock: new SimulatedClock() }).start()
    stops.push(() => quote.stop())
    const send = (...events: Parameters<typeof quote.send>[0][]) =>
      act(() => {
        for (const each of events) quote.send(each)
      })
    return { send, log, leave: () => hear({ type: 'page.left', page: name }) }
  }
  const pass = (milliseconds: number) => act(() => clock.increment(milliseconds))
  return { inspector, user, page, pass, pageRequest, hear }
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const events = () => within(screen.getByRole('list', { name: 'Events' })).getAllByRole('button')
const isAccessible = async () =>
  expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
/** read from the unfolded boxes of the chart */
const whereItIs = () =>
  [...screen.getByRole('region', { name: 'Chart of quote' }).querySelectorAll('summary')]
    .filter(({ textContent }) => textContent!.includes('● now'))
    .map(({ textContent }) => textContent!.split('●')[0])

test('without a page it explains how to inspect one', async () => {
  opened()
  expect(screen.getByRole('heading', { name: 'No page yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'the quote' }).getAttribute('href')).toBe('/quote/?inspect')
  await isAccessible()
})

test('a page’s chart shows its state, transitions, context and events', () => {
  const { page } = opened()
  page('a')
  expect(screen.getByText('The page is connected.')).toBeTruthy()
  expect(whereItIs()).toEqual(expect.arrayContaining(['quoting', 'steps', 'eventDetails', 'editing']))
  expect(part('Chart of quote').getAllByText(/step\.submitted/).length).toBeGreaterThan(0)
  expect(part('Context').getByRole('region', { name: 'Context of quote' }).textContent).toContain('"status": "draft"')
  expect(events().at(-1)!.textContent).toContain('xstate.init')
})

test('the guards explain why the customer cannot continue, in the error summary’s words', () => {
  const { page } = opened()
  const { send } = page('a')
  const why = part('Why can I not continue?')
  expect(why.getByText('step.submitted does not continue, because:')).toBeTruthy()
  expect(why.getByText('isComplete eventDetails').closest('p')!.textContent).toBe('isComplete eventDetails is false')
  const missing = () => why.getAllByText(/^Answer “/).length
  const before = missing()
  send({ type: 'answers.changed', answers: { event_type: 'Wedding' } })
  expect(missing()).toBeLessThan(before)
})

test('two questions with the same error text both show it', () => {
  const complaints = vi.spyOn(console, 'error')
  const { page, hear } = opened()
  const last = page('a').log().entries.at(-1)!
  const answers = { ...blankAnswers, insurance_producer: 'True', insured_zip: '7', producer_zip: '7' } as const
  const why = faultsOf('insured', answers)
    .map(({ message }) => message)
    .filter((words) => words.includes('ZIP'))
  expect(why).toEqual([why[0], why[0]])
  const onward = {
    event: 'step.submitted',
    mayGoOn: false,
    guards: [{ name: 'isComplete insured', holds: false, why }],
    others: [],
  }
  hear({ type: 'entry.reported', page: 'a', entry: { ...last, number: last.number + 1, onward } })
  expect(part('Why can I not continue?').getAllByText(why[0]!)).toHaveLength(2)
  expect(complaints.mock.calls.filter(([words]) => String(words).includes('same key'))).toEqual([])
})

test('choosing an event moves to its moment, and new events do not change the view', async () => {
  const { page, user } = opened()
  const { send } = page('a')
  send({ type: 'step.submitted' })
  expect(whereItIs()).toContain('rejected')
  const first = events().findLast(({ textContent }) => /^\d+xstate\.init quote/.test(textContent!))!
  await user.click(first)
  expect(screen.getByText(/^Then: after \d+, xstate\.init, at /)).toBeTruthy()
  expect(whereItIs()).not.toContain('rejected')
  expect(first.getAttribute('aria-pressed')).toBe('true')
  send({ type: 'answers.changed', answers: { event_type: 'Wedding' } })
  expect(whereItIs()).not.toContain('rejected')
  await user.click(screen.getByRole('button', { name: 'Back to now' }))
  expect(screen.getByText(/^Now: after \d+, answers\.changed/)).toBeTruthy()
})

test('previous and next move from moment to moment, and stop at the ends', async () => {
  const { page, user } = opened()
  const { send, log } = page('a')
  send({ type: 'step.submitted' }, { type: 'step.submitted' })
  const [back, on, now] = ['Before', 'After', 'Back to now'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  )
  const isOff = (button?: HTMLElement) => button!.getAttribute('aria-disabled') === 'true'
  expect([back, on, now].map(isOff)).toEqual([false, true, true])
  const numbers = log().entries.map(({ number }) => number)
  await user.click(back!)
  expect(screen.getByText(new RegExp(`^Then: after ${numbers.at(-2)},`))).toBeTruthy()
  await user.click(on!)
  expect(screen.getByText(new RegExp(`^Then: after ${numbers.at(-1)},`))).toBeTruthy()
  expect(isOff(on)).toBe(true)
  // the keyboard focus stays on the button, and a further press does nothing
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(on)
  expect(screen.getByText(new RegExp(`^Then: after ${numbers.at(-1)},`))).toBeTruthy()
  await user.click(events().at(-1)!)
  expect(isOff(back)).toBe(true)
})

test('events can be searched, sorted and paged', async () => {
  const { page, user } = opened()
  const { send, log } = page('a')
  for (let i = 0; i < 30; i++) send({ type: 'step.submitted' })
  const total = log().entries.length
  expect(events()).toHaveLength(25)
  const turning = within(screen.getByRole('navigation', { name: 'Pages of events' }))
  await user.click(turning.getByRole('button', { name: 'Next 25' }))
  expect(turning.getByText(`26 to ${Math.min(50, total)} of ${total}`, { exact: false })).toBeTruthy()
  const tools = part('Events')
  await user.selectOptions(tools.getByLabelText('Order'), 'oldest')
  // another order begins on its first page
  expect(events()[0]!.textContent).toMatch(/^1/)
  await user.click(tools.getByLabelText('Event, actor or state'))
  await user.paste('step.submitted')
  expect(events().every(({ textContent }) => textContent!.includes('step.submitted'))).toBe(true)
  await user.paste(' by nobody')
  expect(screen.getByText('No matches.')).toBeTruthy()
})

test('a call has no states, and links to its parent chart', async () => {
  const { page, user } = opened()
  page('a')
  const actors = within(screen.getByRole('list', { name: 'Charts and calls' }))
  const call = actors.getAllByRole('button').find(({ textContent }) => textContent!.includes('call'))!
  await user.click(call)
  expect(screen.getByText('A call has no states. It is in flight until its response arrives.')).toBeTruthy()
  expect(call.getAttribute('aria-pressed')).toBe('true')
  await user.click(actors.getByRole('button', { name: /^quote chart/ }))
  expect(screen.getByRole('region', { name: 'Chart of quote' })).toBeTruthy()
})

test('a silent page is polled, then given up, and polled again on request', async () => {
  const { page, pass, pageRequest, user, hear } = opened()
  page('a')
  pass(30_000)
  expect(screen.getByText('The page has been silent. Checking the connection …')).toBeTruthy()
  expect(pageRequest).toHaveBeenLastCalledWith({ type: 'page.asked', page: 'a' })
  pass(5000)
  expect(screen.getByText('The page does not respond.')).toBeTruthy()
  // its recorded events are still here
  expect(whereItIs()).toContain('eventDetails')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  hear({ type: 'page.answered', page: 'a' })
  expect(screen.getByText('The page is connected.')).toBeTruthy()
})

test('a page that closed stays on display, and the next one is inspected by itself', async () => {
  const { page } = opened()
  const { leave } = page('a')
  leave()
  expect(screen.getByText('The page was closed.')).toBeTruthy()
  expect(whereItIs()).toContain('eventDetails')
  page('b', 'admin')
  await waitFor(() => expect(screen.getByText('The page is connected.')).toBeTruthy())
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Page' }).value).toBe('b')
})

test('one of several pages can be chosen', async () => {
  const { page, user } = opened()
  const one = page('a')
  page('b')
  one.send({ type: 'step.submitted' })
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Page' })
  expect(choice.value).toBe('a')
  expect(whereItIs()).toContain('rejected')
  await user.selectOptions(choice, 'b')
  expect(whereItIs()).not.toContain('rejected')
})

test('typed text never reaches the inspector', () => {
  const { page } = opened()
  const { send } = page('a')
  send({
    type: 'answers.changed',
    answers: { insured_first_name: 'Jordan', insured_email: 'jordan.sample@example.com' },
  })
  expect(document.body.textContent).toContain('answers.changed')
  expect(document.body.textContent).not.toMatch(/Jordan|jordan/)
})

/** A story of two steps, with a window that took part in both. */
function recorded(title = 'A webhook is believed'): Recording {
  let step = 0
  const { inspect, log } = recorder({ page: 'window', pageName: 'Window 1', now: () => step * 1000 }, () => {})
  const quote = createActor(machine, { inspect, input: { key: 'k' }, clock: new SimulatedClock() }).start()
  const story = { ...log().entries[0]!, actor: 'story', active: ['step 1'], context: { charges: 0 }, onward: null }
  step = 1
  quote.send({ type: 'step.submitted' })
  step = 2
  quote.send({ type: 'answers.changed', answers: { event_type: 'Wedding' } })
  quote.stop()
  const lines = ['window 1 presses Pay', 'a webhook arrives → policy 1 is issued']
  const entries = lines.map((type, i) => ({ ...story, number: i + 1, at: (i + 1) * 1000, event: { type } }))
  const actors = [{ id: 'story', parent: null, name: 'the story', chart: null }]
  return { recording: 1, title, pages: [{ page: 'story', pageName: 'The story', opened: 0, actors, entries }, log()] }
}
const fileOf = (content: unknown, name = 'story.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' })
const choose = (user: ReturnType<typeof userEvent.setup>, file: File) =>
  user.upload(screen.getByLabelText('Open a recording'), file)
const shownPage = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Page' }).selectedOptions[0]!.textContent

test('a recording opens without a page, with its last step on display, and closes to the beginning', async () => {
  const { user, pass, pageRequest } = opened()
  await choose(user, fileOf(recorded()))
  expect(await screen.findByText('Recording: A webhook is believed')).toBeTruthy()
  expect(shownPage()).toBe('The story, recorded')
  expect(screen.getByText('At the end: after 2, a webhook arrives → policy 1 is issued, at step 2')).toBeTruthy()
  expect(part('Context').getByRole('region', { name: 'Context of the story' }).textContent).toContain('"charges": 0')
  await isAccessible()
  // nobody is behind it, so its silence means nothing
  pass(3_600_000)
  expect(pageRequest).not.toHaveBeenCalled()
  expect(screen.queryByText(/silent|not respond|was closed|connected/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close the recording' }))
  expect(screen.getByRole('heading', { name: 'No page yet' })).toBeTruthy()
  expect(screen.queryByText(/policy 1 is issued/)).toBeNull()
})

test('the pages of a recording show the same step', async () => {
  const { user } = opened()
  await choose(user, fileOf(recorded()))
  await user.click((await screen.findAllByRole('button', { name: /window 1 presses Pay/ }))[0]!)
  const pages = screen.getByRole('combobox', { name: 'Page' })
  await user.selectOptions(pages, 'Window 1, recorded')
  expect(screen.getByText(/^Then: after \d+, step\.submitted, at step 1$/)).toBeTruthy()
  expect(whereItIs()).toContain('rejected')
  await user.selectOptions(pages, 'The story, recorded')
  expect(screen.getByText('Then: after 1, window 1 presses Pay, at step 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'To the end' }))
  await user.selectOptions(pages, 'Window 1, recorded')
  expect(screen.getByText(/^At the end: after \d+, .*, at step 2$/)).toBeTruthy()
})

test('a recording stays on display while pages report, and closing it returns to the page before it', async () => {
  const { user, page } = opened()
  const { send } = page('a')
  page('b')
  await choose(user, fileOf(recorded()))
  expect(await screen.findByText('Recording: A webhook is believed')).toBeTruthy()
  send({ type: 'step.submitted' })
  page('c', 'admin')
  expect(shownPage()).toBe('The story, recorded')
  await user.click(screen.getByRole('button', { name: 'Close the recording' }))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Page' }).value).toBe('a')
  expect(whereItIs()).toContain('rejected')
  expect(screen.queryByRole('option', { name: /recorded/ })).toBeNull()
})

test('a live page can be chosen beside a recording, and the recording again', async () => {
  const { user, page, pageRequest } = opened()
  page('a')
  await choose(user, fileOf(recorded()))
  const pages = await screen.findByRole('combobox', { name: 'Page' })
  await waitFor(() => expect(shownPage()).toBe('The story, recorded'))
  await user.selectOptions(pages, 'a')
  expect(pageRequest).toHaveBeenLastCalledWith({ type: 'page.asked', page: 'a' })
  expect(screen.queryByText(/^Recording:/)).toBeNull()
  await user.selectOptions(pages, 'Window 1, recorded')
  expect(screen.getByText('Recording: A webhook is believed')).toBeTruthy()
})

test('a file that is no recording is refused beside the control, and the page on display stays', async () => {
  const { user, page } = opened()
  page('a')
  await choose(user, fileOf('{'))
  const fault = await screen.findByRole('alert')
  expect(fault.textContent).toBe('“story.json” is not a recording. npm run prove:money writes one with --record.')
  await waitFor(() => expect(document.activeElement).toBe(fault))
  expect(screen.getByLabelText('Open a recording').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Page' }).value).toBe('a')
  await isAccessible()
  await choose(user, fileOf(recorded()))
  expect(await screen.findByText('Recording: A webhook is believed')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a file that is too large is refused unread, and one that cannot be read says so', async () => {
  const { user } = opened()
  const large = fileOf(recorded())
  Object.defineProperty(large, 'size', { value: largestRecording + 100_000 })
  const read = vi.spyOn(large, 'text')
  await choose(user, large)
  expect((await screen.findByRole('alert')).textContent).toBe(
    '“story.json” has 20.1 MB. A recording has at most 20.0 MB.',
  )
  expect(read).not.toHaveBeenCalled()
  const moved = fileOf(recorded(), 'moved.json')
  vi.spyOn(moved, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
  await choose(user, moved)
  expect((await screen.findByText(/“moved\.json” cannot be read/)).textContent).toContain('Choose it again.')
})

test('another recording takes the place of the one on display', async () => {
  const { user } = opened()
  await choose(user, fileOf(recorded()))
  await screen.findByText('Recording: A webhook is believed')
  await choose(user, fileOf(recorded('Another one')))
  expect(await screen.findByText('Recording: Another one')).toBeTruthy()
  expect(screen.getAllByRole('option', { name: /recorded/ })).toHaveLength(2)
})
