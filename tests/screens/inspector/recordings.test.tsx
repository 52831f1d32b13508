import { screen, waitFor } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Recording } from '../../../machines/shared/inspector/inspector.types'
import { largestRecording } from '../../../machines/shared/inspector/recording'
import { recorder } from '../../../src/shared/recorder/recorder'
import { isAccessible } from '../accessible'
import { machine, opened, part, whereItIs } from './inspecting'

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
