import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { findChromium, launchOptions } from '../browser/chromium'
import { record, rounded } from './figures'
import { onFast4G } from './load.pages'
import { emptyFolder, npmStart, remove, root } from './product'

/** kB of 1000 bytes, gzip, of JavaScript; fonts and styles are listed but not counted */
const budget = 140

/**
 * Lists the files that a browser has loaded at the moment when the first step is complete, down to its button. The first
 * question can be answered before, as HTML. It is measured in a browser, because the bundler's own manifest misses files
 * that code requests at runtime.
 */
export async function bundleReport(write: (text: string) => void) {
  const folder = await emptyFolder()
  const product = await npmStart(folder)
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    const page = await browser.newPage()
    const { before, after } = await loadsOf(page, `${product.url}/quote/`)
    return printLoads(write, before, after)
  } finally {
    await browser.close()
    await product.stop()
    await remove(folder)
  }
}

interface Load {
  readonly name: string
  readonly ended: number
}

/**
 * Runs in the page and notes when the button of the first step appears. It is a string, because tsx rewrites functions.
 */
const noteWhenComplete = `
  new MutationObserver(() => {
    if (document.querySelector('main form [type=submit]')) globalThis.complete ??= performance.now()
  }).observe(document, { childList: true, subtree: true, attributes: true })
`

async function loadsOf(page: Page, url: string) {
  await page.addInitScript({ content: noteWhenComplete })
  // without a network, the files of a moment later arrive before the page is drawn
  await onFast4G(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { complete, loads } = await page.evaluate(() => ({
    complete: (globalThis as unknown as { complete?: number }).complete,
    loads: performance.getEntriesByType('resource').map((entry) => ({
      name: entry.name,
      ended: (entry as PerformanceResourceTiming).responseEnd,
    })),
  }))
  if (complete === undefined) throw new Error(`No complete step appeared at ${url}`)
  const isBefore = ({ ended }: Load) => ended <= complete
  return { before: loads.filter(isBefore), after: loads.filter((load) => !isBefore(load)) }
}

function printLoads(write: (text: string) => void, before: readonly Load[], after: readonly Load[]) {
  const scripts = sized(before).filter(isScript)
  const sum = scripts.reduce((total, { gzip }) => total + gzip, 0)
  write('JavaScript before the first step is complete, kB gzip')
  table(write, scripts)
  write(`  ${kB(sum)}  in all, budget ${budget.toFixed(1)}`)
  write('Beside it: styles and fonts')
  table(
    write,
    sized(before).filter((file) => !isScript(file)),
  )
  write('By itself, a moment later')
  table(write, sized(after))
  const seen = new Set([...before, ...after].map(({ name }) => path.basename(new URL(name).pathname)))
  const rest = readdirSync(path.join(root, 'dist/web/assets')).filter((name) => name.endsWith('.js') && !seen.has(name))
  write('Only when it is needed')
  table(write, sized(rest.map((name) => ({ name: `http://x/assets/${name}` }))))
  return record({
    part: 'bundle',
    name: 'JavaScript before the first step is complete, gzip',
    unit: 'kB',
    ours: rounded(sum / 1000),
    budget: `≤ ${budget} kB`,
    isKept: sum <= budget * 1000,
  })
}

interface File {
  readonly name: string
  readonly gzip: number
}

const sized = (loads: readonly { name: string }[]): File[] =>
  loads
    .map(({ name }) => path.basename(new URL(name).pathname))
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .map((name) => ({ name, gzip: gzipped(readFileSync(path.join(root, 'dist/web/assets', name)), name) }))
    .sort((a, b) => b.gzip - a.gzip)

/** fonts are compressed already */
const gzipped = (bytes: Buffer, name: string) =>
  (name.endsWith('.woff2') ? bytes : gzipSync(bytes, { level: 9 })).length
const isScript = ({ name }: File) => name.endsWith('.js')
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)

function table(write: (text: string) => void, files: readonly File[]) {
  for (const { name, gzip } of files) write(`  ${kB(gzip)}  ${name}`)
}
