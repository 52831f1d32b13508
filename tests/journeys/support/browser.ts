import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launchOptions } from '../../../tools/browser/chromium'

/** A browser for a file, and for each test a fresh window in it, as a new customer has. */
export function withBrowser() {
  let browser: Browser
  const open: BrowserContext[] = []
  const faults: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions(inject('chromium')))
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(open, task.name)
    await Promise.all(open.splice(0).map((context) => context.close()))
    expect(faults.splice(0), 'what went wrong inside the pages').toEqual([])
  })
  afterAll(() => browser?.close())

  /** a customer with a browser of their own: storage and cookies are shared by the pages of one window only */
  const newWindow = async (baseURL: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-US', ...options })
    context.setDefaultTimeout(15_000)
    context.on('weberror', (error) => faults.push(String(error.error())))
    open.push(context)
    return context
  }
  const newPage = async (baseURL: string, options?: BrowserContextOptions) =>
    (await newWindow(baseURL, options)).newPage()
  return { newWindow, newPage }
}

/** into test-results, what a journey that failed had before its eyes */
async function photograph(contexts: readonly BrowserContext[], name: string) {
  const folder = 'test-results'
  mkdirSync(folder, { recursive: true })
  const pages = contexts.flatMap((context) => context.pages())
  for (const [index, page] of pages.entries()) {
    const file = path.join(folder, `${name.replace(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`)
    await page.screenshot({ path: file, fullPage: true })
  }
}
