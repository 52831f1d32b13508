import type { Page } from '@playwright/test'

/** Delays the page's program or some files of it, as a slow line does, until the returned function is called. */
export async function delayScripts(page: Page, files = '*.js'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/assets/${files}`, async (route) => {
    await released
    // the page may have been left
    await route.continue().catch(() => {})
  })
  return release
}
