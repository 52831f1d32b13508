import { chromium } from '@playwright/test'
import { findChromium, launchOptions } from '../browser/chromium'
import { record } from './figures'
import { phone, serveBare, type Visit, visit } from './load.pages'
import { emptyFolder, npmStart, remove } from './product'
import { percentile } from './stopwatch'
import { slower } from './typing.pages'

const rounds = 3
const desktop = { width: 1280, height: 900 }

/** The first question of both pages: a box to type into, a choice and a number. */
const fields = { typed: 2, chosen: 1 }

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
    const shiftWide: Measure = { ...shift, name: 'layout shift, wide' }
    return [
      ...measures.flatMap((measure) => reported(write, measure, bares!, ours!)),
      ...reported(write, shiftWide, bares!, wide!),
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

interface Measure {
  readonly name: string
  readonly unit: string
  readonly of: Of
  /** the most in its unit */
  readonly most?: number
  /** the most as a multiple of the bare page */
  readonly mostOfBare?: number
}

const shift: Measure = { name: 'layout shift, on a phone', unit: '', of: ({ layoutShift }) => layoutShift, most: 0.02 }

/** With nothing else to do, the bare page takes one second here. */
const measures: readonly Measure[] = [
  {
    name: 'until the first question takes text',
    unit: 'ms',
    of: ({ typeable }) => typeable,
    mostOfBare: 1,
  },
  { name: 'until the largest paint', unit: 'ms', of: ({ largestPaint }) => largestPaint, mostOfBare: 1.5 },
  { name: 'until the program answers', unit: 'ms', of: ({ answers }) => answers },
  shift,
  { name: 'requests in the first 6 s', unit: '', of: ({ requests }) => requests, most: 20 },
  { name: 'sent in the first 6 s', unit: 'kB', of: ({ bytes }) => bytes / 1000 },
]

function reported(
  write: (text: string) => void,
  { name, unit, of, most, mostOfBare }: Measure,
  bares: readonly Visit[],
  visits: readonly Visit[],
): string[] {
  const [bare, ours] = [medianOf(bares, of), medianOf(visits, of)]
  const limit = most ?? (mostOfBare === undefined ? Number.POSITIVE_INFINITY : mostOfBare * bare)
  const budget = most !== undefined ? `≤ ${most} ${unit}`.trim() : mostOfBare ? `≤ ${mostOfBare} × bare` : ''
  write(`  ${`${name} ${unit}`.padEnd(44)} ${shown(bare)} ${shown(ours)} ${budget.padStart(12)}`)
  const isKept = ours <= limit
  return record({ part: 'load', name, unit, ours: exact(ours), bare: exact(bare), budget, isKept })
}

/** whole numbers, and shifts with three digits */
const shown = (value: number) => String(exact(value)).padStart(9)
const exact = (value: number) => (value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value))
