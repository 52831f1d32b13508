import { mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import * as entry from './entry'

export type Product = typeof entry

/** A fault to plant: one text of one file of the product replaced by another. */
export interface Fault {
  readonly file: string
  readonly from: string
  readonly to: string
}

export const product: Product = entry

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * Bundles the product with a fault in it.
 * @throws if the text of the fault is not there, or twice: then the fault has to be planted anew
 */
export const faultyProduct = (fault: Fault): Promise<Product> => bundled<Product>('entry.ts', [planting(fault)])

/** @param file an entry in this folder */
export async function bundled<Of>(file: string, plugins: Plugin[]): Promise<Of> {
  const cache = path.join(root, 'node_modules/.cache')
  const folder = await mkdtemp(path.join(cache, 'explorer-'))
  try {
    const outfile = path.join(folder, 'product.mjs')
    await build({
      entryPoints: [path.join(import.meta.dirname, file)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      logLevel: 'silent',
      loader: { '.json': 'json' },
      plugins,
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Plants the faults in the files that esbuild bundles. */
export const planting = (...faults: readonly Fault[]): Plugin => ({
  name: 'planting',
  setup(build) {
    const planted = new Set<Fault>()
    build.onLoad({ filter: /\.ts$/ }, async (loaded) => {
      const here = faults.filter(({ file }) => loaded.path === path.join(root, file))
      if (here.length === 0) return null
      let contents = await readFile(loaded.path, 'utf8')
      for (const fault of here) {
        const parts = contents.split(fault.from)
        if (parts.length !== 2) throw new Error(`${fault.file} has ${parts.length - 1} times: ${fault.from}`)
        contents = parts.join(fault.to)
        planted.add(fault)
      }
      return { contents, loader: 'ts' }
    })
    build.onEnd(() => {
      const missed = faults.find((fault) => !planted.has(fault))
      if (missed) throw new Error(`${missed.file} is not part of the explored product`)
    })
  },
})
