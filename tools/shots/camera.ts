import type { Page } from '@playwright/test'

const widths = [1280, 390]
const schemes = ['light', 'dark'] as const

/** milliseconds for what comes to rest by itself; what is held up on purpose does not */
const patience = 3000

/** What is fetched, saved or worked out has come, and nothing is pointed at. */
async function atRest(page: Page) {
  const gone = { state: 'hidden', timeout: patience } as const
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => {})
  await page
    .getByText('Saving …')
    .waitFor(gone)
    .catch(() => {})
  await page
    .locator('[aria-busy=true]')
    .first()
    .waitFor(gone)
    .catch(() => {})
}

/** A part of a step is drawn when it comes into the window; on a picture of the whole page all of it is in sight. */
export const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.drawn-in-sight'))
      part.style.contentVisibility = 'visible'
  })

/** What is shown now, whole, in both schemes and at both widths: `<name>-1280-light.png` and so on. */
export async function photograph(page: Page, name: string) {
  await atRest(page)
  await drawAll(page)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // a dialog, or the veil, lies over the window, and not over the page
      const isOverlaid =
        (await page.getByRole('dialog').getByRole('heading').first().isVisible()) ||
        (await page.locator('.bg-veil').isVisible())
      // what stands beside the steps stays with the window, so it would be drawn where one had scrolled to
      if (!isOverlaid) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.screenshot({ path: `${name}-${width}-${colorScheme}.png`, fullPage: !isOverlaid })
    }
  }
}
