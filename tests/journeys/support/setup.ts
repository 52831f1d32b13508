import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type Chromium, findChromium } from '../../../tools/browser/chromium'
import { isBuilt } from '../../../tools/build/stamp.mjs'
import { buildFaulty } from './faulty'
import { openProduct } from './product'

declare module 'vitest' {
  export interface ProvidedContext {
    /** a data folder that a server has used once */
    template: string
    chromium: Chromium
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs once before all journeys: builds the product, finds a browser, and prepares a data folder to copy. */
export default async function setup(project: TestProject) {
  const chromium = await findChromium()
  process.stdout.write(`Journeys run in Chromium from ${chromium.from}: ${chromium.executablePath}\n`)
  project.provide('chromium', chromium)
  build()
  await buildFaulty()
  const template = await mkdtemp(path.join(tmpdir(), 'marquee-template-'))
  await firstStart(template)
  project.provide('template', template)
  return () => rm(template, { recursive: true, force: true })
}

function build() {
  if (isBuilt(root)) return
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build/build.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The product does not build, so no journey can run')
}

async function firstStart(dataFolder: string) {
  const product = await openProduct({ dataFolder })
  await product.stop()
}
