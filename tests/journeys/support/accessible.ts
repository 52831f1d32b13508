import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { faultsOn, type Scheme } from '../../../tools/browser/axe'

type Look = readonly [scheme: Scheme, width: number]

const both = (width: number): Look[] => [
  ['light', width],
  ['dark', width],
]
const isEvery = process.env['WIDTHS'] === 'all'
/**
 * Each state once wide and light with every rule, and once narrow and dark with the color rules; `test:long` takes
 * every width.
 */
const usual: readonly Look[] = [
  ['light', 1280],
  ['dark', 320],
]

/**
 * Checks that axe finds nothing on the page, and that it does not scroll sideways.
 * @param widths those of `test:long`, light and dark
 */
export async function isAccessible(page: Page, what: string, widths: readonly number[] = [1280, 768, 320]) {
  for (const [colorScheme, width] of isEvery ? widths.flatMap(both) : usual) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const match = await faultsOn(page, colorScheme)
    expect(match, `${what}, ${colorScheme}, ${width} px`).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${what} at ${width} px is too wide by`).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
}
