import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Frame, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onwardOf } from '../../../domain/application'
import { dollars } from '../../../domain/common/formats'
import { embedCode } from '../../../domain/quote/embedCode'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { concert, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { chargesAt } from '../../journeys/support/pdfAndMail'
import { type OwnProduct, openProduct } from '../../journeys/support/product'

/*
 * A page of another site shows the quote: the product is at 127.0.0.1, the page at localhost. Cookies of frames from other
 * sites are blocked, and their storage too.
 */

const { newWindow } = withBrowser()
let product: OwnProduct
let partner: { readonly url: string; readonly close: () => void }
let folder: string

beforeAll(async () => {
  partner = await openPartner()
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-program-'))
  const program = JSON.parse(await readFile('program.example.json', 'utf8'))
  program.partners[0].frameParents = [partner.url]
  const file = path.join(folder, 'program.json')
  await writeFile(file, JSON.stringify(program))
  product = await openProduct({ env: { PROGRAM_FILE: file }, isBlank: true })
})
afterAll(async () => {
  await product?.pullDown()
  partner?.close()
  await rm(folder, { recursive: true, force: true })
})

/** The site of a partner: the example of the documentation, and a page with nothing but the code to paste. */
async function openPartner() {
  const example = await readFile('docs/embed/example.html', 'utf8')
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      request.url === '/pasted'
        ? `<!doctype html><title>Example Venues</title><h1>Insurance</h1>${embedCode(product.url, 'example-venues')}`
        : example.replace('https://quotes.example.com', product.url),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** A browser that blocks cookies of other sites, and denies their frames any storage. */
async function blocking(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    if (window.parent === window) return
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // an older Chromium demands the last two, a newer one ignores them
  const controls = {
    enableThirdPartyCookieRestriction: true,
    disableThirdPartyCookieMetadata: true,
    disableThirdPartyCookieHeuristics: true,
  }
  await session.send('Network.setCookieControls', controls)
  return page
}

const frameOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator('iframe').elementHandle())!.contentFrame()
  return frame!
}
/** Whether a frame can set a cookie that belongs to another site than the page's. */
const setsCookie = (frame: Frame) =>
  frame.evaluate<boolean>("document.cookie = 'probe=1; SameSite=None; Secure'; document.cookie.includes('probe=1')")

test('the frame grows with its page, and never far beyond it while parts of the page arrive', async () => {
  const page = await (await newWindow(partner.url)).newPage()
  const heights: number[] = []
  await page.exposeFunction('note', (height: number) => heights.push(height))
  await page.addInitScript(`document.addEventListener('marquee:height', ({ detail }) => note(detail.height))`)
  await page.goto('/pasted')
  const frame = await frameOf(page)
  const customer = new CustomerDriver(frame as unknown as Page, wedding)
  await customer.isAt('eventDetails')
  await frame.waitForLoadState('networkidle')
  await expect.poll(() => frame.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0)
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.max(...heights)).toBeLessThanOrEqual(1.5 * (await frame.evaluate<number>('innerHeight')))
})

test('a customer buys through the frame of a partner’s page on another site, with third-party cookies and storage blocked', async () => {
  const page = await blocking(await newWindow(partner.url))
  await page.goto('/')
  const frame = await frameOf(page)
  const customer = new CustomerDriver(frame as unknown as Page, wedding)
  await customer.isAt('eventDetails')
  expect(await setsCookie(frame)).toBe(false)
  // the frame is as high as its page, and the theme is the partner's
  await expect.poll(() => frame.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0)
  expect(await frame.evaluate('document.documentElement.dataset.theme')).toBe('dark')
  await expectPage(page.locator('iframe')).toHaveAttribute('title', 'Insurance quote')

  await customer.through('underwriting')
  await customer.isAt('quoteSummary')
  await expectPage(page.locator('#price')).toHaveText(/^Your price: \$\d+\.\d\d$/)
  // no answer is lost when the customer goes back
  await customer.change('eventDetails')
  await customer.showsAll('eventDetails')
  await customer.toPayment()
  await customer.pay()
  await customer.isBought()

  await expectPage(page.locator('#bought')).toHaveText(/^Thank you! Your policy is MQE-\d+\.$/)
  const charges = await chargesAt(product)
  expect(charges).toHaveLength(1)
  await expectPage(page.locator('#price')).toHaveText(`Your price: ${dollars(charges[0]! / 100)}`)
  expect(await page.context().cookies()).toEqual([])
})

