import type { BrowserContext } from '@playwright/test'
import { beforeAll, test } from 'vitest'
import { type FormStep, isFormStep, type StepName, stepOrder } from '../../../domain/application'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver, endsPage } from '../../journeys/support/customerDriver'
import { wedding } from '../../journeys/support/events'
import { storedQuote } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newWindow } = withBrowser()
let product: Product
let window: BrowserContext
let id: string
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
  window = await newWindow(product.url)
  ;({ id } = await storedQuote(product.url, wedding))
})

/** Kills the tab, as a phone does that needs the memory, and opens the quote again in the same browser. */
async function reopened(customer: CustomerDriver): Promise<CustomerDriver> {
  const session = await window.newCDPSession(customer.page)
  const crashed = customer.page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await crashed
  await customer.page.close()
  const again = new CustomerDriver(await window.newPage(), wedding)
  await again.open()
  return again
}

/** Once in each step; tests/machines/killed.test.ts kills it in every state of the chart. */
test('a tab killed in any step opens there again, with its answers', async () => {
  let customer = new CustomerDriver(await window.newPage(), wedding)
  await customer.open(`/quote/?id=${id}`)
  await customer.change('eventDetails')
  for (const step of stepOrder) {
    await customer.isAt(step)
    customer = await reopened(customer)
    await customer.isAt(step)
    if (isFormStep(step) && step !== 'terms') await customer.showsAll(step)
    await onFrom(customer, step)
  }
})

async function onFrom(customer: CustomerDriver, step: StepName) {
  if (step === 'payment') return
  if (step === 'quoteSummary') await customer.acceptQuote()
  else if (step === 'terms') await customer.stepThrough(step)
  else if (endsPage(step)) await customer.goOn(step as FormStep)
}
