import type { Page } from '@playwright/test'

const widths = [1280, 390]
const schemes = ['light', 'dark'] as const

/** What is shown now, whole, in both schemes and at both widths: `<name>-1280-light.png` and so on. */
export async function photograph(page: Page, name: string) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // a dialog lies over the window, and not over the page
      const isOverlaid = await page.getByRole('dialog').getByRole('heading').first().isVisible()
      // what stands beside the steps stays with the window, so it would be drawn where one had scrolled to
      if (!isOverlaid) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.screenshot({ path: `${name}-${width}-${colorScheme}.png`, fullPage: !isOverlaid })
    }
  }
}
