import { type Browser, chromium } from '@playwright/test'
import { findChromium, launchOptions } from '../browser/chromium'
import { type Figure, record, rounded } from './figures'
import { largest } from './largest'
import { emptyFolder, npmStart, remove } from './product'
import { percentile } from './stopwatch'
import { bareClicks, bareKeys, productClicks, productKeys, slower, typedSteps } from './typing.pages'

/** ours of bare, as a factor */
const budgets = { key: 1.25, question: 1.5, step: 1.7 }
const rounds = 3

/**
 * Measures in Chromium, with a processor 4 times slower, how fast the page responds. Times run from the event's own
 * timestamp until after the paint:
 *
 * - each key in the text boxes of a step, typed at ten a second, once the step's parts have arrived and ten keys are
 * typed;
 * - a click on Yes until its follow-up question is shown;
 * - a click on the button of the step before until the step is shown; the call that saves follows the paint.
 *
 * The same browser measures in turn a page that is only React, with as many fields in one state: the difference is our
 * own code. A frame comes every 16.7 ms, and both pages wait half of one on average.
 */
export async function typingReport(write: (text: string) => void): Promise<string[]> {
  const browser = await chromium.launch(launchOptions(await findChromium()))
  const folder = await emptyFolder()
  const product = await npmStart(folder)
  try {
    write(`\nAnswering, ${slower} times slower, milliseconds, median of ${rounds} rounds`)
    write(`  ${''.padEnd(54)} bare React      ours  of bare    at most`)
    const figures = [...(await keys(browser, product.url)), ...(await clicks(browser, product.url))]
    for (const figure of figures) write(line(figure))
    return figures.flatMap(record)
  } finally {
    await browser.close()
    await product.stop()
    await remove(folder)
  }
}

async function keys(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { step, ...rest } of typedSteps) {
    const pairs: Pair[] = []
    for (let round = 0; round < rounds; round++)
      pairs.push({
        bare: await bareKeys(browser, { step, ...rest }),
        ours: await productKeys(browser, url, { step, ...rest }),
      })
    for (const percent of [50, 95]) figures.push(figureOf(`from a key to the paint, ${step}`, percent, 'key', pairs))
  }
  return figures
}

async function clicks(browser: Browser, url: string): Promise<Figure[]> {
  const { answers } = largest('underwriting')
  const bare = await bareClicks(browser, answers)
  const ours = await productClicks(browser, url, answers)
  return [
    figureOf('until a conditional question is shown', 50, 'question', [{ bare: bare.question, ours: ours.question }]),
    figureOf('until the next step is shown', 50, 'step', [{ bare: bare.step, ours: ours.step }]),
  ]
}

/** Milliseconds of each attempt, of both pages in one round. */
interface Pair {
  readonly bare: readonly number[]
  readonly ours: readonly number[]
}

function figureOf(name: string, percent: number, budget: keyof typeof budgets, pairs: readonly Pair[]): Figure {
  const at = (side: keyof Pair) =>
    percentile(
      50,
      pairs.map((pair) => percentile(percent, pair[side])),
    )
  const factor = percentile(
    50,
    pairs.map(({ bare, ours }) => percentile(percent, ours) / percentile(percent, bare)),
  )
  return {
    part: 'typing',
    name: `${name}, ${percent === 50 ? 'median' : `p${percent}`}`,
    unit: 'ms',
    bare: rounded(at('bare')),
    ours: rounded(at('ours')),
    percent: Math.round(100 * factor),
    budget: `≤ ${Math.round(100 * budgets[budget])} %`,
    isKept: factor <= budgets[budget],
  }
}

const line = ({ name, bare = 0, ours, percent, budget }: Figure) =>
  `  ${name.padEnd(54)} ${bare.toFixed(1).padStart(10)} ${ours.toFixed(1).padStart(9)} ${`${percent} %`.padStart(8)} ${budget.padStart(10)}`
