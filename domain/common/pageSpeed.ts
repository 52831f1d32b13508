/**
 * The measures of a page's speed: Interaction to Next Paint, Largest Contentful Paint and the time of a chart's
 * transition in milliseconds, Cumulative Layout Shift in thousandths.
 */
export const speedMeasures = ['inp', 'lcp', 'cls', 'transition'] as const
export type SpeedMeasure = (typeof speedMeasures)[number]

/**
 * The upper bounds under which visits are counted, so that no single visit is stored. The limits of good and poor
 * values (web.dev/articles/vitals) are among them: 200 and 500, 2500 and 4000, 100 and 250.
 */
const bounds = [
  1, 2, 3, 5, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500,
  2000, 2500, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000, 60_000,
] as const
export const mostSpeed = bounds.at(-1)!

/** The lowest bound that the value does not exceed. */
export const boundOf = (value: number): number => bounds.find((bound) => value <= bound) ?? mostSpeed

interface Counted {
  /** one of the bounds */
  readonly atMost: number
  readonly visits: number
}

/** The lowest bound that three of four visits did not exceed; null without visits. */
export function thirdQuartile(counted: readonly Counted[]): number | null {
  const visits = counted.reduce((sum, each) => sum + each.visits, 0)
  let below = 0
  for (const each of counted.toSorted((a, b) => a.atMost - b.atMost)) {
    below += each.visits
    if (below * 4 >= visits * 3) return each.atMost
  }
  return null
}

/** From this value on a visitor is not served well. The chart's limit is ours: an eighth of the one of an interaction. */
const good: Readonly<Record<SpeedMeasure, number>> = { inp: 200, lcp: 2500, cls: 100, transition: 25 }
export const isGood = (measure: SpeedMeasure, value: number): boolean => value <= good[measure]
