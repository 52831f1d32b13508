import type { Page } from '@playwright/test'

/** The moves on a page although nobody pressed or typed: the sum, and the largest moves by their element. */
export interface Shifts {
  readonly total: number
  readonly largest: readonly string[]
}

/**
 * Notes each layout shift from the page's first paint on. A shift within 500 ms of a press or a key is an answer to it
 * and does not count (`hadRecentInput`). Nothing here knows the product: the browser itself measures.
 */
export const noteShifts = () => {
  const noted: [number, string][] = []
  Object.assign(window, { noted })
  const nameOf = (node: Node | null) => {
    if (!(node instanceof Element)) return node?.textContent?.slice(0, 40) ?? '(gone)'
    return `${node.localName} “${node.textContent?.trim().slice(0, 40)}”`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]) {
      if (entry.hadRecentInput) continue
      const moves = entry.sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)} ${Math.round(from.top)}+${Math.round(from.height)} → ${Math.round(to.top)}+${Math.round(to.height)}`,
      )
      noted.push([entry.value, moves.join(' | ')])
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The shifts of the page so far. Each call begins anew. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  const noted = await page.evaluate(() => (window as unknown as { noted: [number, string][] }).noted.splice(0))
  return {
    total: noted.reduce((sum, [value]) => sum + value, 0),
    largest: noted
      .toSorted(([a], [b]) => b - a)
      .slice(0, 3)
      .map(([value, moves]) => `${value.toFixed(3)}: ${moves}`),
  }
}
