import type { Page } from '@playwright/test'
import { keepEvidence } from '../../../../tools/proof/evidence'
import type { Product } from '../../support/product'
import { acts } from './acts'
import { pathsIn } from './chart'
import { lookAround } from './looks'
import { notInBrowser } from './notInBrowser'
import { QuotePage } from './page'
import { type Path, pathsOver } from './plan'
import { inPage, SeenInBrowser } from './seen'
import { starts } from './starts'

export interface QuoteReport {
  readonly paths: number
  readonly acts: number
  /** paths that differed from the chart, and where; empty on success, here and below */
  readonly astray: readonly string[]
  /** transitions and states that were neither visited nor listed as left out, or both */
  readonly gaps: readonly string[]
}

/** Each differing path waits for the page's time limit, so a page that does not respond would take minutes for each. */
const mostAstray = 5

/**
 * Walks the quote's whole chart in browsers, with all regions at once as a page runs them, on a few paths that cover
 * everything the acts can cause. The pages share the paths, and after each act the page's own chart is compared before
 * the page is checked.
 */
export async function walkQuote(house: Product, pages: readonly Page[]): Promise<QuoteReport> {
  const paths = pathsOver(starts, acts)
  const seen = new SeenInBrowser()
  const astray: string[] = []
  const walked: Path[] = []
  const walkers = pages.map(async (page) => {
    const quote = await QuotePage.open(house, page)
    // each page takes the next path when it is done with one
    for (let next = await paths.next(); !next.done && astray.length < mostAstray; next = await paths.next()) {
      const path = next.value
      walked.push(path)
      const wrong = await goAlong(path, quote)
      if (wrong === null) note(path, seen)
      else astray.push(wrong)
    }
  })
  await Promise.all(walkers)
  if (astray.length >= mostAstray) throw new Error(`The walk ended early. ${astray.join('\n')}`)
  const gaps = inPage.flatMap((name) => {
    const evidence = seen.evidenceOf(name, notInBrowser[name])
    keepEvidence('browser', name, evidence)
    return evidence.gaps.map((gap) => `${name}: ${gap}`)
  })
  return { paths: walked.length, acts: walked.reduce((sum, { acts: all }) => sum + all.length, 0), astray, gaps }
}

/**
 * Walks one path in a browser: after each act the page has to be in the chart's states, by the same transitions.
 * @returns where it differed, and the acts before; null if it never did
 */
async function goAlong({ start, first, acts: all }: Path, page: QuotePage): Promise<string | null> {
  const texts = [start.name]
  try {
    await page.begin()
    await start.open(page)
    // the page does not report its start; only one way leads to its state
    await page.comes(pathsIn(first.after.chart), [])
    await lookAround(page, first.after)
    for (const { name, moves, after } of all) {
      texts.push(name)
      for (const [i, { move, before, taken }] of moves.entries()) {
        await move.does?.(page, before)
        await page.comes(pathsIn((moves[i + 1]?.before ?? after).chart), move.anew ? [] : taken)
      }
      await lookAround(page, after)
    }
    return null
  } catch (error) {
    return `On the way: ${texts.join(' > ')}\n${error instanceof Error ? error.message : error}`
  }
}

/** Records the transitions of a path that the page has confirmed. */
function note({ start, first, acts: all }: Path, seen: SeenInBrowser) {
  seen.begin(
    start.name,
    all.map(({ name }) => name),
  )
  seen.note(first.taken, first.after.chart)
  for (const { moves, after } of all) {
    for (const { taken, before } of moves) seen.note(taken, before.chart)
    seen.note([], after.chart)
  }
}
