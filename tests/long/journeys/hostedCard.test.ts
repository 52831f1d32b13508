import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { fieldIn, openHosted } from '../../journeys/support/hosted'
import { type OwnProduct, openProduct } from '../../journeys/support/product'
import { keys, type StripeDouble, startDouble } from '../../server/stripe/double'

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

test('a focused frame shows a ring on its border, and has the page’s background in dark mode', async () => {
  const { page } = await openHosted(product, await newPage(product.url))
  await page.emulateMedia({ colorScheme: 'dark' })
  const box = page.locator('#card_number')
  const edgeOf = () => box.evaluate((edge) => getComputedStyle(edge).outlineStyle)
  expect(await edgeOf()).toBe('none')
  await fieldIn(page, 'card_number').focus()
  await expect.poll(edgeOf).toBe('solid')
  // the empty middle of the frame is as dark as the inside of the border around it
  const frame = (await box.locator('iframe').boundingBox())!
  const pixel = async (x: number, y: number) =>
    (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString('base64')
  const middle = frame.y + frame.height / 2
  const isOneBackground = async () =>
    (await pixel(frame.x + frame.width - 4, middle)) === (await pixel(frame.x + frame.width + 4, middle))
  await expect.poll(isOneBackground).toBe(true)
})

test('the frames use the page’s colors, and follow the reader’s choice', async () => {
  const { page } = await openHosted(product, await newPage(product.url))
  const colorOf = () => fieldIn(page, 'card_number').evaluate((input) => getComputedStyle(input).color)
  const ours = () => page.locator('body').evaluate((body) => getComputedStyle(body).color)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(colorOf).toBe(await ours())
  const light = await colorOf()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colorOf).toBe(await ours())
  expect(await colorOf()).not.toBe(light)
})
