import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from './support/browser'
import { CustomerDriver } from './support/customerDriver'
import { wedding } from './support/events'
import { dieWhilePaying } from './support/killed'
import { chargesAt } from './support/pdfAndMail'
import { openAtPayment } from './support/prepared'
import { type OwnProduct, openProduct } from './support/product'

const { newPage } = withBrowser()
/** Shared by these tests: each leaves it running, with its processor's earlier charges. */
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct({ isFaulty: true })
})
afterAll(() => product?.pullDown())

/**
 * The server dies after the charge and before its response. A point before the charge, and a window that is closed
 * meanwhile, are in tests/long/journeys/killed.test.ts.
 */
test('a server killed after the charge leaves one charge, and the page finds out', async () => {
  await dieWhilePaying(product, await newPage(product.url), 'after-confirm')
})

test('ten quick clicks on Pay make one charge', async () => {
  const before = await chargesAt(product)
  const page = await newPage(product.url)
  const customer = await openAtPayment(product, page, wedding)
  await customer.typeCard()
  await customer.payButton.evaluate((button) => {
    for (let i = 0; i < 10; i++) (button as HTMLButtonElement).click()
  })
  await customer.isBought()
  expect(await chargesAt(product)).toEqual([...before, 17010])
})

test('two windows that pay for one quote at once make one charge, and both show the result', async () => {
  const before = await chargesAt(product)
  const page = await newPage(product.url)
  const customer = await openAtPayment(product, page, wedding)
  const other = new CustomerDriver(await newPage(product.url), wedding)
  await other.open(page.url())
  await other.toPaymentAgain()
  await customer.typeCard()
  await other.typeCard()
  await Promise.all([customer.payButton.click(), other.payButton.click()])
  const ends = async ({ page, boughtTitle }: CustomerDriver) => {
    if (await boughtTitle.isVisible()) return 'bought'
    if (page.url().includes('#manage-policy')) return 'led to the policy'
    const refused = page
      .getByRole('dialog')
      .getByText('Nothing was charged')
      .or(page.getByText('You have not paid yet'))
    return (await refused.first().isVisible()) ? 'not charged' : null
  }
  for (const each of [customer, other]) await expect.poll(() => ends(each)).not.toBeNull()
  // the second window was not charged, and learns at its next attempt that the event is insured
  for (const each of [customer, other]) {
    if ((await ends(each)) !== 'not charged') continue
    await each.leaveDialog()
    await each.pay()
    await expect.poll(() => ends(each)).toBe('led to the policy')
  }
  expect([await ends(customer), await ends(other)]).toContain('bought')
  expect(await chargesAt(product)).toEqual([...before, 17010])
})
