import { beforeAll, test } from 'vitest'
import { type FormStep, stepOrder } from '../../../domain/application'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver, endsPage } from '../../journeys/support/customerDriver'
import { bothCovers, cards } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

test('every step, the refused card, the purchase and the policy are accessible', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, bothCovers)
  await customer.open()
  for (const step of stepOrder.slice(0, -1)) {
    await customer.isAt(step)
    if (step === 'quoteSummary') {
      await isAccessible(page, step)
      await customer.acceptQuote()
      continue
    }
    // the others with what is wrong are in tests/long
    if (step === 'eventDetails' || step === 'insured') {
      await customer.goOn(step)
      await expectPage(page.getByRole('alert').filter({ hasText: /(Answer|Check) (this|these) / })).toBeVisible()
      await isAccessible(page, `${step} with what is wrong`)
    }
    await customer.answerAll(step as FormStep)
    await isAccessible(page, step)
    if (endsPage(step)) await customer.goOn(step as FormStep)
  }
  await customer.isAt('payment')
  await isAccessible(page, 'payment')
  await customer.pay(cards.refused)
  await expectPage(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await isAccessible(page, 'the dialog of a refused card')
  await customer.leaveDialog()
  await customer.pay(cards.approved)
  await customer.isBought()
  await isAccessible(page, 'the purchase')
  const link = await page
    .getByRole('link', { name: /policy/i })
    .evaluateAll((all) =>
      all.map((each) => (each as HTMLAnchorElement).href).find((href) => href.includes('#manage-policy?')),
    )
  await page.goto(link!)
  await expectPage(page.getByRole('heading', { level: 1, name: /Wedding/ })).toBeVisible()
  await isAccessible(page, 'the policy')
})
