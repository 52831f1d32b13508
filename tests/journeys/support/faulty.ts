import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { FaultPoint } from '../../../server/payments/services'
import { serverBundle } from '../../../tools/build/server'
import { blank } from './blank'

/**
 * Builds a server that dies, as by kill -9, at one of five points of a purchase: the one that FAULT names, or a file of
 * that name in its data folder. It is a separate build, because the product has no such switch. Its documents are blank.
 */
const dying: Plugin = {
  name: 'dying',
  setup: ({ onLoad, onEnd }) => {
    let isMet = false
    onLoad({ filter: /server[\\/]payments[\\/]services\.ts$/ }, async ({ path: file }) => {
      isMet = true
      const text = await readFile(file, 'utf8')
      const never = 'export const noFaults: Faults = { at: () => undefined }'
      if (!text.includes(never)) throw new Error(`${file} is not as this test knows it`)
      return { loader: 'ts', contents: text.replace(never, dies) }
    })
    // fail now: without the switch the server would live on, and each test would wait for its death
    onEnd(() => {
      if (!isMet) throw new Error('the faults of a purchase stand in another file now')
    })
  },
}

const dies = `import { readFileSync } from 'node:fs'

function isNamed(point: FaultPoint) {
  try {
    return readFileSync(process.env.DATA_FOLDER + '/FAULT', 'utf8') === point
  } catch {
    return false
  }
}

export const noFaults: Faults = {
  at: (point) => {
    if (process.env.FAULT !== point && !isNamed(point)) return undefined
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => {})
  },
}`

/** Sets the point at which a running server dies next. */
export const dieNext = (dataFolder: string, point: FaultPoint) => writeFile(path.join(dataFolder, 'FAULT'), point)

/** Removes that point after the server has died. */
export const liveOn = (dataFolder: string) => rm(path.join(dataFolder, 'FAULT'))

export const faultyEntry = path.join('dist', 'faulty', 'main.mjs')

export const buildFaulty = () =>
  build({
    ...serverBundle,
    outdir: 'dist/faulty',
    sourcemap: false,
    plugins: [...(serverBundle.plugins ?? []), blank, dying],
  })
