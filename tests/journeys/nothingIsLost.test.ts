import { beforeAll, test } from 'vitest'
import { type FormStep, stepOrder } from '../../domain/application'
import { withBrowser } from './support/browser'
import { CustomerDriver, endsPage } from './support/customerDriver'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { type Product, sharedProduct } from './support/product'

const { newWindow } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

test('a reload in any step, before or after saving, loses nothing, nor does a closed window', async () => {
  const window = await newWindow(product.url)
  let page = await window.newPage()
  let customer = new CustomerDriver(page, wedding)
  await customer.open()
  for (const step of stepOrder.slice(0, stepOrder.indexOf('terms'))) {
    await customer.isAt(step)
    if (step === 'quoteSummary') {
      await page.reload()
      await customer.acceptQuote()
      continue
    }
    await customer.answerAll(step as FormStep)
    await page.reload()
    await customer.showsAll(step as FormStep)
    await page.close()
    page = await window.newPage()
    customer = new CustomerDriver(page, wedding)
    await customer.open()
    await customer.showsAll(step as FormStep)
    if (endsPage(step)) await customer.goOn(step as FormStep)
  }
  // an agreement is not stored: customers read and sign it again after a reload
  await customer.isAt('terms')
  await page.reload()
  await customer.stepThrough('terms')
  await customer.isAt('payment')
  await page.reload()
  await customer.isAt('payment')
  await expectPage(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('')
})
