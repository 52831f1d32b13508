import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { type Fault, planting } from '../explorer/product/load'

const root = path.resolve(import.meta.dirname, '../..')
const world = path.join(root, 'tools/simulator/world')

/** Random values of the server come from the seed, and PDFs are not drawn. */
const seeded: Plugin = {
  name: 'seeded',
  setup({ onResolve }) {
    onResolve({ filter: /^node:crypto$/ }, ({ importer }) =>
      importer.startsWith(path.join(root, 'server')) ? { path: path.join(world, 'crypto.ts') } : null,
    )
    onResolve({ filter: /\/pdf\/press$/ }, () => ({ path: path.join(world, 'press.ts') }))
  },
}

/** Bundles the simulation, with planted faults, for a process of its own. */
export async function bundle(faults: readonly Fault[] = []): Promise<{ file: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.cache/simulator-'))
  const file = path.join(folder, 'run.mjs')
  await build({
    entryPoints: [path.join(root, 'tools/simulator/run.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    loader: { '.json': 'json' },
    jsx: 'automatic',
    plugins: [seeded, ...faults.map((fault) => planting(fault))],
  })
  return { file, remove: () => rm(folder, { recursive: true }) }
}
