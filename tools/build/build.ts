import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { build as buildWeb } from 'vite'
import { compressAll } from './compress'
import { writeEmbed } from './embed'
import { writeFirstPage } from './firstPage'
import { serverBundle } from './server'
import { writeStamp } from './stamp.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function build() {
  await rm(`${root}/dist/stamp`, { force: true })
  await rm(`${root}/dist/server`, { force: true, recursive: true })
  await Promise.all([bundle(serverBundle), buildWeb({ root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' })])
  await writeFirstPage(root)
  await writeEmbed(root)
  await compressAll(`${root}/dist/web`)
  writeStamp(root)
}

await build()
