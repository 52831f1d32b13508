import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Client } from '../../../contract/client'
import { noAnswer } from '../../../contract/problem'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'

const title = () => screen.findByRole('heading', { level: 1 })
/** Opens a link of a message. @returns the tokens that were used to unsubscribe */
function follow(at: string, unsubscribe: Client['unsubscribe']) {
  const requests: string[] = []
  const { user } = enter(at, {
    unsubscribe: (query, signal) => {
      requests.push(query.token)
      return unsubscribe(query, signal)
    },
  })
  return { requests, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

test('the link asks for a confirmation, which is given once', async () => {
  const { requests, press } = follow('/quote/unsubscribe?token=t1', async () => ok({ mailing: 'daily' }))
  expect((await title()).textContent).toBe('Unsubscribe')
  expect(requests).toEqual([])
  await isAccessible()
  await press('Unsubscribe')
  expect(await screen.findByText(/We will not send quote reminders to that address/)).toBeTruthy()
  expect((await title()).textContent).toBe('You are unsubscribed')
  expect(document.activeElement).toBe(await title())
  expect(requests).toEqual(['t1'])
  await isAccessible()
})

test('unsubscribing from the news names the news', async () => {
  const { press } = follow('/quote/unsubscribe?token=t1', async () => ok({ mailing: 'prospecting' }))
  await title()
  await press('Unsubscribe')
  expect(await screen.findByText(/We will not send news to that address/)).toBeTruthy()
})

test.each(['/quote/unsubscribe', '/quote/unsubscribe?token=cut'])(
  '%s opens nothing, and says whom to write to',
  async (at) => {
    const { press } = follow(at, async () => no({ status: 404, message: 'There is no such link' }))
    if (at.includes('token')) {
      await title()
      await press('Unsubscribe')
    }
    expect(await screen.findByText('This link does not work')).toBeTruthy()
    await isAccessible()
  },
)

test('a server out of reach says that nothing has happened yet, and offers a retry', async () => {
  let answer: ReturnType<Client['unsubscribe']> = Promise.resolve({ ok: false, problem: noAnswer })
  const { press } = follow('/quote/unsubscribe?token=t1', () => answer)
  await title()
  await press('Unsubscribe')
  expect(await screen.findByText(/You are not unsubscribed yet/)).toBeTruthy()
  answer = Promise.resolve(ok({ mailing: 'daily' }))
  await press('Try again')
  expect(await screen.findByText('You are unsubscribed')).toBeTruthy()
})
