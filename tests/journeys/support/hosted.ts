import type { Page } from '@playwright/test'
import { wedding } from './events'
import { expectPage } from './expectPage'
import { openAtPayment } from './prepared'
import type { Product } from './product'
import { hostStripe } from './stripe'

export const fieldIn = (page: Page, name: 'card_number' | 'exp_month' | 'cvc') =>
  page.locator(`#${name}`).frameLocator('iframe').getByRole('textbox')

/** Opens the payment with the processor's own fields, and records all requests of the page. */
export async function openHosted(product: Product, page: Page) {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await hostStripe(page)
  const customer = await openAtPayment(product, page, wedding)
  await expectPage(fieldIn(page, 'card_number')).toBeVisible()
  return { page, customer, sent }
}
