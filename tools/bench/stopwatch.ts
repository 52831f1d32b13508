import type { Page } from '@playwright/test'

/**
 * In the page, and the same in both pages: from the moment at which the browser took the key or the click (the event's
 * own timestamp, so that waiting for a busy thread counts) until the first task after the frame that shows what it led
 * to. A text, since tsx rewrites functions.
 */
const inPage = `{
  const painted = (begun, done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done(performance.now() - begun)
    port2.postMessage(null)
  })
  globalThis.keys = []
  addEventListener('keydown', (event) => painted(event.timeStamp, (ms) => keys.push(ms)), true)
  globalThis.clickUntil = (isThere) => new Promise((resolve) => addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      if (!isThere()) return
      watcher.disconnect()
      painted(timeStamp, resolve)
    }
    const watcher = new MutationObserver(look)
    watcher.observe(document, { childList: true, subtree: true, characterData: true })
    look()
  }, { capture: true, once: true }))
}`

export const addStopwatch = (page: Page) => page.addInitScript({ content: inPage })

/** As somebody types who types fast: ten keys a second, so that each has its frame and what waits for a pause does not come. */
export async function typed(page: Page, text: string): Promise<void> {
  for (const key of text) {
    const next = page.waitForTimeout(100)
    await page.keyboard.press(key)
    await next
  }
}

/** Milliseconds of every key so far, each until it is painted. */
export const keyTimes = (page: Page) => page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys)

/** Milliseconds from a click until what a script looks for is painted. */
export async function clickTime(page: Page, isThere: string, click: () => Promise<void>): Promise<number> {
  const time = page.evaluate(`clickUntil(() => ${isThere})`) as Promise<number>
  await click()
  return time
}

/** A processor as many times slower, until the page is closed. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The value that as many percent of them do not exceed. */
export function percentile(percent: number, values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)]!
}
