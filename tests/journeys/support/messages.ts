import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/** What a page said in passing, oldest first: each message goes after five seconds, and a slow machine may look later. */
interface Noted {
  shownBriefly: string[]
}

/** In the page, before anything else. */
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

/** It has been said since the page was loaded, and once for each time that this is asked. */
export async function isReported(page: Page, words: string) {
  const take = (wanted: string) => {
    const { shownBriefly: shown } = window as unknown as Noted
    const at = shown.findIndex((text) => text.includes(wanted))
    if (at >= 0) shown.splice(at, 1)
    return at >= 0
  }
  await expect.poll(() => page.evaluate(take, words), { message: `“${words}” is said in passing` }).toBe(true)
}

/** Nothing that is said in passing goes before it has been acted on. The page’s clock has to be installed. */
export async function whileTimeStands(page: Page, act: () => Promise<void>) {
  const now = await page.evaluate(() => Date.now())
  // it goes on while it is asked, and never back
  await page.clock.pauseAt(now + 1000)
  await act()
  await page.clock.resume()
}
