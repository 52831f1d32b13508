import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/**
 * The toasts of a page, oldest first. They are recorded because each disappears after five seconds, and a slow machine
 * may look later.
 */
interface Noted {
  shownBriefly: string[]
}

/** Installed in the page before any other script. */
export function noteMessages() {
  const texts: string[] = []
  Object.assign(window, { shownBriefly: texts })
  const note = (node: Node) => {
    if (node instanceof HTMLElement && node.parentElement?.ariaLabel === 'Messages') texts.push(node.innerText)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(note)
  }).observe(document, { childList: true, subtree: true })
}

/** Expects a toast since the page's load; each call consumes one. */
export async function isReported(page: Page, words: string) {
  const take = (wanted: string) => {
    const { shownBriefly: shown } = window as unknown as Noted
    const at = shown.findIndex((text) => text.includes(wanted))
    if (at >= 0) shown.splice(at, 1)
    return at >= 0
  }
  await expect.poll(() => page.evaluate(take, words), { message: `“${words}” is said in passing` }).toBe(true)
}

/** Stops the page's clock during an action, so that no toast disappears. The clock has to be installed. */
export async function whileTimeStands(page: Page, act: () => Promise<void>) {
  const now = await page.evaluate(() => Date.now())
  // the clock must not be set back, so it is paused a second ahead
  await page.clock.pauseAt(now + 1000)
  await act()
  await page.clock.resume()
}
