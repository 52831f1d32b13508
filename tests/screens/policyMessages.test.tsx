import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openedPolicy, refusals } from '../walks/policy.cases'
import { no, ok } from './fakes'
import { focused, isPartAccessible, playPolicy, task, title } from './policyStage'

test('a new message is announced once, and a lost message is sent again under the same key', async () => {
  let isLost = true
  let opened = openedPolicy
  const { press, user, sent } = playPolicy({
    calls: {
      getPolicy: async () => ok(opened),
      sendUsEmail: async () => (isLost ? no(refusals.lost) : ok({ message: 'Thank you. We answer soon.' })),
    },
  })
  await title()
  await press('Write to us')
  expect(focused()).toBe(await task('Write to us'))
  await isPartAccessible()
  await user.type(screen.getByLabelText('Subject'), 'The certificate')
  await user.type(screen.getByLabelText('Message'), 'Another name, please.')
  await press('Send the message')
  expect(
    (await screen.findByText(/^There is no connection to our server\. Your text is still here\./)).getAttribute('role'),
  ).toBe('alert')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Another name, please.')
  isLost = false
  await press('Send the message')
  expect(await screen.findByText('Thank you. We answer soon.')).toBeTruthy()
  const [first, second] = sent('sendUsEmail')
  expect(second).toEqual(first)
  expect(first![1]).toEqual({
    policy_number: 'MQE-0048153',
    subject: 'The certificate',
    message: 'Another name, please.',
  })
  const waiting = { received: '2026-11-20T20:00:00Z', subject: 'The certificate', message: 'Another name, please.' }
  opened = { ...openedPolicy, messages: [{ ...waiting, state: 'waiting', answers: [] }] }
  await press('Back to the policy')
  expect(focused()).toBe(await title())
  // the list has the new message at once
  expect(await screen.findByText('Waiting for our answer')).toBeTruthy()
})

test('messages about the policy are listed with their day, their state and our answers', async () => {
  const received = '2026-11-20T20:00:00Z'
  const answers = [{ sent: '2026-11-23T20:00:00Z', message: 'The new certificate is on its way.' }]
  const messages = [
    { received, subject: 'The certificate', message: 'Another name, please.', state: 'answered' as const, answers },
    { received, subject: 'Parking', message: 'Is it covered?', state: 'waiting' as const, answers: [] },
    { received, subject: 'Thanks', message: 'For the call.', state: 'closed' as const, answers: [] },
  ]
  playPolicy({ opened: { messages } })
  const heading = await screen.findByRole('heading', { name: 'Messages' })
  const items = [...heading.parentElement!.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(items).toEqual([
    'The certificateAnsweredAnother name, please.Our answer of 11/23/2026The new certificate is on its way.Sent 11/20/2026',
    'ParkingWaiting for our answerIs it covered?Sent 11/20/2026',
    'ThanksClosedFor the call.Sent 11/20/2026',
  ])
})
