import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { cards, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { chargedSince, chargesAt } from '../../journeys/support/pdfAndMail'
import { signedQuote } from '../../journeys/support/prepared'
import { type Product, sharedProduct, staff } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

test('staff who buy for a customer see why the customer’s card was declined, with the processor’s code, and buy with another', async () => {
  const before = await chargesAt(product)
  const { id } = await signedQuote(product.url, wedding)
  const page = await newPage(product.url)
  await page.goto('/quote/admin')
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectPage(page.getByRole('button', { name: 'Sign out' })).toBeVisible()

  const customer = new CustomerDriver(page, wedding)
  await customer.open(`/quote/?id=${id}&from=admin`)
  await customer.toPaymentAgain()
  await customer.pay(cards.refused)
  const dialog = page.getByRole('dialog', { name: 'The customer’s card was declined' })
  await expectPage(dialog.getByText('The processor’s code for it: card_declined')).toBeVisible()
  await isAccessible(page, 'the dialog of a customer’s refused card')
  expect(await chargedSince(before, product)).toEqual([])
  await dialog.getByRole('button', { name: 'Check the customer’s card' }).click()
  await expectPage(page.getByRole('textbox', { name: 'Card number' })).toBeFocused()
  await customer.pay(cards.approved)
  await customer.isBought()
  expect(await chargedSince(before, product)).toEqual([17010])
})
