import { beforeAll, describe, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { expectPage } from '../../journeys/support/expectPage'
import { holdScripts } from '../../journeys/support/heldScripts'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

const eventType = 'What kind of event is it?'
const attendees = 'How many people will attend?'

async function early() {
  const page = await newPage(product.url)
  const release = await holdScripts(page)
  await page.goto('/quote/', { waitUntil: 'commit' })
  await expectPage(page.getByLabel(eventType)).toBeVisible()
  return { page, release }
}

describe('before the program arrives', () => {
  test('the first page is accessible, and has the names, hints and order of the page that follows', async () => {
    const { page, release } = await early()
    const step = page.getByRole('region', { name: /^Step 1 of / })
    const before = await step.ariaSnapshot()
    await isAccessible(page, 'the first page')
    release()
    await expectPage(page.getByRole('button', { name: 'Open the calendar' }).first()).toBeVisible()
    // the program adds the other questions, and the list of the combobox
    expect(withoutList(await step.ariaSnapshot())).toContain(withoutList(before))
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
    await expectPage(page.getByRole('button', { name: 'Open the calendar' }).first()).toBeVisible()
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
    const { page, release } = await early()
    await page.getByLabel(attendees).fill('640')
    await page.route(/quote-[^/]*\.js$/, (route) => route.abort())
    release()
    await expectPage(page.getByRole('heading', { name: /^Loading chunk \d+ failed$/ })).toBeVisible()
    await page.unroute(/quote-[^/]*\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectPage(page.getByLabel(attendees)).toHaveValue('640')
  })
})

const withoutList = (snapshot: string) => snapshot.replace(/combobox|textbox/g, 'control').split('"How many')[0]!

test('a word that an input method writes is not interrupted by the list that arrives', async () => {
  const page = await newPage(product.url)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/ComboboxList|controls/, async (route) => {
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

test('a page without JavaScript says so, and asks nothing that it could not send', async () => {
  const page = await newPage(product.url, { javaScriptEnabled: false })
  await page.goto('/quote/')
  await expectPage(page.getByText('needs JavaScript')).toBeVisible()
  await expectPage(page.locator('#event_type')).toBeHidden()
})

test('a server with a brand of its own names it on the first page', async () => {
  const { url } = await sharedProduct({ BRAND_FILE: 'brand.example.json' })
  const html = await (await fetch(`${url}/quote/`)).text()
  const [, content = ''] = html.split('<div id="root">')
  const { name } = (await import('../../../brand.example.json')).default
  expect(content).toContain(name)
  expect(content).not.toContain('Marquee')
})
