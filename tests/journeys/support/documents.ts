import type { Page } from '@playwright/test'
import { expectPage } from './expectPage'
import { patience } from './patience'

/**
 * The links to a policy's documents, once this number can be opened. A page polls for a minute; if the server takes
 * longer, the customer presses the button to check again.
 */
export async function madeDocuments(page: Page, count: number, name = /^Open/) {
  const links = page.getByRole('main').getByRole('link', { name })
  const again = page.getByRole('button', { name: 'Try again' })
  await expectPage(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expectPage(links).toHaveCount(count, { timeout: 1000 })
  }).toPass({ timeout: 3 * patience })
  return links
}
