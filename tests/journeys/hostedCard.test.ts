import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys, type StripeDouble, startDouble } from '../server/stripe/double'
import { isAccessible } from './support/accessible'
import { withBrowser } from './support/browser'
import { cards } from './support/events'
import { expectPage } from './support/expectPage'
import { fieldIn, openHosted } from './support/hosted'
import { type OwnProduct, openProduct } from './support/product'

/** With Stripe as the processor: doubles for its API, script and frames, and everything else as in production. */
const { newPage } = withBrowser()
let stripe: StripeDouble
let product: OwnProduct
beforeAll(async () => {
  stripe = await startDouble()
  product = await openProduct({ env: { PAYMENT_PROCESSOR: 'stripe', ...keys, STRIPE_API: stripe.url }, isBlank: true })
})
afterAll(async () => {
  await product?.pullDown()
  await stripe?.close()
})

async function type(page: Page, number: string) {
  await fieldIn(page, 'card_number').fill(number)
  await fieldIn(page, 'exp_month').fill('12 / 30')
  await fieldIn(page, 'cvc').fill('123')
}

test('a card is typed into Stripe’s own frames, refused and then charged, and never passes through our page', async () => {
  const { page, customer, sent } = await openHosted(product, await newPage(product.url))
  await isAccessible(page, 'a card in the processor’s own fields')
  await customer.payButton.click()
  const summary = page.getByRole('alert').filter({ hasText: /(Answer|Check) (this|these) / })
  await summary.getByRole('link', { name: 'Enter the card number' }).click()
  await expectPage(fieldIn(page, 'card_number')).toBeFocused()
  await isAccessible(page, 'the processor’s own fields with what is wrong')

  await type(page, cards.refused)
  await expectPage(page.getByText('Visa')).toBeVisible()
  await customer.payButton.click()
  const dialog = page.getByRole('dialog', { name: 'The card was declined' })
  await expectPage(dialog.getByText('The bank declined this card.').first()).toBeVisible()
  await customer.leaveDialog()
  expect(stripe.ledger.captured).toBe(0)

  await type(page, cards.approved)
  await customer.payButton.click()
  await customer.isBought()
  expect(stripe.ledger.captured).toBe(17010)
  const numbers = [cards.refused, cards.approved]
  expect(sent.filter((text) => numbers.some((number) => text.includes(number)))).toEqual([])
})

test('a wallet that Stripe offers pays the amount of the button, with no card typed', async () => {
  const before = stripe.ledger.captured
  const { page, customer } = await openHosted(product, await newPage(product.url))
  await expectPage(page.getByText('Or pay with a card:')).toBeVisible()
  await isAccessible(page, 'the button of a wallet above the card')
  await expectPage(customer.payButton).toHaveText('Pay $170.10 and buy')
  const wallet = page.frameLocator('iframe[title="Secure express checkout frame"]')
  await wallet.getByRole('button', { name: 'Pay $170.10 with a sample wallet' }).click()
  await customer.isBought()
  expect(stripe.ledger.captured - before).toBe(17010)
})
