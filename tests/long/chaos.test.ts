import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultPoints } from '../../server/payments/services'
import { withBrowser } from '../journeys/support/browser'
import { wedding } from '../journeys/support/events'
import { expectPage } from '../journeys/support/expectPage'
import { chargesAt } from '../journeys/support/pdfAndMail'
import { openAtPayment } from '../journeys/support/prepared'
import { type OwnProduct, openProduct } from '../journeys/support/product'

const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct({ isFaulty: true })
})
afterAll(() => product?.pullDown())

const rounds = 5

test('a server that dies repeatedly, at every point: as many charges as purchases', async () => {
  let bought = 0
  for (let round = 0; round < rounds; round++) {
    for (const point of faultPoints) {
      const page = await newPage(product.url)
      const customer = await openAtPayment(product, page, wedding)
      // the page loads the card fields from the server that dies
      await expectPage(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()
      await product.stop()
      await product.start({ FAULT: point })
      await customer.pay()
      await product.died()
      await product.start()
      const notMade = page.getByText('You have not paid yet')
      await expectPage(customer.boughtTitle.or(notMade)).toBeVisible()
      if (await customer.boughtTitle.isVisible()) bought++
      expect(await chargesAt(product)).toHaveLength(bought)
      await page.close()
    }
  }
  expect(bought).toBe(rounds * 2)
})
