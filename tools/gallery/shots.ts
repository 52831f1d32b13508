import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { faultsOn, type Scheme } from '../browser/axe'
import { findChromium, launchOptions } from '../browser/chromium'
import { drawAll } from '../shots/camera'
import type { StatePage } from './state'
import { config, folder, place, root } from './vite'

const widths = [1280, 390]
const schemes = ['light', 'dark'] as const
/** pages at a time */
const cameras = 2
/** milliseconds for a state to be there */
const patience = 60_000

const send = (text: string) => void process.stdout.write(`${text}\n`)

/** @returns whether each state that is wanted could be shown, and axe found nothing in it */
export async function takeShots(wanted: readonly string[]): Promise<boolean> {
  const built = await mkdtemp(path.join(tmpdir(), 'marquee-gallery-'))
  const ofBuilt = { ...config, build: { ...config.build, outDir: built } }
  await build(ofBuilt)
  const server = await preview({ ...ofBuilt, preview: { port: 0, host: '127.0.0.1' } })
  const { port } = server.httpServer.address() as { port: number }
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    const url = `http://127.0.0.1:${port}${place}`
    const names = (await namesAt(browser, url)).filter(
      (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
    )
    if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
    const left = [...names]
    const faulty: string[] = []
    const seen = new Map<string, readonly string[]>()
    const camera = async () => {
      const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' })
      for (let name = left.shift(); name; name = left.shift()) {
        const faults = await photograph(page, url, name, seen).catch((error) => [String(error)])
        if (faults.length > 0) faulty.push(name)
        send(
          [`${faults.length === 0 ? '      ' : 'FAULTY'} ${name}`, ...faults.map((fault) => `         ${fault}`)].join(
            '\n',
          ),
        )
      }
    }
    await Promise.all(Array.from({ length: cameras }, camera))
    send(
      `\n${names.length} states, ${names.length * widths.length * schemes.length} pictures in ${path.relative(root, folder)}/.`,
    )
    if (faulty.length > 0) send(`Faulty: ${faulty.join(', ')}.`)
    return faulty.length === 0 && names.length > 0
  } finally {
    await browser.close()
    await server.close()
    await rm(built, { recursive: true, force: true })
  }
}

/** What the page lists. */
async function namesAt(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage()
  await page.goto(url)
  const links = page.locator('nav a[href^="#"]')
  await links.first().waitFor({ timeout: patience })
  const hashes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  await page.close()
  return hashes.map((hash) => decodeURIComponent(hash.slice(1)))
}

/** One state in every look. What is drawn as another state was, axe has seen already. */
async function photograph(
  page: Page,
  url: string,
  name: string,
  seen: Map<string, readonly string[]>,
): Promise<string[]> {
  const [chart = '', state = ''] = name.split('/')
  const into = path.join(folder, chart)
  await mkdir(into, { recursive: true })
  const faults: string[] = []
  for (const width of widths) {
    // some of it is drawn by the width that the page begins with
    const fault = await open(page, `${url}state.html?${new URLSearchParams({ state: name })}`, width)
    if (fault) return [fault]
    for (const scheme of schemes) {
      await look(page, scheme, width)
      await picture(page, path.join(into, `${state}-${width}-${scheme}.png`))
      const drawn = `${scheme} ${width} ${await page.evaluate(() => document.body.innerHTML)}`
      const match = seen.get(drawn) ?? (await looked(page, scheme))
      seen.set(drawn, match)
      faults.push(...match.map((each) => `${scheme}, ${width} px: ${each}`))
    }
  }
  return faults
}

async function look(page: Page, colorScheme: Scheme, width: number) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await drawAll(page)
  await rested(page, 100)
}

/** Nothing has been fetched or drawn for as many milliseconds: parts that are fetched are drawn a while after they came. */
async function rested(page: Page, quiet: number) {
  await page.waitForLoadState('networkidle')
  await page.evaluate((ms) => (window as unknown as StatePage).rested(ms), quiet)
}

/** The whole page; of a dialog, or the veil, which lie over the window and not over the page, a window that holds it. */
async function picture(page: Page, file: string) {
  const isDialog = await page.getByRole('dialog').getByRole('heading').first().isVisible()
  if (isDialog) {
    const { width, height } = page.viewportSize()!
    const heights = await page
      .getByRole('dialog')
      .evaluateAll((all) =>
        all.flatMap((each) => [each, ...each.querySelectorAll('*')]).map((each) => each.scrollHeight),
      )
    await page.setViewportSize({ width, height: Math.max(height, ...heights) })
  }
  const isOverlaid = isDialog || (await page.locator('.bg-veil').isVisible())
  await page.screenshot({ path: file, fullPage: !isOverlaid })
}

async function looked(page: Page, scheme: Scheme): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const without = (await isOnItsWay(page)) ? ['page-has-heading-one'] : []
  const unseen = await page
    .locator('img')
    .evaluateAll((all) =>
      all.filter((image) => !(image as HTMLImageElement).naturalWidth).map((image) => image.outerHTML),
    )
  return [
    ...(wide > 0 ? [`too wide by ${wide} px`] : []),
    ...unseen.map((image) => `a picture that does not come: ${image}`),
    ...(await faultsOn(page, scheme, without)),
  ]
}

/** Nothing stands there yet but that it comes, or nothing any more since another page does: it has no heading so far. */
const isOnItsWay = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].every(
      (each) => each.childElementCount > 0 || !each.textContent || each.closest('[role=status]') !== null,
    ),
  )

/** Once all that is fetched has come. @returns why it could not be shown */
async function open(page: Page, address: string, width: number): Promise<string | null> {
  await page.emulateMedia({ colorScheme: schemes[0], reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(address)
  await page.locator('html[data-gallery]').waitFor({ state: 'attached', timeout: patience })
  await rested(page, 100)
  return page.evaluate(() => document.documentElement.dataset['fault'] ?? null)
}
