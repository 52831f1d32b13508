import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'esbuild'
import { type Answers, blankAnswers, declarationOf, type FieldName, type FormStep } from '../../domain/application'
import { askedIn } from '../../domain/application/applicable'
import { CustomerDriver } from '../../tests/journeys/support/customerDriver'
import { day, wedding } from '../../tests/journeys/support/events'
import { storedQuote } from '../../tests/journeys/support/prepared'
import { largest } from './largest'
import { root } from './product'
import { addStopwatch, clickTime, keyTimes, slowDown, typed } from './stopwatch'

export const slower = 4
const times = 15

/** Milliseconds of each attempt. */
interface Clicks {
  readonly question: readonly number[]
  readonly step: readonly number[]
}

/** A step, with the boxes of it that take the keys. */
interface TypedStep {
  readonly step: FormStep
  readonly answers: Answers
  readonly boxes: readonly FieldName[]
  readonly keys: readonly string[]
}

const whole = (answers: Partial<Answers>) => ({ ...blankAnswers, ...answers }) as Answers
const letters = [...'Jordan Sample of Example Street']
/** a number that stays small */
const digits = [...'123'].flatMap((digit) => [digit, 'Backspace']).concat([...'123'])

/** The steps in which a customer types, the one with the most questions among them. */
export const typedSteps: readonly TypedStep[] = [
  {
    step: 'eventDetails',
    answers: whole(wedding),
    boxes: ['number_attendees'],
    keys: [...digits, ...digits, ...digits],
  },
  {
    step: 'underwriting',
    answers: largest('underwriting').answers,
    boxes: ['cancellation_honoree_1', 'cancellation_honoree_2'],
    keys: letters,
  },
  { step: 'insured', answers: whole(wedding), boxes: ['insured_first_name', 'insured_last_name'], keys: letters },
  { step: 'location', answers: whole(wedding), boxes: ['event_location_name', 'event_address_1'], keys: letters },
  { step: 'terms', answers: whole(wedding), boxes: ['terms_name'], keys: letters },
]

/** keys that the engine compiles with, before the first that counts */
const warming = letters.slice(0, 10)
/** a closed step has a title too, but it cannot take the focus */
const openTitle = `document.querySelector('#title-coverage[tabindex]')`
const onDays = (answers: Answers): Answers => ({
  ...answers,
  event_start_date: day(0),
  event_end_date: day(0),
  ...(answers.rehearsal_dinner_date && { rehearsal_dinner_date: day(-1) }),
})

async function opened(browser: Browser, url: string, given: Answers) {
  const answers = onDays(given)
  const { id } = await storedQuote(url, answers)
  const page = await openPage(browser, url)
  const customer = new CustomerDriver(page, answers)
  await customer.open(`/quote/?id=${id}`)
  return { page, customer }
}

/** Opens a step of a stored quote, by the button of the page before it. */
async function openStep(customer: CustomerDriver, step: FormStep) {
  if (step === 'eventDetails' || step === 'underwriting') return customer.change(step)
  await customer.acceptQuote()
  await customer.isAt('insured')
  if (step === 'terms') await customer.goOn('insured')
  await customer.isAt(step)
}

/** Milliseconds from each key to its paint, in a quote that answers all questions before the step. */
export async function productKeys(browser: Browser, url: string, { step, ...typing }: TypedStep): Promise<number[]> {
  const { page, customer } = await opened(browser, url, typing.answers)
  await openStep(customer, step)
  await page.waitForLoadState('networkidle')
  await slowDown(page, slower)
  for (const box of typing.boxes) {
    await customer.control(box).click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
  }
  return typedIn(page, typing, (box) => customer.control(typing.boxes[box]!).click())
}

/** The same on the bare React page with as many fields. */
export async function bareKeys(browser: Browser, { step, ...typing }: TypedStep): Promise<number[]> {
  const page = await openBare(browser, step, typing.answers)
  return typedIn(page, typing, (box) => page.getByLabel(`Text 1.${box + 1}`, { exact: true }).click())
}

async function typedIn(
  page: Page,
  { boxes, keys }: Pick<TypedStep, 'boxes' | 'keys'>,
  enter: (box: number) => Promise<void>,
): Promise<number[]> {
  await enter(0)
  await typed(
    page,
    warming.map((_, i) => keys[i % keys.length]!),
  )
  for (const _ of warming) await page.keyboard.press('Backspace')
  await page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys.splice(0))
  for (const box of boxes.keys()) {
    await enter(box)
    await typed(page, keys)
  }
  const times = await keyTimes(page)
  await page.context().close()
  return times
}

/** Measures clicks on the page with the most questions. */
export async function productClicks(browser: Browser, url: string, answers: Answers): Promise<Clicks> {
  const { page, customer } = await opened(browser, url, answers)
  await customer.change('underwriting')
  await page.waitForLoadState('networkidle')
  await slowDown(page, slower)
  const yesNo = customer.control('event_feature_exposure')
  const question = await several(async () => {
    await yesNo.getByRole('radio', { name: 'No' }).check()
    await page.waitForLoadState('networkidle')
    const asked = `document.getElementsByName('exposure_handled_by_professional').length > 0`
    return clickTime(page, asked, () => yesNo.getByRole('radio', { name: 'Yes' }).check())
  })
  await customer.answer('exposure_handled_by_professional', 'True')
  const step = await several(async () => {
    await customer.back()
    await customer.isAt('eventDetails')
    await page.waitForLoadState('networkidle')
    return clickTime(page, openTitle, () => customer.goOn('eventDetails'))
  })
  await page.context().close()
  return { question, step }
}

/** The bare React page with as many fields as a step. */
async function openBare(browser: Browser, step: FormStep, answers: Answers): Promise<Page> {
  const names = askedIn(step, answers)
  const texts = names.filter((name) => isTyped(step, name)).length
  const page = await openPage(browser)
  await page.goto('about:blank')
  await page.evaluate(`bare = { typed: ${texts}, chosen: ${names.length - texts} }`)
  await page.addScriptTag({ content: await bareScript() })
  await slowDown(page, slower)
  return page
}

export async function bareClicks(browser: Browser, answers: Answers): Promise<Clicks> {
  const page = await openBare(browser, 'underwriting', answers)
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
  return { question, step }
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

const isTyped = (step: FormStep, field: FieldName) =>
  !['yesNo', 'cover', 'choice', 'limits', 'agreement'].includes(declarationOf(step).fields[field]!.kind)

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
