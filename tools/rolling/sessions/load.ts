import { mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { forNode } from '../../build/server'
import type * as page from './page'

export type Page = typeof page

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A word of the sources that is replaced everywhere, as by a developer who renames a state. */
export interface Renaming {
  readonly from: string
  readonly to: string
}

/** Loads the quote page of the release in a folder, with the packages of that release. */
export async function loadPage(folder = root, renaming?: Renaming): Promise<Page> {
  pretendBrowser()
  const entry = await readFile(path.join(import.meta.dirname, 'page.ts'), 'utf8')
  const plugins = renaming ? [renamed(renaming)] : []
  return loadFrom<Page>(folder, entry.replaceAll('../../../', './'), { plugins })
}

/** Bundles and loads a module of the release in a folder; `contents` names its files from that folder. */
export async function loadFrom<Module>(folder: string, contents: string, options: BuildOptions = {}): Promise<Module> {
  const cache = await mkdtemp(path.join(root, 'node_modules/.cache/sessions-'))
  try {
    const outfile = path.join(cache, 'module.mjs')
    await build({ ...forNode, stdin: { contents, resolveDir: folder, loader: 'ts' }, outfile, ...options })
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(cache, { recursive: true })
  }
}

/** Files keep their names. */
const renamed = ({ from, to }: Renaming): Plugin => ({
  name: 'renamed',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](domain|machines|src)[\\/].*\.tsx?$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll(new RegExp(`\\b${from}\\b(?!\\.step)`, 'g'), to),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
})

/** The page asks the browser for its network and for the return of its user; both come as events here. */
function pretendBrowser(): void {
  const silent = { addEventListener: () => {}, visibilityState: 'visible', navigator: { onLine: true } }
  for (const name of ['window', 'document']) if (!(name in globalThis)) Object.assign(globalThis, { [name]: silent })
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: silent.navigator })
}
