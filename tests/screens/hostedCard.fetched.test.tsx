import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { no, ok } from './fakes'
import { openAtCard } from './hosted.stage'
import { stripeDouble } from './stripe.double'

test('a processor’s script that does not load shows a message, leaves other payment methods, and is retried', async () => {
  const { user, pay, bodies } = await openAtCard()
  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com/"]')]
  expect(screen.getByRole('button', { name: 'Fetching the card’s fields …' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  // its loader tries twice by itself
  await waitFor(() => expect(scripts()).toHaveLength(1))
  const [first] = scripts()
  await act(async () => void first!.dispatchEvent(new Event('error')))
  await waitFor(() => expect(scripts()[0]).not.toBe(first))
  await act(async () => void scripts()[0]!.dispatchEvent(new Event('error')))
  const message = await screen.findByText('The card fields could not be loaded')
  expect(message.closest('[role=alert]')?.textContent).toContain('there are other ways to pay')
  await pay()
  expect(screen.getByRole('link', { name: /not loaded yet: try again/ })).toBeTruthy()
  expect(bodies()).toEqual([])
  const stripe = stripeDouble()
  stripe.arrive()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(stripe.drawn).toHaveLength(3))
})

test('without a response about the payment processor there are no card fields, and “Try again” requests it again', async () => {
  let isAway = true
  const { user } = await openAtCard(async () =>
    isAway
      ? no({ status: 503, message: 'Out of reach' })
      : ok({ kind: 'sandbox', tokens_url: '/sandbox-processor/tokens', publishable_key: null }),
  )
  await screen.findByText('The card fields could not be loaded')
  expect(screen.queryByLabelText('Card number')).toBeNull()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeTruthy()
})
