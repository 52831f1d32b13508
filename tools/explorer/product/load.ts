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

/** Plants the fault in the files that esbuild bundles. */
export const planting = ({ file, from, to }: Fault): Plugin => ({
  name: 'planting',
  setup(build) {
    const at = path.join(root, file)
    let isPlanted = false
    build.onLoad({ filter: /\.ts$/ }, async (loaded) => {
      if (loaded.path !== at) return null
      const parts = (await readFile(at, 'utf8')).split(from)
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`)
      isPlanted = true
      return { contents: parts.join(to), loader: 'ts' }
    })
    build.onEnd(() => {
      if (!isPlanted) throw new Error(`${file} is not part of the explored product`)
    })
  },
})
