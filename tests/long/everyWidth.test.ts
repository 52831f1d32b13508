import { beforeAll, test } from 'vitest'
import { stepOrder } from '../../domain/application'
import { isAccessible } from '../journeys/support/accessible'
import { withBrowser } from '../journeys/support/browser'
import { CustomerDriver, endsPage } from '../journeys/support/customerDriver'
import { wedding } from '../journeys/support/events'
import { type Product, sharedProduct } from '../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

/** the breakpoints of the grid, a pixel on each side of them, and an ordinary phone */
const widths = [320, 390, 479, 480, 767, 768, 1199, 1200, 1440]

test('every step at every width, light and dark', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  await customer.open()
  for (const step of stepOrder) {
    await customer.isAt(step)
    if (step !== 'quoteSummary' && step !== 'payment') {
      await customer.goOn(step)
      await isAccessible(page, `${step} with what is wrong`)
      await customer.answerAll(step)
    }
    await isAccessible(page, step, widths)
    if (step === 'quoteSummary') await customer.acceptQuote()
    else if (step !== 'payment' && endsPage(step)) await customer.goOn(step)
  }
})