test('on a phone the price stays at the bottom of the screen while the partner’s page scrolls, and opens there', async () => {
  const size = { width: 390, height: 844 }
  const page = await (await newWindow(partner.url, { viewport: size })).newPage()
  await page.goto('/')
  const frame = await frameOf(page)
  const customer = new CustomerDriver(frame as unknown as Page, wedding)
  await customer.isAt('eventDetails')
  await customer.through('eventDetails')
  await customer.isAt('coverage')
  // the page shows its first part at once, and its others after a paint
  await expectPage(page.frameLocator('iframe').getByRole('button', { name: onwardOf('coverage') })).toBeVisible()
  await expect.poll(() => frame.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0)

  const price = page.frameLocator('iframe').getByRole('complementary', { name: 'Price' })
  const bottom = async () => {
    const { y, height } = (await price.boundingBox())!
    return Math.round(y + height)
  }
  const scrollTo = (top: number) => page.evaluate(`scrollTo(0, ${top})`)
  const { y: top, height } = (await page.locator('iframe').boundingBox())!
  expect(height).toBeGreaterThan(2 * size.height)
  for (const at of [0, 150, 700, 320]) {
    await scrollTo(top + at)
    await expect.poll(bottom).toBe(size.height)
  }
  const bar = price.getByRole('button', { name: /Details|Close/ })
  await bar.click()
  await expectPage(price.locator('#bill')).toBeVisible()
  await expect.poll(bottom).toBe(size.height)
  expect((await price.boundingBox())!.height).toBeLessThan(size.height)
  await bar.click()

  // below the frame the bar stays with its page
  await scrollTo(100_000)
  await expect.poll(bottom).toBeLessThan(size.height)
})

test('on a phone a dialog opens in sight, though the press that opens it makes the frame higher', async () => {
  const size = { width: 390, height: 844 }
  const page = await (await newWindow(partner.url, { viewport: size })).newPage()
  await page.goto('/')
  const fireworks = { ...concert, event_type: 'Fireworks Display', number_attendees: 90 } as const
  const customer = new CustomerDriver((await frameOf(page)) as unknown as Page, fireworks)
  await customer.answerAll('eventDetails')
  await customer.goOn('eventDetails')
  const title = page.frameLocator('iframe').getByRole('heading', { name: 'An underwriter will look at your quote' })
  await expectPage(title).toBeVisible()
  const isInSight = async () => {
    const { y, height } = (await title.boundingBox())!
    return y >= 0 && y + height <= size.height
  }
  await expect.poll(isInSight).toBe(true)
  await page.mouse.wheel(0, 600)
  await expect.poll(isInSight).toBe(true)
})

test('the quote has the color of the partner in its page, and ours in a window of its own', async () => {
  const page = await (await newWindow(partner.url)).newPage()
  const colorOf = (where: Frame) => where.evaluate("getComputedStyle(document.querySelector('main a')).color")
  await page.goto('/pasted')
  const frame = await frameOf(page)
  await new CustomerDriver(frame as unknown as Page, wedding).isAt('eventDetails')
  expect(await colorOf(frame)).toBe('rgb(138, 37, 96)')
  await page.goto(frame.url())
  await new CustomerDriver(page, wedding).isAt('eventDetails')
  expect(await colorOf(page.mainFrame())).toBe('rgb(15, 90, 64)')
})

test('the code to paste shows the quote of the partner, and messages from elsewhere change nothing', async () => {
  const page = await (await newWindow(partner.url)).newPage()
  await page.goto('/pasted')
  const frame = await frameOf(page)
  await new CustomerDriver(frame as unknown as Page, wedding).isAt('eventDetails')
  expect(new URL(frame.url()).search).toBe('?partner=example-venues')
  // the probe of the test above notices a browser that blocks nothing
  expect(await setsCookie(frame)).toBe(true)
  // no part of the page is still to come
  await frame.waitForLoadState('networkidle')
  await expect.poll(() => frame.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0)
  const height = await page.locator('iframe').evaluate(({ style }) => style.height)
  await page.evaluate(() => {
    document.addEventListener('marquee:purchased', () => document.body.append('forged'))
    window.postMessage({ type: 'marquee.height', version: 1, height: 7 }, '*')
    window.postMessage({ type: 'marquee.purchased', version: 1, policy_number: 'MQE-1', amount_due: 1 }, '*')
  })
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  expect(await page.locator('iframe').evaluate(({ style }) => style.height)).toBe(height)
  await expectPage(page.getByText('forged')).toHaveCount(0)
})

test('the script is small, may be loaded by other sites, and is cached for an hour', async () => {
  const answer = await fetch(`${product.url}/quote/embed.js`)
  expect((await answer.text()).length).toBeLessThan(3000)
  expect([answer.headers.get('cross-origin-resource-policy'), answer.headers.get('cache-control')]).toEqual([
    'cross-origin',
    'public, max-age=3600',
  ])
})
