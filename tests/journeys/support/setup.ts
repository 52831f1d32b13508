import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type Chromium, findChromium } from '../../../tools/browser/chromium'
import { isBuilt, stampOf } from '../../../tools/build/stamp.mjs'
import { buildBlank } from './blank'
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

/** Runs before the journeys of each project: builds the product, finds a browser, and prepares a data folder to copy. */
export default async function setup(project: TestProject) {
  const chromium = await findChromium()
  process.stdout.write(`Journeys run in Chromium from ${chromium.from}: ${chromium.executablePath}\n`)
  project.provide('chromium', chromium)
  build()
  await prepare()
  project.provide('template', template)
}

const template = path.join(root, 'node_modules/.cache/marquee/template')
const templateStamp = `${template}.stamp`

/** The server that dies, the one of blank documents and the data folder stay for later projects and runs of the same sources on the same day. */
async function prepare() {
  const hash = createHash('sha256').update(stampOf(root)).update(new Date().toDateString())
  for (const name of ['blank', 'blankPress', 'faulty', 'product', 'setup'])
    hash.update(readFileSync(path.join(root, `tests/journeys/support/${name}.ts`)))
  const stamp = hash.digest('hex')
  if (existsSync(templateStamp) && readFileSync(templateStamp, 'utf8') === stamp) return
  await rm(templateStamp, { force: true })
  await rm(template, { recursive: true, force: true })
  await Promise.all([buildBlank(), buildFaulty()])
  await firstStart(template)
  await writeFile(templateStamp, stamp)
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
