import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverBundle } from '../build/server'

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** The files that the built server reads beside `dist`. */
const files = ['openapi.yaml', 'package.json', 'LICENSE', 'brand.example.json', 'program.example.json']

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/**
 * Writes the tree of the container image: the build, and the packages that it loads while it runs. Everything else is in
 * the build already, so the image has neither sources nor tools.
 * @param target a folder that does not exist yet
 * @returns the number of packages
 */
export async function writeImageTree(target: string): Promise<number> {
  await mkdir(target, { recursive: true })
  for (const name of files) await cp(path.join(root, name), path.join(target, name))
  for (const name of ['server', 'web'])
    await cp(path.join(root, 'dist', name), path.join(target, 'dist', name), { recursive: true })
  const packages = new Set<string>()
  for (const name of await namedPackages()) await collect(name, root, packages)
  for (const folder of packages) {
    const name = path.relative(root, folder)
    await cp(folder, path.join(target, name), { recursive: true, filter: (file) => isOwn(folder, file) })
  }
  return packages.size
}

/** The packages that the build does not contain: those that the bundle leaves outside, and the fonts of documents. */
async function namedPackages(): Promise<string[]> {
  const { dependencies = {} } = await manifestIn(root)
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'))
  const outside = Object.keys(dependencies).filter((name) =>
    serverBundle.external!.some((pattern) => fits(name, pattern)),
  )
  return [...outside, ...fonts]
}

const fits = (name: string, pattern: string) =>
  pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** A package's files without the packages below it, which are collected by themselves. */
const isOwn = (folder: string, file: string) => !path.relative(folder, file).split(path.sep).includes('node_modules')

async function collect(name: string, from: string, packages: Set<string>, isOptional = false): Promise<void> {
  const folder = folderOf(name, from)
  if (!folder) {
    if (isOptional) return
    throw new Error(`${name} is missing: run npm ci`)
  }
  if (packages.has(folder)) return
  packages.add(folder)
  const { dependencies = {}, optionalDependencies = {} } = await manifestIn(folder)
  for (const each of Object.keys(dependencies)) await collect(each, folder, packages, each in optionalDependencies)
  for (const each of Object.keys(optionalDependencies)) await collect(each, folder, packages, true)
}

/** The folder of a package, as Node finds it from another folder. */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name)
    if (existsSync(path.join(candidate, 'package.json'))) return candidate
  }
  return null
}

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
