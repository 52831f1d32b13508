import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

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
  return run(page, {
    // only violations are described, no style sheet is fetched again, and no frame is ours
    iframes: false,
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    runOnly: scheme === 'dark' ? { type: 'rule', values: colorRules } : { type: 'tag', values: rules },
    rules: Object.fromEntries(without.map((name) => [name, { enabled: false }])),
  })
}

interface WithAxe {
  axe?: typeof axe
}

/**
 * Runs axe in the page itself, which has its program from the first run on. Its Playwright package brings half a megabyte
 * to the page twice for each run, and describes what passes.
 */
async function run(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (chosen) => {
    const { violations } = await (window as WithAxe).axe!.run(chosen)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
  }, options)
}
