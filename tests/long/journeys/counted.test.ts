import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { patience } from '../../journeys/support/patience'
import { type OwnProduct, openProduct, staff } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct({ isBlank: true })
})
afterAll(() => product?.pullDown())

/** Waits until counting has started: loading its code is not enough. */
async function countingOf(page: Page) {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (...heard: Parameters<typeof listen>) => {
      listen(...heard)
      const isCounting = heard[0] === 'visibilitychange' && new Error('who listens?').stack?.includes('/later-')
      if (isCounting) document.documentElement.dataset.isCounted = 'true'
    }
  })
  return () => page.waitForFunction(() => document.documentElement.dataset.isCounted === 'true')
}

test('a customer’s events, drop-off and speed are counted, and the overview shows them', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  const untilCounted = await countingOf(page)
  await customer.open()
  await untilCounted()
  await customer.stepThrough('eventDetails')
  await customer.isAt('coverage')
  await customer.back()
  await customer.isAt('eventDetails')
  // the page sends its counts as it closes, so nothing in it can wait for the response
  await page.reload()

  const office = await newPage(product.url)
  await office.goto('/quote/admin/overview')
  await office.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await office.getByLabel('Password').fill(staff.password)
  await office.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectPage(office.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const stops = office.getByRole('region', { name: 'Where customers stop' })
  const steps = stops.getByRole('list', { name: 'The steps of a quote, and how many quotes reached each' })
  // counts may arrive a moment after the page has closed, so the overview is polled
  await expectPage(async () => {
    await office.reload()
    await expectPage(steps).toBeVisible()
    expect(await steps.textContent()).toContain('Continue pressed')
  }).toPass({ timeout: patience })
  await expectPage(steps.getByRole('listitem').filter({ hasText: 'Your event' })).toContainText('1 × Continue pressed')
  await expectPage(steps.getByRole('listitem').filter({ hasText: 'Dates and coverage' })).toContainText('1 × went back')

  await stops.getByText('By step, as a table').click()
  const happened = stops.getByRole('table', { name: 'What happened, as a table' })
  await expectPage(happened.getByRole('row', { name: 'Your event Continue pressed 1' })).toBeVisible()

  const speed = office.getByRole('table', { name: 'How fast the steps are' })
  // the first view, in milliseconds, and the chart's longest transition of one visit
  await expectPage(speed.getByRole('row', { name: /^Your event .*\d+ ms.* \d+ ms/ })).toBeVisible()
  await expectPage(speed.getByRole('row', { name: /^Dates and coverage .* \d+ ms/ })).toBeVisible()
})
