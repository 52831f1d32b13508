import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { openParent } from '../../journeys/support/parent'
import { chargesAt } from '../../journeys/support/pdfAndMail'
import { type OwnProduct, openProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: OwnProduct
let folder: string
let parent: Awaited<ReturnType<typeof openParent>>

/** The example's partners, the first of whom may embed our page. */
beforeAll(async () => {
  parent = await openParent()
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-program-'))
  const program = JSON.parse(await readFile('program.example.json', 'utf8')) as {
    partners: { frameParents: string[] }[]
  }
  program.partners[0]!.frameParents = [parent.origin]
  const file = path.join(folder, 'program.json')
  await writeFile(file, JSON.stringify(program))
  product = await openProduct({ env: { PROGRAM_FILE: file }, isBlank: true })
})
afterAll(async () => {
  await product?.pullDown()
  await parent?.close()
  await rm(folder, { recursive: true, force: true })
})

const text = {
  event_type: wedding.event_type,
  event_state: wedding.event_state,
  number_attendees: String(wedding.number_attendees),
  event_start_date: wedding.event_start_date,
  event_end_date: wedding.event_end_date,
  event_location_name: wedding.event_location_name,
}
const link = `/quote/?${new URLSearchParams({ partner: 'example-venues', utm_source: 'example-newsletter', ...text })}`

test('a venue’s link brings what the venue knows, and its customers buy from the second provider, with state tax', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  const flagged = page.waitForResponse('**/api/gtag-flags/*')
  await customer.open(link)
  const isBrought = (name: string) => name in text
  await customer.showsAll(
    'eventDetails',
    customer.asked('eventDetails').filter((name) => !isBrought(name)),
  )

  // the link does not overwrite an answer given here, even when it is followed again
  await customer.answer('number_attendees', 90)
  await page.reload()
  await expectPage(customer.control('number_attendees')).toHaveValue('90')
  await customer.answer('number_attendees', 150)

  for (const name of ['coverage_type', 'event_name'] as const) await customer.answer(name, wedding[name])
  await customer.goOn('eventDetails')
  await customer.through('underwriting', 'coverage')
  await customer.isAt('quoteSummary')
  // 117.00 with 25.00 and 20.00 is 162.00, and its fee of 5 % 8.10: of 170.10 Texas takes 4.85 %, its stamping office
  // 0.04 %
  const tax = page.getByRole('row').filter({ hasText: 'State tax, Texas' })
  await expectPage(tax).toContainText('8.32')
  await expectPage(page.getByText('$178.42').first()).toBeVisible()
  expect((await flagged).status()).toBe(204)

  // the address names the quote and the partner, and none of the answers
  expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual(['id', 'partner', 'utm_source'])
  await customer.acceptQuote()
  await customer.stepThrough('insured')
  await customer.isAt('location')
  await expectPage(customer.control('event_location_name')).toHaveValue(wedding.event_location_name)
  await customer.toPayment('location')
  await expectPage(customer.payButton).toHaveText('Pay $178.42 and buy')
  await customer.pay()
  await customer.isBought()
  expect(await chargesAt(product)).toEqual([178_42])
})

test.each([
  [1000, 700],
  // so long that the margin reaches its maximum
  [390, 844],
])('an embedding page gets the height of the frame, and a dialog opens in view: %i × %i', async (width, height) => {
  const page = await newPage(product.url, { viewport: { width, height } })
  await page.goto(`${parent.origin}/?shows=${encodeURIComponent(product.url + link)}`)
  const frame = page.frameLocator('iframe')
  await expectPage(frame.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()
  await expectPage(frame.getByRole('banner')).toHaveCount(0)
  await expectPage(frame.getByRole('contentinfo')).toHaveCount(1)

  const inside = page.frames()[1]!
  const hidden = () => inside.evaluate('document.documentElement.scrollHeight - innerHeight')
  await expect.poll(hidden).toBe(0)
  await expect.poll(async () => (await page.locator('iframe').boundingBox())!.height).toBeGreaterThan(1000)

  // a window as high as its page has no place for a bar at the bottom, so the price is above the steps
  const price = frame.getByRole('complementary', { name: 'Price' })
  const step = frame.getByRole('heading', { name: /^Step 1 of/ })
  await expectPage(price).toBeVisible()
  expect((await price.boundingBox())!.y).toBeLessThan((await step.boundingBox())!.y)
  const bar = price.getByRole('button', { name: /Details|Close/ })
  await bar.click()
  await expectPage(bar).toHaveAttribute('aria-expanded', 'true')
  await bar.click()
  await expectPage(bar).toHaveAttribute('aria-expanded', 'false')

  await frame.getByRole('button', { name: 'Clear my answers from this browser' }).click()
  const title = frame.getByRole('heading', { name: 'Clear your answers from this browser?' })
  await expectPage(title).toBeFocused()
  await expectPage(title).toBeInViewport({ ratio: 1 })
  await expectPage(frame.getByRole('button', { name: 'Keep them' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expectPage(title).toBeHidden()
})

test('a page without permission shows nothing of ours', async () => {
  const page = await newPage(product.url)
  await page.goto(`${parent.stranger}/?shows=${encodeURIComponent(product.url + link)}`)
  // the browser replaces a page that may not be framed, and none of our scripts can run there
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  expect(await page.evaluate('heights')).toEqual([])
})

test('clearing the browser leaves nothing for the next customer', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  await customer.open()
  await customer.through('eventDetails')
  await customer.isAt('coverage')
  await page.getByRole('button', { name: 'Clear my answers from this browser' }).click()
  await page.getByRole('button', { name: 'Clear my answers', exact: true }).click()
  await page.getByRole('button', { name: 'Begin again' }).click()
  await customer.isAt('eventDetails')
  await expectPage(customer.control('number_attendees')).toHaveValue('')
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).not.toContain('Sample')
  // nor does the back button lead to it
  await page.goBack()
  const message = page.getByRole('dialog').getByRole('heading', { name: 'Your answers were cleared from this browser' })
  await expectPage(message).toBeVisible()
  expect(new URL(page.url()).search).toBe('?cleared=1')
  // the page under a dialog is hidden from roles
  await page.getByRole('button', { name: 'Begin again' }).click()
  await expectPage(customer.control('number_attendees')).toHaveValue('')
})
