import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { noteShifts, shiftsOf } from '../../tests/journeys/support/shifts'
import { slowDown } from './stopwatch'
import { bareScript, slower } from './typing.pages'

/** milliseconds from the request for the page */
const watched = 6000

/** 1.6 Mbit/s with 150 ms to the server and back, as browsers name fast 4G on a busy cell */
const fast4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

export const phone = { width: 412, height: 915 }

/** One visit with an empty cache. Times are milliseconds from the request for the page, sizes bytes on the line. */
export interface Visit {
  /** a control of the first question is painted and can take text */
  readonly typeable: number
  /** the program has taken the page over */
  readonly answers: number
  readonly largestPaint: number
  readonly layoutShift: number
  /** of the first six seconds, the page itself included */
  readonly requests: number
  readonly bytes: number
}

/** Runs in the page. It is a string, because tsx rewrites functions. */
const watch = `{
  const seen = globalThis.load = { largestPaint: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const control = () => document.querySelector('main form :is(input, select, textarea):enabled')
  const look = () => {
    const first = control()
    if (first?.checkVisibility()) seen.typeable ??= performance.now()
    if (first && Object.keys(first).some((key) => key.startsWith('__reactProps'))) seen.answers ??= performance.now()
    if (performance.now() < ${watched}) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

/** Gives a page the network of a phone. */
export async function onFast4G(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', fast4G)
  return session
}

/** Opens the address as a new visitor on a phone: fast 4G, a processor 4 times slower, nothing cached. */
export async function visit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Visit> {
  const context = await browser.newContext({ viewport, locale: 'en-US' })
  const page = await context.newPage()
  const session = await onFast4G(page)
  await slowDown(page, slower)
  let requests = 0
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript({ content: watch })
  await page.addInitScript(noteShifts)
  const over = page.waitForTimeout(watched)
  await page.goto(url, { waitUntil: 'commit' })
  await over
  const counted = { requests, bytes }
  const { typeable = Number.NaN, answers = Number.NaN, largestPaint } = (await page.evaluate('load')) as Partial<Visit>
  const { total } = await shiftsOf(page)
  await context.close()
  return { typeable, answers, largestPaint: largestPaint ?? Number.NaN, layoutShift: total, ...counted }
}

/** Serves the page that is React alone, as small as it can be: its script compressed, no styles and no fonts. */
export async function serveBare(fields: { typed: number; chosen: number }) {
  const script = gzipSync(await bareScript())
  const html = `<!doctype html><html lang="en"><title>Bare</title><body><script>bare = ${JSON.stringify(fields)}</script><script type="module" src="bare.js"></script>`
  const server = createServer(({ url }, response) => {
    if (url === '/bare.js')
      response.setHeader('content-type', 'text/javascript').setHeader('content-encoding', 'gzip').end(script)
    else response.setHeader('content-type', 'text/html').end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, stop: () => void server.close() }
}
