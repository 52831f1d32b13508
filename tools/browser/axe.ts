import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export type Scheme = 'light' | 'dark'

/** the rules that depend on colors: the others give the same result in light and dark */
const colorRules = ['color-contrast', 'link-in-text-block']
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Runs axe on the page as it is now; returns one line for each finding.
 * @param without rules that do not apply to this page
 */
export async function faultsOn(page: Page, scheme: Scheme, without: readonly string[] = []): Promise<string[]> {
  // as tall as the page, so that the bar at the bottom covers no content
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

/**
 * Runs axe in the page itself. Its Playwright package opens a window for each run, for the sake of frames, which no
 * page of ours has.
 */
const axe = (page: Page, scheme: Scheme) => {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  return scheme === 'dark' ? builder.withRules(colorRules) : builder.withTags(rules)
}
