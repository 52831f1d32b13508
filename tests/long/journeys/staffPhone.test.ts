import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { patience } from '../../journeys/support/patience'
import { storedQuote } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'
import { signedIn } from '../../journeys/support/signedIn'
import { newKey, rainRequest } from '../../server/rig/quotes'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

/** An open request for rain insurance. */
async function rainRequested(url: string): Promise<string> {
  const headers = { ...newKey(), origin: url, 'content-type': 'application/json' }
  const body = JSON.stringify(rainRequest)
  const answer = await fetch(`${url}/api/rain-requests`, { method: 'POST', headers, body })
  return ((await answer.json()) as { id: string }).id
}

const finger = 44
/** Controls lower than a finger. A link inside a sentence is as high as its line, and a row's link covers its row. */
const tooLow = (page: Page) =>
  page.evaluate((least) => {
    const isSentence = (element: Element) =>
      element.tagName === 'A' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    const heightOf = (element: Element) => (element.closest('label, tr') ?? element).getBoundingClientRect().height
    return [...document.querySelectorAll('a, button, input, select, summary, textarea')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().top >= 0)
      .filter((element) => !isSentence(element) && heightOf(element) < least - 0.5)
      .map(
        (element) => `${element.tagName} ${element.textContent || element.getAttribute('name')}: ${heightOf(element)}`,
      )
  }, finger)

test('on a phone every control of the staff’s pages is as high as a finger, and the list is above its filters', async () => {
  const { id, number } = await storedQuote(product.url, wedding)
  const page = await signedIn(await newPage(product.url, { viewport: { width: 390, height: 844 } }), '/quote/admin')
  const row = page.getByRole('row').filter({ hasText: number })
  await expectPage(row).toBeVisible()
  await expectPage(page.getByRole('combobox', { name: 'Event type' })).toBeHidden()
  await page.getByText('Filters', { exact: true }).click()
  await expectPage(page.getByRole('combobox', { name: 'Event type' })).toBeVisible()
  const contact = `/quote/admin/${id}`
  const staffPages = [
    '/quote/admin',
    contact,
    `${contact}/accounting`,
    `${contact}/history`,
    '/quote/usw',
    '/quote/admin/users',
    '/quote/admin/audit',
    '/quote/admin/settings',
    '/quote/admin/mailbox',
    '/quote/admin/requests',
    `/quote/admin/requests/${await rainRequested(product.url)}`,
  ]
  for (const at of staffPages) {
    await page.goto(at)
    await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectPage(page.getByText('Fetching...')).toHaveCount(0)
    expect(await tooLow(page), at).toEqual([])
  }
})

test('the footer of a staff page is one line, which unfolds', async () => {
  const page = await signedIn(await newPage(product.url, { viewport: { width: 1280, height: 800 } }), '/quote/admin')
  const footer = page.getByRole('contentinfo')
  await expectPage(footer).toBeVisible()
  expect((await footer.boundingBox())!.height).toBeLessThan(finger * 1.5)
  await expectPage(page.getByText('Additional Navigation')).toBeHidden()
  await page.getByText('Contact, documents and links').click()
  await expectPage(page.getByText('Additional Navigation')).toBeVisible()
})

test('a row of the list is its link: a click anywhere in it opens the contact, in a new tab too', async () => {
  const { id, number } = await storedQuote(product.url, wedding)
  const page = await signedIn(await newPage(product.url, { viewport: { width: 1280, height: 800 } }), '/quote/admin')
  const row = page.getByRole('row').filter({ hasText: number })
  await row.click({ button: 'middle' })
  // Playwright may wait forever for the navigation that opened a tab, so the browser itself is asked for its tabs
  const session = await page.context().browser()!.newBrowserCDPSession()
  const tabs = async () => (await session.send('Target.getTargets')).targetInfos.map(({ url }) => url)
  await expect.poll(tabs, { timeout: patience }).toContainEqual(expect.stringContaining(id))
  await row.click()
  await expectPage(page).toHaveURL(new RegExp(id))
})
