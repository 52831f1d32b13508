import { chromium } from '@playwright/test'
import { findChromium, launchOptions } from '../browser/chromium'
import { phone, serveBare, type Visit, visit } from './load.pages'
import { emptyFolder, npmStart, remove } from './product'
import { percentile } from './stopwatch'
import { slower } from './typing.pages'

const rounds = 3
const desktop = { width: 1280, height: 900 }

/** The first question of both pages: a box to type into, a choice and a number. */
const fields = { typed: 2, chosen: 1 }

/**
 * The two times may be as many times those of the bare page in the same run; with nothing else to do, the bare page
 * takes one second here. The others are the visitor's own.
 */
const budgets = { typeable: 1, largestPaint: 1.5, layoutShift: 0.02, requests: 20 } as const

/**
 * Measures how a new visitor's first page loads, on fast 4G with a processor 4 times slower: ours and the bare React
 * page by turns, so that other work on the machine slows both.
 */
export async function loadReport(write: (text: string) => void): Promise<string[]> {
  const browser = await chromium.launch(launchOptions(await findChromium()))
  const folder = await emptyFolder()
  const product = await npmStart(folder)
  const bare = await serveBare(fields)
  try {
    const [ours, bares, wide]: Visit[][] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      bares!.push(await visit(browser, bare.url, phone))
      ours!.push(await visit(browser, `${product.url}/quote/`, phone))
      wide!.push(await visit(browser, `${product.url}/quote/`, desktop))
    }
    write(`\nThe first page of a new visitor on fast 4G, ${slower} times slower, median of ${rounds}`)
    write(`  ${''.padEnd(44)} bare React      ours    budget`)
    return [
      ...timeOver(write, 'until the first question takes text, ms', 'typeable', bares!, ours!),
      ...timeOver(write, 'until the largest paint, ms', 'largestPaint', bares!, ours!),
      ...figure(write, 'until the program answers, ms', bares!, ours!, ({ answers }) => answers),
      ...figure(
        write,
        'layout shift, on a phone',
        bares!,
        ours!,
        ({ layoutShift }) => layoutShift,
        budgets.layoutShift,
      ),
      ...figure(write, 'layout shift, wide', bares!, wide!, ({ layoutShift }) => layoutShift, budgets.layoutShift),
      ...figure(write, 'requests in the first 6 s', bares!, ours!, ({ requests }) => requests, budgets.requests),
      ...figure(write, 'kB in the first 6 s', bares!, ours!, ({ bytes }) => bytes / 1000),
    ]
  } finally {
    bare.stop()
    await browser.close()
    await product.stop()
    await remove(folder)
  }
}

type Of = (visit: Visit) => number
const medianOf = (visits: readonly Visit[], of: Of) => percentile(50, visits.map(of))

function timeOver(
  write: (text: string) => void,
  words: string,
  what: 'typeable' | 'largestPaint',
  bares: readonly Visit[],
  ours: readonly Visit[],
): string[] {
  const [bare, value] = [medianOf(bares, (visit) => visit[what]), medianOf(ours, (visit) => visit[what])]
  const ratio = value / bare
  write(
    `  ${words.padEnd(44)} ${shown(bare)} ${shown(value)} ${shown(bare * budgets[what])}   ${ratio.toFixed(2)} of bare`,
  )
  return ratio > budgets[what] ? [`${words}: ${ratio.toFixed(2)} of the bare page`] : []
}

function figure(
  write: (text: string) => void,
  words: string,
  bares: readonly Visit[],
  ours: readonly Visit[],
  of: Of,
  budget = Number.POSITIVE_INFINITY,
): string[] {
  const value = medianOf(ours, of)
  const limit = Number.isFinite(budget) ? shown(budget) : ''
  write(`  ${words.padEnd(44)} ${shown(medianOf(bares, of))} ${shown(value)} ${limit}`)
  return value > budget ? [`${shown(value).trim()} ${words}`] : []
}

/** whole numbers, and shifts with three digits */
const shown = (value: number) => (value < 1 ? value.toFixed(3) : value.toFixed(0)).padStart(9)
