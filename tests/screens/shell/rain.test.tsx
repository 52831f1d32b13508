import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Client } from '../../../contract/client'
import { blankAnswers } from '../../../domain/application'
import { no, ok } from '../fakes'
import { enter, here } from './application'

type Ask = Client['requestRainCover']
const content: Ask = async () => ok({ id: 'r1', range: { low: 875, high: 1750 } })

async function open(requestRainCover: Ask = content, at = '/quote/#rain-cover') {
  const requests: { body: unknown; key: unknown }[] = []
  const stage = enter(at, {
    requestRainCover: (body, key, signal) => {
      requests.push({ body, key })
      return requestRainCover(body, key, signal)
    },
  })
  await screen.findByRole('heading', { name: 'Request rain insurance' })
  return { ...stage, requests }
}
type Stage = Awaited<ReturnType<typeof open>>

const submit = ({ user }: Stage) => user.click(screen.getByRole('button', { name: 'Request rain insurance' }))

async function answerAll(stage: Stage) {
  const { user } = stage
  await user.selectOptions(screen.getByLabelText('State'), 'TX')
  await user.type(screen.getByLabelText('Day of the event'), '06/12/2027')
  await user.selectOptions(screen.getByLabelText('Rain counts from'), '12:00 pm')
  await user.selectOptions(screen.getByLabelText('Until'), '6:00 pm')
  await user.click(screen.getByLabelText('0.25 inch'))
  await user.type(screen.getByLabelText('Amount to insure'), '25,000')
  await user.type(screen.getByLabelText('Your name'), 'Jordan Sample')
  await user.type(screen.getByLabelText('Your email'), 'jordan.sample@example.com')
}

test('rain insurance is asked for, and what it may cost is said before and after', async () => {
  const stage = await open()
  await answerAll(stage)
  expect(screen.getByText('Between $875 and $1,750, by the place and the season.')).toBeTruthy()
  await submit(stage)
  const title = await screen.findByRole('heading', { name: 'We have your request' })
  expect(document.activeElement).toBe(title)
  expect(screen.getByText('It will probably cost between $875 and $1,750.')).toBeTruthy()
  expect(stage.requests.map(({ body }) => body)).toEqual([
    {
      name: 'Jordan Sample',
      email: 'jordan.sample@example.com',
      event_state: 'TX',
      date: '06/12/2027',
      from_hour: 12,
      to_hour: 18,
      threshold: 0.25,
      amount: 25_000,
    },
  ])
})

test('only hours with coverage can be chosen', async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByLabelText('Rain counts from'), '5:00 pm')
  const until = within(screen.getByLabelText('Until')).getAllByRole('option')
  expect(until.map(({ textContent }) => textContent)).toEqual(['Choose', '9:00 pm', '10:00 pm', '11:00 pm', '12:00 am'])
})

test('missing answers show links to them, and send no request', async () => {
  const stage = await open()
  await submit(stage)
  const summary = screen.getByRole('alert')
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(within(summary).getByRole('heading', { level: 2 }).textContent).toBe('Answer these eight questions')
  expect(within(summary).getAllByRole('link')).toHaveLength(8)
  await stage.user.click(within(summary).getByRole('link', { name: 'Answer “Amount to insure”' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Amount to insure'))
  expect(here()).toBe('/quote/#rain-cover')
  expect(stage.requests).toEqual([])
})

test('a date that is too near is rejected by the server, until another is given', async () => {
  const message = 'Rain insurance is sold up to 14 days before the event'
  const stage = await open(async () => no({ status: 422, message: 'Check these answers', errors: { date: message } }))
  await answerAll(stage)
  await submit(stage)
  expect(await screen.findByRole('link', { name: message })).toBeTruthy()
  const day = screen.getByLabelText('Day of the event')
  expect(day.getAttribute('aria-invalid')).toBe('true')
  await stage.user.clear(day)
  await stage.user.type(day, '07/12/2027')
  expect(day.getAttribute('aria-invalid')).toBeNull()
})

test('a lost response shows a message, and the same request is sent again under the same key', async () => {
  const stage = await open(async () => no({ status: 0, message: 'Something went wrong' }))
  await answerAll(stage)
  await submit(stage)
  expect((await screen.findByText(/^There is no connection to our server\./)).getAttribute('role')).toBe('alert')
  await submit(stage)
  await screen.findByText(/^There is no connection to our server\./)
  expect(stage.requests).toHaveLength(2)
  expect(stage.requests[0]).toEqual(stage.requests[1])
})

test('another day is requested for the same person, under a key of its own', async () => {
  const stage = await open()
  await answerAll(stage)
  await submit(stage)
  await stage.user.click(await screen.findByRole('button', { name: 'Request insurance for another day' }))
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Jordan Sample')
  await stage.user.type(screen.getByLabelText('Day of the event'), '06/13/2027')
  await submit(stage)
  await screen.findByRole('heading', { name: 'We have your request' })
  expect(new Set(stage.requests.map(({ key }) => key)).size).toBe(2)
})

test('the answers of the quote in the address are filled in, and a link leads back to it', async () => {
  const answers = { ...blankAnswers, event_state: 'FL', event_start_date: '06/12/2027', insured_first_name: 'Robin' }
  localStorage.setItem('marquee.quote.c1', JSON.stringify({ answers }))
  const { user } = await open(content, '/quote/?id=c1#rain-cover')
  const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect([typed('State'), typed('Day of the event'), typed('Your name'), typed('Your email')]).toEqual([
    'FL',
    '06/12/2027',
    'Robin',
    '',
  ])
  await user.click(screen.getByRole('link', { name: 'Back to the quote' }))
  expect(here()).toBe('/quote/?id=c1')
  expect(await screen.findByText('the quote')).toBeTruthy()
})

test('the footer links there, and keeps the quote in the address', async () => {
  const { user } = enter('/quote/?id=c1')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Request rain insurance' }))
  expect(here()).toBe('/quote/?id=c1#rain-cover')
  expect(await screen.findByRole('heading', { name: 'Request rain insurance' })).toBeTruthy()
})
