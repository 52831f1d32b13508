import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { no } from './fakes'
import { focused, play } from './stage'

const openedWith = (problem: Parameters<typeof no>[0]) =>
  play({ step: 'coverage', answers: { event_type: 'Wedding' }, calls: { openContact: async () => no(problem) } })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['of another form', { status: 400, message: 'id must match pattern' }],
  ['of a quote that does not exist', { status: 404, message: 'There is no such quote' }],
])('a link %s is reported as wrong, and offers a new quote', async (_, problem) => {
  const { user, quote } = openedWith(problem)
  const title = await heading('This link does not open a quote')
  expect(focused()).toBe(title)
  expect(screen.getByText('Your answers are still in this browser. You can start a new quote with them.')).toBeTruthy()
  expect(screen.queryByText(problem.message)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start a new quote with my answers' }))
  expect(quote.getSnapshot().value).toBe('restarted')
})

test.each([
  ['does not answer', noAnswer],
  ['is at fault', { status: 503, message: 'Something went wrong' }],
])('a server that %s is asked again, and the link is not doubted', async (_, problem) => {
  const { user, server } = openedWith(problem)
  await heading('We cannot reach our records just now')
  expect(screen.queryByText(problem.message)).toBeNull()
  expect(screen.queryByText(/link/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(server.calls().filter((call) => call === 'openContact')).toHaveLength(2)
})

test('a server that wants one to wait says so in its own words', async () => {
  openedWith({ status: 429, message: 'Too many requests. Try again in 1 minute.' })
  expect(await screen.findByText('Too many requests. Try again in 1 minute.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
