import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium, launchOptions } from '../../tools/browser/chromium'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = (name: string) => {
  const file = path.join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

test('CHROMIUM_PATH comes first', async () => {
  const named = place('mine')
  place('chromium')
  expect(await findChromium({ CHROMIUM_PATH: named, PATH: folder })).toMatchObject({ executablePath: named })
})

test('a CHROMIUM_PATH without a browser is reported, not skipped', async () => {
  await expect(findChromium({ CHROMIUM_PATH: `${folder}/none`, PATH: '' })).rejects.toThrow('names no file')
})

test('the system’s browser is next where the npm package has none for the platform', async () => {
  const system = place('google-chrome')
  const match = await findChromium({ PATH: folder }, 'darwin arm64')
  expect(match).toEqual({ from: 'the system', executablePath: system })
})

// a machine with nothing but `npm ci`
test('the browser inside the npm package comes before the system’s, and draws a page', async () => {
  place('chromium')
  const match = await findChromium({ PATH: folder }, 'linux x64')
  expect(match.from).toBe('@sparticuz/chromium')
  const browser = await chromium.launch(launchOptions(match))
  const page = await browser.newPage()
  await page.setContent('<h1>It draws</h1>')
  expect(await page.getByRole('heading').textContent()).toBe('It draws')
  await browser.close()
})
