import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { delayScripts } from '../../journeys/support/delayedScripts'
import { expectPage } from '../../journeys/support/expectPage'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const eventType = 'What kind of event is it?'
const attendees = 'How many people will attend?'

const spokenParts = ['In which state does it take place?', attendees]

async function early() {
  const page = await newPage(product.url)
  const release = await delayScripts(page)
  await page.goto('/quote/', { waitUntil: 'commit' })
  await expectPage(page.getByLabel(eventType)).toBeVisible()
  return { page, release }
}

/** These buttons are drawn by the program only. */
const arrived = (page: Page) =>
  expectPage(page.getByRole('button', { name: 'Open the calendar' }).first()).toBeVisible()

describe('before the program arrives', () => {
  test('the first page is accessible, and its controls have the names and hints that they have afterward', async () => {
    const { page, release } = await early()
    await isAccessible(page, 'the first page')
    const spoken = () => Promise.all(spokenParts.map((name) => page.getByLabel(name).ariaSnapshot()))
    const before = await spoken()
    release()
    await arrived(page)
    expect(await spoken()).toEqual(before)
  })

  test('a browser fills in answers by itself, which the quote has afterward', async () => {
    const { page, release } = await early()
    // as autofill does: without a key, and without a focus
    await page.evaluate((label) => {
      const input = document.querySelector<HTMLInputElement>(`#${label}`)!
      input.value = '75'
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
      document.querySelector<HTMLSelectElement>('#event_state')!.value = 'TX'
    }, 'number_attendees')
    release()
    await arrived(page)
    await page.reload()
    await expectPage(page.getByLabel(attendees)).toHaveValue('75')
    await expectPage(page.locator('#event_state')).toHaveValue('TX')
  })

  test('a link to another page is followed, and that page opens', async () => {
    const { page, release } = await early()
    await page.getByRole('link', { name: 'Manage a policy' }).first().click()
    release()
    await expectPage(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Event insurance quote')
    await expectPage(page.getByLabel(eventType)).toHaveCount(0)
  })

  test('typed text stays although the program fails to load, once it is tried again', async () => {
    const page = await newPage(product.url)
    const release = await delayScripts(page)
    await page.route(/quote-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/quote/', { waitUntil: 'commit' })
    await page.getByLabel(attendees).fill('640')
    release()
    await expectPage(page.getByRole('heading', { name: /^Loading chunk \d+ failed$/ })).toBeVisible()
    await page.unroute(/quote-[^/]*\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectPage(page.getByLabel(attendees)).toHaveValue('640')
  })
})

test('a word that an input method writes is not interrupted by the list that arrives', async () => {
  const page = await newPage(product.url)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/combobox-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/quote/')
  await page.getByLabel(eventType).click()
  const ime = await page.context().newCDPSession(page)
  await ime.send('Input.imeSetComposition', { text: 'けっこ', selectionStart: 3, selectionEnd: 3 })
  release()
  await page.waitForLoadState('networkidle')
  await expectPage(page.getByLabel(eventType)).toHaveValue('けっこ')
  await ime.send('Input.insertText', { text: '結婚' })
  await expectPage(page.getByRole('combobox', { name: eventType })).toHaveValue('結婚')
  await expectPage(page.getByRole('combobox', { name: eventType })).toBeFocused()
})

test('a page without JavaScript says so, and hides the questions that it could not send', async () => {
  const html = await (await fetch(`${product.url}/quote/`)).text()
  const withoutScript = html.match(/<noscript>.*?<\/noscript>/gs)?.join('')
  expect(withoutScript).toContain('needs JavaScript')
  expect(withoutScript).toContain('#root form{display:none}')
})

test('a server with a brand of its own has it on the first page', async () => {
  const { url } = await sharedProduct({ BRAND_FILE: 'brand.example.json' }, { isBlank: true })
  const page = await newPage(url)
  const release = await delayScripts(page)
  await page.goto('/quote/', { waitUntil: 'commit' })
  await expectPage(page.getByText('Sample Event Insurance Agency')).toBeVisible()
  await expectPage(page.getByText('Marquee Event Insurance')).toHaveCount(0)
  release()
  await arrived(page)
})

test('a visitor who does nothing has fetched all later parts in at most 20 requests', async () => {
  const page = await newPage(product.url)
  const requests: string[] = []
  page.on('request', (request) => void (request.url().startsWith('http') && requests.push(request.url())))
  await page.goto('/quote/')
  await page.waitForResponse(/\/session-[^/]*\.js$/)
  await page.waitForLoadState('networkidle')
  expect(requests.some((url) => url.includes('/later-'))).toBe(true)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(20)
})
