import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { dieNext, liveOn } from '../../journeys/support/faulty'
import { dieWhilePaying } from '../../journeys/support/killed'
import { chargesAt } from '../../journeys/support/pdfAndMail'
import { openAtPayment } from '../../journeys/support/prepared'
import { type OwnProduct, openProduct } from '../../journeys/support/product'

const { newPage, newWindow } = withBrowser()
/** Shared by these tests: each leaves it running, with its processor's earlier charges. */
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct({ isFaulty: true })
})
afterAll(() => product?.pullDown())

/**
 * If the server dies after the charge, the page shows the purchase (tests/journeys/killed.test.ts); if it dies before the
 * charge, the page says that nothing was paid. tests/server/payments/killed.test.ts tests every point on the server.
 */
test('a server killed before the charge leaves no charge, and the customer can pay again', async () => {
  await dieWhilePaying(product, await newPage(product.url), 'after-reference')
})

test('a window closed during an uncertain payment shows the result when it opens again after the restart', async () => {
  const before = await chargesAt(product)
  const window = await newWindow(product.url)
  const page = await window.newPage()
  const customer = await openAtPayment(product, page, wedding)
  await dieNext(product.dataFolder, 'after-confirm')
  await customer.pay()
  await product.died()
  await liveOn(product.dataFolder)
  const link = page.url()
  await page.close()
  await product.start()
  const again = await window.newPage()
  await again.goto(link)
  await expectPage(again.getByRole('heading', { name: 'Your event is insured' })).toBeVisible()
  expect(await chargesAt(product)).toEqual([...before, 17010])
})

test('a purchase sent again, byte for byte, returns the same policy and makes no second charge', async () => {
  const before = await chargesAt(product)
  const page = await newPage(product.url)
  const customer = await openAtPayment(product, page, wedding)
  const sent = page.waitForRequest('**/api/purchase')
  await customer.pay()
  await customer.isBought()
  const request = await sent
  const first = (await (await request.response())!.json()) as { policy_number: string }
  const again = await page.request.post('/api/purchase', {
    headers: { 'idempotency-key': (await request.headerValue('idempotency-key'))!, 'content-type': 'application/json' },
    data: request.postData()!,
  })
  expect(again.status()).toBe(200)
  expect(await again.json()).toEqual(first)
  expect(await chargesAt(product)).toEqual([...before, 17010])
})
