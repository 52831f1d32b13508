import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type FieldName, fieldsOf, formSteps } from '../../../domain/application'
import { plants } from '../../../tools/explorer/plants'
import { writeRecording } from '../../../tools/explorer/recording'
import { purchases } from '../../../tools/explorer/subjects'
import { readSchema } from '../../../tools/explorer/tables/schema'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { cards, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { openProduct, type Product, sharedProduct } from '../../journeys/support/product'

const { newWindow, newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

/** Typed answers about people and places, without values that could also be something else. */
const typed = formSteps
  .flatMap(fieldsOf)
  .filter(([, { kind, autocomplete }]) => autocomplete || ['text', 'longText', 'email', 'phone', 'zip'].includes(kind))
  .map(([name]) => (wedding as Partial<Record<FieldName, unknown>>)[name])
  .filter((value): value is string => typeof value === 'string' && value.length > 3)

/** Records the requests of a browser's pages. */
function asking(window: BrowserContext) {
  const requests: URL[] = []
  window.on('request', (request) => requests.push(new URL(request.url())))
  return {
    hosts: () => [...new Set(requests.filter(({ protocol }) => protocol.startsWith('http')).map(({ host }) => host))],
    scripts: () => requests.map(({ pathname }) => pathname).filter((path) => path.endsWith('.js')),
  }
}

/** Collects all reports of the pages, beside the inspector. */
const listenOn = (page: Page) =>
  page.evaluate(() => {
    const results: string[] = []
    Object.assign(globalThis, { reports: results })
    new BroadcastChannel('marquee.inspector').addEventListener('message', ({ data }) =>
      results.push(JSON.stringify(data)),
    )
  })
const messagesOn = async (page: Page) => {
  const reports = await page.evaluate(() => (globalThis as unknown as { reports: string[] }).reports)
  return withoutNumbers(reports.map((message) => JSON.parse(message)))
}

/** The reports as text, without times and ids, whose digits may equal a ZIP code by chance. */
const withoutNumbers = (reports: readonly unknown[]) =>
  JSON.stringify(reports, (key, value: unknown) => (numbered.has(key) ? undefined : value))
const numbered = new Set(['at', 'page', 'createdAt', 'sessionId', 'rootId', 'sourceId'])

test('a second tab inspects a whole purchase, and no personal data reaches it or leaves the machine', async () => {
  const window = await newWindow(product.url)
  const { hosts } = asking(window)
  const inspector = await window.newPage()
  await inspector.goto('/quote/inspect')
  await expectPage(inspector.getByRole('heading', { name: 'No page yet' })).toBeVisible()
  await isAccessible(inspector, 'the inspector without a page')
  await listenOn(inspector)

  const customer = new CustomerDriver(await window.newPage(), wedding)
  await customer.open('/quote/?inspect')
  await expectPage(inspector.getByText('The page is connected.')).toBeVisible()
  await customer.goOn('eventDetails')
  const why = inspector.getByRole('region', { name: 'Why can I not continue?' })
  await expectPage(why).toContainText('isComplete eventDetails is false')
  await expectPage(why).toContainText('Answer “')

  await customer.toPayment()
  await expectPage(why).toContainText('payment.submitted continues')
  await customer.pay(cards.approved)
  await customer.isBought()
  const chart = inspector.getByRole('region', { name: 'Chart of quote' })
  await expectPage(chart.getByText('purchased● now')).toBeVisible()
  await isAccessible(inspector, 'the inspector at the end of a purchase')

  const result = await messagesOn(inspector)
  expect(result).toContain('"event_type":"Wedding"')
  expect(typed.length).toBeGreaterThan(8)
  for (const secret of [...typed, cards.approved, 'Lucja Sample']) expect(result).not.toContain(secret)
  const shown = await inspector.content()
  for (const secret of [...typed, cards.approved, 'Lucja Sample']) expect(shown).not.toContain(secret)
  expect(hosts()).toEqual([new URL(product.url).host])

  await customer.page.close()
  await expectPage(inspector.getByText('The page was closed.')).toBeVisible()
  await expectPage(chart.getByText('purchased● now')).toBeVisible()
})

test('Stately’s inspector gets no request before it is opened, and no personal data then', async () => {
  const window = await newWindow(product.url)
  const { hosts } = asking(window)
  // a double of stately.ai, which first announces that it is ready
  await window.route('https://stately.ai/inspect', (route) =>
    route.fulfill({ contentType: 'text/html', body: receiver }),
  )
  const customer = new CustomerDriver(await window.newPage(), wedding)
  await customer.open('/quote/?inspect=stately')
  await customer.through('eventDetails')
  await customer.isAt('coverage')
  expect(hosts()).toEqual([new URL(product.url).host])

  const opening = window.waitForEvent('page')
  await customer.page.getByRole('button', { name: 'Open Stately’s at stately.ai' }).click()
  const inspector = await opening
  await customer.through('underwriting', 'coverage')
  await customer.isAt('quoteSummary')
  const messages = () => inspector.evaluate(() => (globalThis as unknown as { reports: object[] }).reports)
  await expect.poll(async () => JSON.stringify(await messages())).toContain('"quoteSummary":"reading"')
  const all = await messages()
  expect(all).toContainEqual(expect.objectContaining({ type: '@xstate.actor', name: 'quote' }))
  expect(all).toContainEqual(
    expect.objectContaining({ type: '@xstate.event', event: expect.objectContaining({ type: 'step.submitted' }) }),
  )
  expect(withoutNumbers(all)).toContain('"event_type":"Wedding"')
  for (const secret of typed) expect(withoutNumbers(all)).not.toContain(secret)
})
const receiver = `<!doctype html><title>Inspector</title><script>
  var reports = []
  addEventListener('message', ({ data }) => reports.push(data))
  opener.postMessage({ type: '@statelyai.connected' }, '*')
</script>`

test('by keyboard alone a reader finds an event, moves to its moment, and comes back', async () => {
  const window = await newWindow(product.url)
  const customer = new CustomerDriver(await window.newPage(), wedding)
  await customer.open('/quote/?inspect')
  await customer.stepThrough('eventDetails')
  await customer.isAt('coverage')

  // it gets all events from before it was opened
  const inspector = await window.newPage()
  await inspector.goto('/quote/inspect')
  const { keyboard } = inspector
  const chart = inspector.getByRole('region', { name: 'Chart of quote' })
  await expectPage(chart.locator('summary', { hasText: 'coverage● now' })).toBeVisible()
  const search = inspector.getByLabel('Event, actor or state')
  const press = async (key: string, until: () => Promise<boolean>) => {
    for (let times = 0; times < 200; times++) {
      await keyboard.press(key)
      if (await until()) return
    }
    throw new Error(`${key} does not lead there`)
  }
  const focused = (of: string) => () => inspector.evaluate((name) => document.activeElement?.matches(name) ?? false, of)
  await press('Tab', () => search.evaluate((element) => element === document.activeElement))
  await keyboard.type('step.submitted')
  await expectPage(inspector.getByRole('list', { name: 'Events' }).getByRole('listitem')).toHaveCount(1)
  await press('Tab', focused('ol button'))
  await keyboard.press('Enter')
  await expectPage(inspector.getByText(/^Then: after \d+, step\.submitted/)).toBeVisible()
  await expectPage(chart.locator('summary', { hasText: 'eventDetails● now' })).toBeVisible()
  await expectPage(inspector.getByRole('region', { name: 'Context' }).first()).toContainText('"event_type": "Wedding"')
  // the view of the past stays while new events arrive
  const question = customer.asked('coverage')[0]!
  await customer.answer(question, customer.answers[question]!)
  await expectPage(chart.locator('summary', { hasText: 'eventDetails● now' })).toBeVisible()
  await press('Shift+Tab', () => inspector.evaluate(() => document.activeElement?.textContent === 'Back to now'))
  await keyboard.press('Enter')
  await expectPage(chart.locator('summary', { hasText: 'coverage● now' })).toBeVisible()
})

test('a violation that the prover recorded opens in the inspector, with its last step in view', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'recording-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'story.json')
  const plant = plants.find(({ name }) => name === 'a webhook is believed')!
  await writeRecording([await purchases.provePlant(await readSchema(), plant)], file)

  const inspector = await newPage(product.url)
  await inspector.goto('/quote/inspect')
  const control = inspector.getByLabel('Open a recording')
  // the link to a quote is before it
  await inspector.getByRole('link', { name: 'the quote' }).focus()
  await inspector.keyboard.press('Tab')
  await expectPage(control).toBeFocused()
  await control.setInputFiles(file)
  await expectPage(inspector.getByText('Recording: a webhook is believed')).toBeInViewport()
  const moment = inspector.getByRole('region', { name: 'Moment' })
  await expectPage(moment).toContainText('payment 1 is captured; policy 1 is issued, at step 8')
  await expectPage(moment).toBeInViewport()
  await isAccessible(inspector, 'the inspector with a recording')

  // the window is shown at the step of the story
  await inspector.getByRole('list', { name: 'Events' }).getByText('window 1 presses Pay').click()
  await inspector.getByRole('combobox', { name: 'Page' }).selectOption('Window 1, recorded')
  await expectPage(moment).toContainText('at step 1')
  await expectPage(inspector.getByRole('region', { name: 'Chart of quote' })).toContainText('paying● now')
  await inspector.getByRole('button', { name: 'Close the recording' }).press('Enter')
  await expectPage(inspector.getByRole('heading', { name: 'No page yet' })).toBeVisible()
})

test('a page without the inspector loads none of its code, nor does any page where the server has it off', async () => {
  const isOfIt = (path: string) => /inspect|followed/.test(path)
  const plain = await newWindow(product.url)
  const here = asking(plain)
  await new CustomerDriver(await plain.newPage(), wedding).open()
  expect(here.scripts().filter(isOfIt)).toEqual([])

  const closed = await openProduct({ env: { INSPECTOR: 'false' }, isBlank: true })
  const window = await newWindow(closed.url)
  const there = asking(window)
  for (const address of ['/quote/?inspect', '/quote/inspect'])
    await new CustomerDriver(await window.newPage(), wedding).open(address)
  expect(there.scripts().filter(isOfIt)).toEqual([])
  await closed.pullDown()
})

test('staff pages can be inspected too', async () => {
  const page = await newPage(product.url)
  await page.goto('/quote/admin?inspect')
  const inspector = await page.context().newPage()
  await inspector.goto('/quote/inspect')
  await expectPage(inspector.getByRole('region', { name: 'Chart of staff' })).toContainText('signedOut')
})
