import type { Page } from '@playwright/test'
import { faultsOn, type Scheme } from '../browser/axe'

/** Finds faults of the page on display: those that axe reports, a page that is too wide, a missing picture. */
export async function inspect(page: Page, scheme: Scheme): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const without = (await isOnItsWay(page)) ? ['page-has-heading-one'] : []
  const unseen = await page
    .locator('img')
    .evaluateAll((all) =>
      all.filter((image) => !(image as HTMLImageElement).naturalWidth).map((image) => image.outerHTML),
    )
  return [
    ...(wide > 0 ? [`too wide by ${wide} px`] : []),
    ...unseen.map((image) => `a picture that does not come: ${image}`),
    ...(await faultsOn(page, scheme, without)),
  ]
}

/** A page that is still loading, or blank before another page, has no heading yet. */
const isOnItsWay = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].every(
      (each) => each.childElementCount > 0 || !each.textContent || each.closest('[role=status]') !== null,
    ),
  )
