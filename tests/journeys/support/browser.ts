import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { launchOptions } from '../../../tools/browser/chromium'
import { noteMessages } from './messages'
import { patience } from './patience'

/** One browser for all test files of a worker; it ends with the worker's process. */
let shared: Promise<Browser> | undefined

/** Opens a new browser window for each test, like that of a new customer. */
export function withBrowser() {
  let browser: Browser
  const open: BrowserContext[] = []
  const faults: string[] = []

  beforeAll(async () => {
    shared ??= chromium.launch({ ...launchOptions(inject('chromium')), timeout: patience })
    browser = await shared
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(open, task.name)
    await Promise.all(open.splice(0).map((context) => context.close()))
    expect(faults.splice(0), 'what went wrong inside the pages').toEqual([])
  })

  /** opens a page in a context of its own, because pages of one context share storage and cookies */
  const newWindow = async (baseURL: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-US', ...options })
    context.setDefaultTimeout(patience)
    context.on('page', slowedDown)
    await context.addInitScript(noteMessages)
    context.on('weberror', (error) => faults.push(String(error.error())))
    open.push(context)
    return context
  }
  const newPage = async (baseURL: string, options?: BrowserContextOptions) =>
    (await newWindow(baseURL, options)).newPage()
  return { newWindow, newPage }
}

/** JOURNEYS_SLOWER=6 gives every page a sixth of the CPU, to find tests that depend on its speed. */
async function slowedDown(page: Page) {
  const rate = Number(process.env['JOURNEYS_SLOWER'] ?? 1)
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** saves screenshots of a failed journey to test-results */
async function photograph(contexts: readonly BrowserContext[], name: string) {
  const folder = 'test-results'
  mkdirSync(folder, { recursive: true })
  const pages = contexts.flatMap((context) => context.pages())
  for (const [index, page] of pages.entries()) {
    const file = path.join(folder, `${name.replace(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`)
    await page.screenshot({ path: file, fullPage: true })
  }
}
