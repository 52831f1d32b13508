import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export type Scheme = 'light' | 'dark'

/** of the many rules those that colors can break: the rest cannot tell light from dark */
const colorRules = ['color-contrast', 'link-in-text-block']
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds in what a page shows now, a line for each place.
 * @param without rules that do not hold for it
 */
export async function faultsOn(page: Page, scheme: Scheme, without: readonly string[] = []): Promise<string[]> {
  // as tall as the page, so that the bar at the bottom covers nothing that could be scrolled away from it
  const { width } = page.viewportSize()!
  const height = await page.evaluate(() => document.documentElement.scrollHeight + 200)
  await page.setViewportSize({ width, height })
  const { violations } = await axe(page, scheme)
    .disableRules([...without])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

/** In the page itself: its other way opens a window for each look, for the sake of frames, which no page of ours has. */
const axe = (page: Page, scheme: Scheme) => {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  return scheme === 'dark' ? builder.withRules(colorRules) : builder.withTags(rules)
}
