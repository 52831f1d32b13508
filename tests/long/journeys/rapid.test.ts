import type { Route } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const limits = [
  '$500,000/$1,000,000',
  '$1,000,000/$1,000,000',
  '$2,000,000/$2,000,000',
  '$3,000,000/$3,000,000',
] as const

test('after 50 quick changes the bill shows the price of the last one, in whatever order the responses come', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, { ...wedding, setup_coverage: 'False' })
  await customer.open()
  await customer.through('eventDetails')
  await customer.isAt('coverage')
  await expectPage(page.getByText('$122.85').first()).toBeVisible()

  const pending: { route: Route; limits: string }[] = []
  await page.route('**/api/recalculate', async (route) => {
    const body = route.request().postDataJSON() as { step1?: { coverage_limits?: string } }
    pending.push({ route, limits: body.step1?.coverage_limits ?? '' })
  })
  for (let i = 0; i < 50; i++) {
    await customer.answer('coverage_limits', limits[i % limits.length]!)
    // now and then long enough for the request to be sent
    if (i % 10 === 9) await expect.poll(() => pending.at(-1)?.limits).toBe(limits[i % limits.length])
  }
  const last = limits[49 % limits.length]!
  await expect.poll(() => pending.at(-1)?.limits).toBe(last)
  expect(pending.length).toBeGreaterThanOrEqual(5)

  // responds to the last request first, and to the first one last; a canceled request cannot be continued
  await page.unroute('**/api/recalculate')
  for (const { route } of pending.reverse()) await route.continue().catch(() => {})
  // $117 times 0.95 for the lower limit is $111.15, rounded to $111; with the fee of 5%, $116.55
  const bill = page.getByRole('complementary').filter({ hasText: 'Amount due' })
  await expectPage(bill.getByText('$116.55').first()).toBeVisible()
  // and after all other responses, or after their cancellation
  await Promise.all(pending.map(async ({ route }) => (await route.request().response())?.finished()))
  await expectPage(bill.getByText('$116.55').first()).toBeVisible()
})
