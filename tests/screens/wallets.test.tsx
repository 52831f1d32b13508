import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCardVault } from '../../src/shared/card/cardVault'
import { madeChange, worked } from '../walks/policy.cases'
import { isAccessible } from './accessible'
import { ok } from './fakes'
import { openAtCard } from './hosted.stage'
import { playPolicy, task, title } from './policyStage'
import { stripeDouble } from './stripe.double'

/* Wallets, such as Apple Pay, where the processor offers them. */

const owner = { name: 'Ana Sample', address: { postal_code: '60601' } }
const card = { brand: 'mastercard', last4: '4444', exp_month: 3, exp_year: 2031 }

async function opened(
  text: () => Promise<object> = async () => ({ paymentMethod: { id: 'pm_wallet', card, billing_details: owner } }),
) {
  const stripe = stripeDouble()
  stripe.arrive()
  stripe.answers(text)
  const stage = await openAtCard()
  await waitFor(() => expect(stripe.wallets).not.toHaveLength(0))
  return { ...stage, stripe }
}
const orCard = () => screen.queryByText('Or pay with a card:')
const amountInCents = (bodies: readonly unknown[]) => Math.round((bodies[0] as { amount_due: number }).amount_due * 100)

test('a wallet pays the amount that it shows, in the name of its owner, without a typed card', async () => {
  const { stripe, bodies, pass } = await opened()
  stripe.offer()
  expect(orCard()).toBeTruthy()
  await isAccessible()
  const failed = await stripe.authorize()
  await pass(0)
  await screen.findByRole('heading', { name: 'Your event is insured' })
  expect(failed).not.toHaveBeenCalled()
  expect(bodies()).toMatchObject([
    {
      payment_token: 'pm_wallet',
      cardholder_name: 'Ana Sample',
      card_type: 'MasterCard',
      cc_last_digits: '4444',
      exp_month: '03',
      exp_year: '2031',
      billing_zip: '60601',
    },
  ])
  expect(stripe.wallets.at(-1)!.options).toMatchObject({ amount: amountInCents(bodies()), currency: 'usd' })
})

test('nothing about wallets shows where the processor offers none', async () => {
  const { stripe } = await opened()
  stripe.offer(false)
  expect(orCard()).toBeNull()
  stripe.offer()
  stripe.offer(false)
  expect(orCard()).toBeNull()
})

test('a wallet without a name of its owner pays nothing, and says why', async () => {
  const { stripe, bodies, pass } = await opened(async () => ({
    paymentMethod: { id: 'pm_wallet', card, billing_details: { name: null, address: null } },
  }))
  stripe.offer()
  const failed = await stripe.authorize()
  await pass(0)
  const dialog = await screen.findByRole('dialog', { name: 'The card was declined' })
  expect(dialog.textContent).toContain('The wallet gave no name.')
  expect([failed.mock.calls.length, bodies()]).toEqual([1, []])
})

test('a card that is typed after a refused wallet is charged, and not the wallet', async () => {
  let answer: object = { error: { type: 'card_error', code: 'expired_card' } }
  const { stripe, bodies, pass, pay, user } = await opened(async () => answer)
  stripe.offer()
  await stripe.authorize()
  await pass(0)
  await screen.findByRole('dialog', { name: 'The card was declined' })
  await user.click(screen.getByRole('button', { name: 'Check the card' }))
  answer = { paymentMethod: { id: 'pm_typed', card } }
  for (const kind of ['cardNumber', 'cardExpiry', 'cardCvc'] as const) stripe.type(kind)
  await pay()
  await screen.findByRole('heading', { name: 'Your event is insured' })
  expect(bodies()).toMatchObject([{ payment_token: 'pm_typed' }])
  expect(stripe.requests.at(-1)).toMatchObject({ type: 'card' })
})

test('a wallet that is confirmed while nothing can be paid is told so, and is forgotten', async () => {
  const { stripe, bodies, pass, pay } = await opened()
  stripe.offer()
  const before = stripe.wallets.at(-1)!
  await pay()
  for (const kind of ['cardNumber', 'cardExpiry', 'cardCvc'] as const) stripe.type(kind)
  await pay()
  // the payment has begun, and the wallet of the same page is too late
  const paymentFailed = { calls: 0 }
  await act(async () => before.handlers.get('confirm')?.({ paymentFailed: () => paymentFailed.calls++ }))
  await pass(0)
  expect(bodies()).toHaveLength(1)
  expect(paymentFailed.calls).toBe(1)
})

test('a wallet pays the difference of a dearer change', async () => {
  const stripe = stripeDouble()
  stripe.arrive()
  stripe.answers(async () => ({ paymentMethod: { id: 'pm_wallet', card, billing_details: owner } }))
  const draws = async () => ok({ kind: 'stripe', tokens_url: null, publishable_key: 'pk_test_sample' } as const)
  const { user, press, sent } = playPolicy({
    cardInputs: makeCardVault({ paymentProcessor: draws }),
    calls: { makeAChange: async () => ok(worked.dearer), submitChange: async () => ok(madeChange(21)) },
  })
  await title()
  await press('Change something')
  await press('Change Venue and name')
  await user.type(await screen.findByLabelText(/^Name of the event/), ' again')
  await press('See the new price')
  await task('Pay the difference')
  await waitFor(() => expect(stripe.wallets).not.toHaveLength(0))
  stripe.offer()
  const failed = await stripe.authorize()
  await screen.findByText('Your policy is changed.')
  expect([stripe.wallets.at(-1)!.options.amount, failed.mock.calls]).toEqual([2100, []])
  expect(JSON.stringify(sent('submitChange'))).toContain('pm_wallet')
})
