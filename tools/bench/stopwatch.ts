import type { Page } from '@playwright/test'

/**
 * Runs in both pages. Measures from the event's own timestamp, so that waiting for a busy thread counts, to the first
 * task after the frame that shows the result. That task comes before those that the page has put off until after the
 * paint. It is a string, because tsx rewrites functions.
 */
const inPage = `{
  const painted = (begun, done) => requestAnimationFrame(() => {
    scheduler.postTask(() => done(performance.now() - begun), { priority: 'user-blocking' })
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

/**
 * Types like a fast typist: ten keys a second. Each key has its frame, and work that waits for a pause does not start.
 */
export async function typed(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const next = page.waitForTimeout(100)
    await page.keyboard.press(key)
    await next
  }
}

/** Milliseconds from each key so far to its paint. */
export const keyTimes = (page: Page) => page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys)

/** Milliseconds from a click to the paint of the content that the script looks for. */
export async function clickTime(page: Page, isThere: string, click: () => Promise<void>): Promise<number> {
  const time = page.evaluate(`clickUntil(() => ${isThere})`) as Promise<number>
  await click()
  return time
}

/** Slows the page's processor by this factor until the page is closed. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The value that as many percent of them do not exceed. */
export function percentile(percent: number, values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)]!
}
