import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { findChromium, launchOptions } from '../browser/chromium'
import { config, place, root } from '../gallery/vite'
import { open, patience, schemes, setLook, takePicture, widths } from './camera'
import { inspect } from './inspection'

/**
 * `npm run shots`: photographs each state of the gallery into shots/, which git ignores, at 1280 and 390 px, light and
 * dark, and runs axe on each. `npm run shots -- dialog` takes only states with that in their name. Exits with 1 if axe
 * finds something or a state cannot be shown; such a state is listed and does not stop the rest.
 */
const folder = path.join(root, 'shots')
const words = process.argv.slice(2)
const isWanted = (name: string) => words.length === 0 || words.some((part) => name.includes(part))
/** pages in parallel */
const cameras = 2

const write = (text: string) => void process.stdout.write(`${text}\n`)
/** Faults by drawn content, so that axe runs only once for states that look the same. */
const inspected = new Map<string, readonly string[]>()

const built = await mkdtemp(path.join(tmpdir(), 'marquee-gallery-'))
const ofBuilt = { ...config, build: { ...config.build, outDir: built } }
await build(ofBuilt)
const server = await preview({ ...ofBuilt, preview: { port: 0, host: '127.0.0.1' } })
const { port } = server.httpServer.address() as { port: number }
const url = `http://127.0.0.1:${port}${place}`
const browser = await chromium.launch(launchOptions(await findChromium()))
try {
  process.exitCode = (await photographAll()) ? 0 : 1
} finally {
  await browser.close()
  await server.close()
  await rm(built, { recursive: true, force: true })
}

/** @returns whether each wanted state could be shown and has no fault */
async function photographAll(): Promise<boolean> {
  const names = (await listedNames(browser)).filter(isWanted)
  if (words.length === 0) await rm(folder, { recursive: true, force: true })
  const remaining = [...names]
  const faulty: string[] = []
  const camera = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' })
    for (let name = remaining.shift(); name; name = remaining.shift()) {
      const faults = await photograph(page, name).catch((error) => [String(error)])
      if (faults.length > 0) faulty.push(name)
      write(
        [`${faults.length > 0 ? 'FAULTY' : '      '} ${name}`, ...faults.map((fault) => `         ${fault}`)].join(
          '\n',
        ),
      )
    }
  }
  await Promise.all(Array.from({ length: cameras }, camera))
  const pictures = names.length * widths.length * schemes.length
  write(`\n${names.length} states, ${pictures} pictures in ${path.relative(root, folder)}/.`)
  if (faulty.length > 0) write(`Faulty: ${faulty.join(', ')}.`)
  return faulty.length === 0 && names.length > 0
}

/** The names of the states, as the gallery's page lists them. */
async function listedNames(from: Browser): Promise<string[]> {
  const page = await from.newPage()
  await page.goto(url)
  const links = page.locator('nav a[href^="#"]')
  await links.first().waitFor({ timeout: patience })
  const hashes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  await page.close()
  return hashes.map((hash) => decodeURIComponent(hash.slice(1)))
}

/** Photographs one state in every look. @returns its faults */
async function photograph(page: Page, name: string): Promise<string[]> {
  const [chart = '', state = ''] = name.split('/')
  const into = path.join(folder, chart)
  await mkdir(into, { recursive: true })
  const faults: string[] = []
  for (const width of widths) {
    // opened for each width, since some of it is drawn by the width that the page begins with
    const fault = await open(page, `${url}state.html?${new URLSearchParams({ state: name })}`, width)
    if (fault) return [fault]
    for (const scheme of schemes) {
      await setLook(page, scheme, width)
      await takePicture(page, path.join(into, `${state}-${width}-${scheme}.png`))
      const drawn = `${scheme} ${width} ${await page.evaluate(() => document.body.innerHTML)}`
      const match = inspected.get(drawn) ?? (await inspect(page, scheme))
      inspected.set(drawn, match)
      faults.push(...match.map((each) => `${scheme}, ${width} px: ${each}`))
    }
  }
  return faults
}
