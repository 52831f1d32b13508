import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { theme } from '../../src/shared/browser/theme'
import { isAccessible } from './accessible'
import { openAtCard } from './hosted.stage'
import { focused, wedding } from './stage'
import { stripeDouble } from './stripe.double'

async function opened(text?: () => Promise<object>) {
  const stripe = stripeDouble()
  stripe.arrive()
  if (text) stripe.answers(text)
  const stage = await openAtCard()
  await waitFor(() => expect(stripe.drawn).toHaveLength(3))
  const fill = () => {
    stripe.type('cardNumber')
    stripe.type('cardExpiry')
    stripe.type('cardCvc')
  }
  return { ...stage, stripe, fill }
}
const fieldNamed = (name: string) => screen.getByRole('group', { name })

test('number, expiry and code are typed into the processor’s own frames, and a token pays', async () => {
  const { stripe, fill, pay, bodies } = await opened()
  expect(stripe.keys).toEqual(['pk_test_sample'])
  for (const name of ['Card number', 'Expires', 'Security code'])
    expect(within(fieldNamed(name)).getByTitle(/^Secure/)).toBeTruthy()
  fill()
  expect(screen.getByText('Visa')).toBeTruthy()
  await pay()
  await screen.findByRole('heading', { name: 'Your event is insured' })
  expect(stripe.requests).toMatchObject([
    { type: 'card', billing_details: { name: 'Jordan Sample', address: { postal_code: wedding.insured_zip } } },
  ])
  expect(bodies()).toMatchObject([
    {
      payment_token: 'pm_1',
      cardholder_name: 'Jordan Sample',
      card_type: 'Visa',
      cc_last_digits: '4242',
      exp_month: '09',
      exp_year: '2029',
      billing_zip: wedding.insured_zip,
    },
  ])
})

test('an incomplete field shows our message beside it, and its link puts the cursor into the frame', async () => {
  const { stripe, pay, user, bodies } = await opened()
  stripe.type('cardExpiry', { complete: false, error: { code: 'invalid_expiry_year_past' } })
  await pay()
  const summary = screen.getByRole('alert')
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter the card number',
    'This card has expired: use another',
    'Enter the whole security code',
  ])
  expect(document.getElementById('cvc-fault')?.textContent).toBe('Enter the whole security code')
  await user.click(links[0]!)
  expect(focused()).toBe(within(fieldNamed('Card number')).getByTitle(/^Secure/))
  expect([stripe.requests, bodies()]).toEqual([[], []])
})

test('an invalid value shows an error at once, which goes when it is corrected', async () => {
  const { stripe } = await opened()
  stripe.type('cardNumber', { complete: false })
  expect(document.getElementById('card_number-fault')).toBeNull()
  stripe.type('cardNumber', { complete: false, error: { code: 'invalid_number' } })
  expect(screen.getByText('Check the card number: it is not valid')).toBeTruthy()
  stripe.type('cardNumber', { complete: false, error: { code: 'incomplete_number' } })
  expect(screen.getByText('Enter all digits of the card number')).toBeTruthy()
  stripe.type('cardNumber')
  expect(document.getElementById('card_number-fault')).toBeNull()
})

test('a card that the processor rejects shows as refused, and stays for correction', async () => {
  const refused = async () => ({ error: { type: 'card_error', code: 'incorrect_number', message: 'in its own words' } })
  const { stripe, fill, pay, user, bodies } = await opened(refused)
  fill()
  await pay()
  const dialog = await screen.findByRole('dialog', { name: 'The card was declined' })
  expect(dialog.textContent).toContain('There is no card with this number.')
  expect(dialog.textContent?.match(/Nothing was charged/g)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Check the card' }))
  await expect.poll(() => focused().title).toBe('Secure cardNumber input frame')
  expect([stripe.current('cardNumber')!.isGone, bodies()]).toEqual([false, []])
})

test.each([
  ['does not reach its own server', async () => ({ error: { type: 'api_connection_error', message: 'offline' } })],
  ['is not set up right', async () => ({ error: { type: 'invalid_request_error', message: 'No such key' } })],
  ['breaks', () => Promise.reject(new Error('broken'))],
])('a processor that %s leaves the card without an error', async (_, text) => {
  const { fill, pay, bodies } = await opened(text)
  fill()
  await pay()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We could not reach the payment processor. Nothing was charged.',
  )
  expect(bodies()).toEqual([])
})

test('the fields are empty and incomplete after a switch to another payment method and back', async () => {
  const { stripe, fill, pay, user, bodies } = await opened()
  fill()
  await user.click(screen.getByRole('radio', { name: 'Check' }))
  expect(stripe.drawn.every(({ isGone }) => isGone)).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Card' }))
  await waitFor(() => expect(stripe.drawn).toHaveLength(6))
  await pay()
  expect(screen.getByRole('link', { name: 'Enter the card number' })).toBeTruthy()
  expect(bodies()).toEqual([])
})

test('the border of a frame shows the focus inside, and the page draws no background in it', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="color-scheme" content="light dark">')
  const { stripe } = await opened()
  const { place, handlers } = stripe.current('cardCvc')!
  act(() => handlers.get('focus')!({}))
  expect(place!.hasAttribute('data-focused')).toBe(true)
  act(() => handlers.get('blur')!({}))
  expect(place!.hasAttribute('data-focused')).toBe(false)
  expect(document.querySelector('meta[name="color-scheme"]')).toBeNull()
})

test('the frames use our colors, and follow a change of the scheme', async () => {
  const { stripe } = await opened()
  const number = stripe.current('cardNumber')!
  expect(number.options).toMatchObject({ placeholder: '', style: { base: { color: expect.any(String) } } })
  act(() => theme.choose('dark'))
  act(() => void stripe.dark.dispatchEvent(new Event('change')))
  expect(number.looks).toHaveLength(2)
  act(() => theme.choose('system'))
})

test('the parts around the frames are accessible, including errors', async () => {
  const { pay } = await opened()
  await pay()
  await isAccessible({ within: document.querySelector('main')! })
})
