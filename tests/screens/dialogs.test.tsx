import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { QuoteEvent } from '../../machines/customer/quote/model/quote.types'
import { no } from './fakes'
import { focused, play, settle, wedding } from './stage'

const refused = (problem: Parameters<typeof no>[0]): QuoteEvent => ({ type: 'step.refused', problem })

test.each([
  ['Check the days of the event', refused({ status: 422, message: 'The day has passed', is_event_popup: true })],
  ['Some answers cannot be saved yet', refused({ status: 422, message: 'Check these answers' })],
  ['There is no connection to our server', refused({ status: 0, message: 'Something went wrong' })],
  ['We cannot reach our records just now', refused({ status: 503, message: 'Bad gateway' })],
  ['That did not work', refused({ status: 403, message: 'This may not be done' })],
])('"%s" opens over the page, focuses its title and closes with Escape', async (title, event) => {
  const { quote, user } = play({ answers: wedding })
  const field = screen.getByLabelText('How many people will attend?')
  await user.click(field)
  act(() => quote.send(event))
  const heading = await screen.findByRole('heading', { name: title })
  await waitFor(() => expect(focused()).toBe(heading))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focused()).toBe(field))
})

test('a passed day gets the focus', async () => {
  const { quote, user, pass } = play({ answers: wedding })
  await pass(settle)
  act(() => quote.send(refused({ status: 422, message: 'The day has passed', is_event_popup: true })))
  act(() => quote.send({ type: 'step.passed' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('The day has passed')
  await user.click(screen.getByRole('button', { name: 'Change the dates' }))
  await waitFor(() => expect(focused().id).toBe('event_start_date'))
})

test('the passed one of two days gets the focus in its own step, with an error', async () => {
  const errors = { 'step1.setup_dates': 'Coverage can begin today at the earliest' }
  const problem = { status: 422, message: 'Coverage can begin today at the earliest', is_event_popup: true, errors }
  const days = { event_start_date: '06/20/2020', event_end_date: '06/20/2020' }
  const answers = { ...wedding, ...days, setup_coverage: 'True', setup_dates: ['06/01/2020'] } as const
  const { user, pass } = play({ step: 'underwriting', answers, calls: { recalculate: async () => no(problem) } })
  await pass(settle)
  await user.click(await screen.findByRole('button', { name: 'Change the dates' }))
  await waitFor(() => expect(focused().id).toBe('setup_dates'))
  expect(document.getElementById('setup_dates-fault')?.textContent).toContain('Coverage can begin today')
})

test('the review dialog names the answer that caused it, and offers the opposite answer', async () => {
  const { quote, user, pass } = play({ step: 'underwriting', answers: { ...wedding, using_drone_at_event: 'True' } })
  await pass(settle)
  const dialog = await screen.findByRole('dialog', { name: 'An underwriter will look at your quote' })
  expect(dialog.textContent).toContain('Will anyone fly a drone at the event? Yes')
  await user.click(within(dialog).getByRole('button', { name: 'Change it to No' }))
  expect(quote.getSnapshot().context.answers.using_drone_at_event).toBe('False')
  // the form follows the dialog's answer and draws it
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [, isNo] = screen
    .getByRole('radiogroup', { name: 'Will anyone fly a drone at the event?' })
    .querySelectorAll('input')
  expect(isNo?.checked).toBe(true)
})
