import { chromium } from '@playwright/test'
import { findChromium, launchOptions } from '../browser/chromium'
import { record, rounded } from './figures'
import { largest } from './largest'
import { emptyFolder, npmStart, remove } from './product'
import { percentile } from './stopwatch'
import { ofBare, ofProduct, slower } from './typing.pages'

/** milliseconds: the 95th percentile of keys, the median of clicks */
const budgets = { key: 50, question: 40, step: 50 }

/**
 * Measures in Chromium, with a processor 4 times slower, how fast the page responds in the step with the most
 * questions: `underwriting` of the event that has most of them with both coverages, with every conditional question
 * open. Times run from the event's own timestamp until after the paint:
 *
 * - each key of two names, typed at ten a second;
 * - a click on Yes until its follow-up question is shown;
 * - a click on the button of the step before until the step is shown. Saving the answers on a server of this machine is
 * part of it; a customer has a longer way to the server.
 *
 * The same browser then measures a page that is only React, with as many fields in one state: the difference is our own
 * code. A frame comes every 16.7 ms, and both pages wait half of one on average.
 */
export async function typingReport(write: (text: string) => void): Promise<string[]> {
  const browser = await chromium.launch(launchOptions(await findChromium()))
  const folder = await emptyFolder()
  const product = await npmStart(folder)
  try {
    const { answers, count } = largest('underwriting')
    write(
      `\nAnswering, ${slower} times slower: ${count} questions of “${answers.event_type}” with both covers, milliseconds`,
    )
    const bare = await ofBare(browser, answers)
    const ours = await ofProduct(browser, product.url, answers)
    write(`  ${''.padEnd(50)} bare React      ours    budget`)
    const over = whats.flatMap((what) => printTimes(write, what, bare[what], ours[what]))
    write(
      `  ${'of it, saving the answers, median'.padEnd(50)} ${' '.repeat(9)} ${ms(percentile(50, ours.saving ?? []))}`,
    )
    return over
  } finally {
    await browser.close()
    await product.stop()
    await remove(folder)
  }
}

type What = keyof typeof budgets
const whats = ['key', 'question', 'step'] as const satisfies What[]

const words = {
  key: ['from a key to the paint', 95],
  question: ['until a conditional question is shown', 50],
  step: ['until the next step is shown', 50],
} as const

function printTimes(write: (text: string) => void, what: What, bare: readonly number[], ours: readonly number[]) {
  const [texts, percent] = words[what]
  const name = `${texts}, ${percent === 50 ? 'median' : `p${percent}`}`
  const value = percentile(percent, ours)
  const worst = `slowest ${ms(Math.max(...ours))}`
  write(`  ${name.padEnd(50)} ${ms(percentile(percent, bare))} ${ms(value)} ${ms(budgets[what])}   ${worst}`)
  return record({
    part: 'typing',
    name,
    unit: 'ms',
    ours: rounded(value),
    bare: rounded(percentile(percent, bare)),
    budget: `≤ ${budgets[what]} ms`,
    isKept: value <= budgets[what],
  })
}

const ms = (value: number) => value.toFixed(1).padStart(9)
