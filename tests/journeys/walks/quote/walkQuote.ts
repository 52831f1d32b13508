import type { Page } from '@playwright/test'
import { keepEvidence } from '../../../../tools/proof/evidence'
import type { House } from '../../support/house'
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
  /** which paths went elsewhere, and where; empty is what one wants, here and below */
  readonly astray: readonly string[]
  /** what was neither visited nor said to be left out, and what was said to be and was visited */
  readonly gaps: readonly string[]
}

/** Each path that goes astray waits as long as a page may take, so a page that answers nothing would take minutes on each. */
const mostAstray = 5

/**
 * Walks the quote's whole chart in browsers, all of its regions at once as a page runs them, on as few paths as cover what
 * the acts can bring about. The paths are shared out among the pages, and each act is asked of the page's own chart before
 * one looks around.
 */
export async function walkQuote(house: House, pages: readonly Page[]): Promise<QuoteReport> {
  const paths = pathsOver(starts, acts)
  const seen = new SeenInBrowser()
  const astray: string[] = []
  const walked: Path[] = []
  const walkers = pages.map(async (page) => {
    const quote = await QuotePage.open(house, page)
    // they take turns: each asks for the next path when it is done with one
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
 * One path in a browser: each act is done, and then the page has to be where the chart leads, by the same arrows.
 * @returns where it went elsewhere, and how it came there; null if nowhere
 */
async function goAlong({ start, first, acts: all }: Path, page: QuotePage): Promise<string | null> {
  const texts = [start.name]
  try {
    await page.begin()
    await start.open(page)
    // how it began it does not tell; there is one way to where it is
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

/** What the page was asked for, once it was there. */
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
