import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from 'vitest'

type Scheme = 'light' | 'dark'
type Look = readonly [scheme: Scheme, width: number]

/** of the many rules those that colors can break: the rest cannot tell light from dark */
const colorRules = ['color-contrast', 'link-in-text-block']
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const both = (width: number): Look[] => [
  ['light', width],
  ['dark', width],
]
/** Each state once, wide and light by every rule and narrow and dark by those of colors; at every width in `test:long`. */
const usual: readonly Look[] =
  process.env['WIDTHS'] === 'all'
    ? [1280, 768, 320].flatMap(both)
    : [
        ['light', 1280],
        ['dark', 320],
      ]

/** axe finds nothing on what is shown now, and nothing has to be scrolled sideways. */
export async function isAccessible(page: Page, what: string, widths?: readonly number[]) {
  for (const [colorScheme, width] of widths?.flatMap(both) ?? usual) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    // as tall as the page, so that the bar at the bottom covers nothing that could be scrolled away from it
    const height = await page.evaluate(() => document.documentElement.scrollHeight + 200)
    await page.setViewportSize({ width, height })
    const { violations } = await axe(page, colorScheme).analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
    expect(found, `${what}, ${colorScheme}, ${width} px`).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${what} at ${width} px is too wide by`).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** In the page itself: its other way opens a window for each look, for the sake of frames, which no page of ours has. */
const axe = (page: Page, scheme: Scheme) => {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  return scheme === 'dark' ? builder.withRules(colorRules) : builder.withTags(rules)
}
