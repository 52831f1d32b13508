import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'esbuild'
import { type Answers, declarationOf, type FieldName } from '../../domain/application'
import { askedIn } from '../../domain/application/applicable'
import { CustomerDriver } from '../../tests/journeys/support/customerDriver'
import { day } from '../../tests/journeys/support/events'
import { storedQuote } from '../../tests/journeys/support/prepared'
import { root } from './product'
import { addStopwatch, clickTime, keyTimes, slowDown, typed } from './stopwatch'

export const slower = 4
const times = 15

/** Milliseconds of each attempt. */
export interface Measured {
  readonly key: readonly number[]
  readonly question: readonly number[]
  readonly step: readonly number[]
  /** the part of these clicks from the request to our server until its response */
  readonly saving?: readonly number[]
}

const name = 'Jordan Sample of Example Street in Sampletown'
/** a closed step has a title too, but it cannot take the focus */
const openTitle = `document.querySelector('#title-coverage[tabindex]')`

/** Measures the page with the most questions, in a quote that answers all of them. */
export async function ofProduct(browser: Browser, url: string, largest: Answers): Promise<Measured> {
  const answers = {
    ...largest,
    event_start_date: day(0),
    event_end_date: day(0),
    rehearsal_dinner_date: day(-1),
  }
  const { id } = await storedQuote(url, answers)
  const page = await openPage(browser, url)
  const customer = new CustomerDriver(page, answers)
  await customer.open(`/quote/?id=${id}`)
  await customer.change('underwriting')
  await page.waitForLoadState('networkidle')
  await slowDown(page, slower)

  for (const field of ['cancellation_honoree_1', 'cancellation_honoree_2'] as const) {
    await customer.answer(field, '')
    await customer.control(field).click()
    await typed(page, name)
  }
  const key = await keyTimes(page)
  const yesNo = customer.control('event_feature_exposure')
  const question = await several(async () => {
    await yesNo.getByRole('radio', { name: 'No' }).check()
    await page.waitForLoadState('networkidle')
    const asked = `document.getElementsByName('exposure_handled_by_professional').length > 0`
    return clickTime(page, asked, () => yesNo.getByRole('radio', { name: 'Yes' }).check())
  })
  await customer.answer('exposure_handled_by_professional', 'True')
  const saving: number[] = []
  const step = await several(async () => {
    await customer.back()
    await customer.isAt('eventDetails')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => performance.clearResourceTimings())
    const time = await clickTime(page, openTitle, () => customer.goOn('eventDetails'))
    saving.push(...(await page.evaluate(savingTimes)))
    return time
  })
  await page.context().close()
  return { key, question, step, saving }
}

const savingTimes = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/api/contacts/'))
    .map(({ duration }) => duration)
    .slice(0, 1)

/** Measures the bare React page with as many fields. */
export async function ofBare(browser: Browser, answers: Answers): Promise<Measured> {
  const names = askedIn('underwriting', answers)
  const texts = names.filter(isTyped).length
  const page = await openPage(browser)
  await page.goto('about:blank')
  await page.evaluate(`bare = { typed: ${texts}, chosen: ${names.length - texts} }`)
  await page.addScriptTag({ content: await bareScript() })
  await slowDown(page, slower)
  for (const box of [1, 2]) {
    await page.getByLabel(`Text 1.${box}`, { exact: true }).click()
    await typed(page, name)
  }
  const key = await keyTimes(page)
  const radio = (shown: string) => page.getByRole('radio', { name: shown }).first()
  const question = await several(async () => {
    await radio('No').check()
    return clickTime(page, `document.querySelector('[aria-label="What follows"]')`, () => radio('Yes').check())
  })
  const step = await several(async (nth) => {
    const isThere = `document.querySelector('h2').textContent === 'Step ${nth + 2}'`
    return clickTime(page, isThere, () => page.getByRole('button', { name: 'Continue' }).click())
  })
  await page.context().close()
  return { key, question, step }
}

async function openPage(browser: Browser, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await addStopwatch(page)
  return page
}

async function several(measure: (nth: number) => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (let nth = 0; nth < times; nth++) all.push(await measure(nth))
  return all
}

const isTyped = (field: FieldName) =>
  !['yesNo', 'cover', 'choice', 'limits', 'agreement'].includes(declarationOf('underwriting').fields[field]!.kind)

export async function bareScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'tools/bench/bare.tsx')],
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]!.text
}
