import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { focused, play, wedding } from './stage'

const onwards = () => screen.getByRole('button', { name: 'Continue to dates and coverage' })

test('a step that is not right says how much is wrong, focuses its first wrong field, and leads to each answer', async () => {
  const { user } = play()
  await user.click(onwards())
  const summary = screen.getByRole('alert', { name: 'Answer these five questions' })
  expect(focused()).toBe(screen.getByLabelText('What kind of event is it?'))
  expect(document.getElementById(focused().getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent).toBe(
    'Answer this',
  )

  await user.click(within(summary).getByRole('link', { name: 'Answer “First day”' }))
  expect(focused()).toBe(screen.getByLabelText('First day'))
  expect(focused().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(focused().getAttribute('aria-describedby')!)?.textContent).toBe('Answer this')
})

test('corrections update the summary without moving the focus; the next attempt moves it again', async () => {
  const { user } = play()
  await user.click(onwards())
  const people = screen.getByLabelText('How many people will attend?')
  await user.type(people, '120')
  expect(screen.getByRole('alert', { name: 'Answer these four questions' })).toBeTruthy()
  expect(focused()).toBe(people)

  await user.click(onwards())
  expect(focused()).toBe(screen.getByLabelText('What kind of event is it?'))
})

test('the focus of a refused step is not typing, and a field that is entered is', async () => {
  const { user, quote } = play({ answers: { ...wedding, number_attendees: null } })
  const dialog = () => (quote.getSnapshot().value as { quoting: { dialog: unknown } }).quoting.dialog
  await user.click(onwards())
  expect(focused()).toBe(screen.getByLabelText('How many people will attend?'))
  expect(dialog()).toBe('closed')
  await user.click(screen.getByLabelText('First day'))
  expect(dialog()).toBe('answering')
})

test('an answer that is corrected and broken again does not take the focus', async () => {
  const { user } = play({ answers: { ...wedding, number_attendees: null } })
  await user.click(onwards())
  const people = screen.getByLabelText('How many people will attend?')
  await user.type(people, '1')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(people, '{Backspace}')
  expect(screen.getByRole('alert', { name: 'Answer this question' })).toBeTruthy()
  expect(focused()).toBe(people)
})

test('a missing answer is no error before an attempt to continue; a field that was left validates each key', async () => {
  const { user } = play({ step: 'insured', answers: { ...wedding, insured_email: null } })
  const email = await screen.findByLabelText('Email')
  await user.click(email)
  await user.tab()
  expect(email.getAttribute('aria-invalid')).toBeNull()
  await user.type(email, 'jordan@')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  await user.type(email, 'example.com')
  expect(email.getAttribute('aria-invalid')).toBeNull()
})

test('a question that appears after a refused step is no error before the next attempt', async () => {
  const answers = { ...wedding, alcohol_event: null, coverage_limits: null, selling_alcohol: null }
  const { user } = play({ step: 'coverage', answers })
  const press = async () => user.click(await screen.findByRole('button', { name: /^Continue to/ }))
  const atFault = () => screen.getByRole('alert').querySelectorAll('a').length
  await press()
  expect(atFault()).toBe(2)
  await user.click(
    within(document.getElementById('alcohol_event-label')!.parentElement!.parentElement!).getByLabelText('Yes'),
  )
  expect(screen.getByText(/^Will you sell alcohol/)).toBeTruthy()
  expect(atFault()).toBe(1)
  await press()
  expect(atFault()).toBeGreaterThan(1)
})

test('the errors leave no text behind once all of them are corrected', async () => {
  const { user } = play({ answers: { ...wedding, number_attendees: null } })
  await user.click(onwards())
  await user.type(screen.getByLabelText('How many people will attend?'), '120')
  expect(screen.queryByText(/^(Answer|Check) th/)).toBeNull()
})

test('an error link into another step opens that step', async () => {
  const { user } = play({ step: 'coverage', answers: { ...wedding, event_start_date: null } })
  const first = await screen.findByRole('link', { name: 'First day' })
  await user.click(first)
  // the answer's part of the step may not be drawn yet
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('First day')))
})
