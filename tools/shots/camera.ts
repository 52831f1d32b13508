import type { Page } from '@playwright/test'
import type { Scheme } from '../browser/axe'
import type { StatePage } from '../gallery/state'

export const widths = [1280, 390]
export const schemes = ['light', 'dark'] as const
/** milliseconds until a state has to be shown */
export const patience = 60_000

const height = 900

/**
 * Opens a state of the gallery, and waits until everything it fetches has loaded. @returns the reason if it could not
 * be shown
 */
export async function open(page: Page, address: string, width: number): Promise<string | null> {
  await page.emulateMedia({ colorScheme: schemes[0], reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  await page.goto(address)
  await page.locator('html[data-gallery]').waitFor({ state: 'attached', timeout: patience })
  await settle(page)
  return page.evaluate(() => document.documentElement.dataset['fault'] ?? null)
}

export async function setLook(page: Page, colorScheme: Scheme, width: number) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  await settle(page)
}

/** Waits until nothing was fetched or drawn for 100 ms: fetched parts are drawn a while after they arrive. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (window as unknown as StatePage).rested(100))
}

/**
 * Photographs the whole page. A dialog or busy overlay covers the window and not the page, so for these it photographs
 * the window, made high enough for the dialog.
 */
export async function takePicture(page: Page, file: string) {
  const isDialog = await page.getByRole('dialog').getByRole('heading').first().isVisible()
  if (isDialog) {
    const { width } = page.viewportSize()!
    const heights = await page
      .getByRole('dialog')
      .evaluateAll((all) =>
        all.flatMap((each) => [each, ...each.querySelectorAll('*')]).map((each) => each.scrollHeight),
      )
    await page.setViewportSize({ width, height: Math.max(height, ...heights) })
  }
  const isOverlaid = isDialog || (await page.locator('.bg-veil').isVisible())
  await page.screenshot({ path: file, fullPage: !isOverlaid })
}
