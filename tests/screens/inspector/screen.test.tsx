import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { blankAnswers } from '../../../domain/application'
import { faultsOf } from '../../../domain/application/faults'
import { isAccessible } from '../accessible'
import { events, opened, part, whereItIs } from './inspecting'

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
