import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from '../check/cruise'
import { command } from '../check/parts'
import { type Imports, mermaidOf, withoutShortcuts } from './picture'
import { purposes } from './purposes'

/**
 * Draws the folders and their import directions, from the real imports, into docs/folders.md and the README. With
 * --check it only compares.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const tops = ['server', 'machines', 'src', 'domain']

interface Cruised {
  readonly modules: readonly {
    readonly source: string
    readonly dependencies: readonly { readonly resolved: string }[]
  }[]
}

async function importsOfFolders(): Promise<Imports> {
  const collapse = `^(${tops.join('|')})/[^/]+/`
  const args = ['--config', '.dependency-cruiser.cjs', '--collapse', collapse, '--output-type', 'json']
  const { output } = await command(['node', ...cruise, ...args, 'contract', ...tops], root)
  const { modules } = JSON.parse(output.slice(output.indexOf('{'))) as Cruised
  const isFolder = (name: string) => name.endsWith('/') && tops.some((top) => name.startsWith(`${top}/`))
  const nameOf = (folder: string) => folder.slice(0, -1)
  return new Map(
    modules
      .filter(({ source }) => isFolder(source))
      .map(({ source, dependencies }) => [
        nameOf(source),
        new Set(
          dependencies
            .map(({ resolved }) => resolved)
            .filter((to) => isFolder(to) && to !== source)
            .map(nameOf),
        ),
      ]),
  )
}

const imports = await importsOfFolders()
const known = [...tops, ...imports.keys()]
const unsaid = known.filter((folder) => !Object.hasOwn(purposes, folder))
const gone = Object.keys(purposes).filter((folder) => !known.includes(folder))
for (const folder of unsaid) process.stderr.write(`tools/folders/purposes.ts has no purpose for ${folder}\n`)
for (const folder of gone)
  process.stderr.write(`tools/folders/purposes.ts has a purpose for ${folder}, which is no folder\n`)

const of = (top: string): Imports =>
  new Map(
    [...imports]
      .filter(([folder]) => folder.startsWith(`${top}/`))
      .map(([folder, to]) => [folder, new Set([...to].filter((other) => other.startsWith(`${top}/`)))]),
  )
const pictureOf = (top: string) => mermaidOf(withoutShortcuts(of(top)))
const tableOf = (top: string) =>
  `| folder | holds |\n|---|---|\n${[...of(top).keys()]
    .sort()
    .map((folder) => `| \`${folder}\` | ${purposes[folder]} |\n`)
    .join('')}`
const sections = tops.map((top) => `## ${top}\n\n${purposes[top]}.\n\n${tableOf(top)}\n${pictureOf(top)}`)
const page = `# Folders\n\nDrawn from the imports by \`npm run gen\`. A folder imports the folders below it and none above; an arrow that follows from others is left out.\n\n${sections.join('\n')}`

const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
const picture = /(?<=<!-- folders of the server -->\n)[\s\S]*?(?=<!-- end of folders -->)/
if (!picture.test(readme)) throw new Error('README.md has no place for the folders of the server')
const files = { 'docs/folders.md': page, 'README.md': readme.replace(picture, () => pictureOf('server')) }

for (const [file, text] of Object.entries(files)) {
  const target = path.join(root, file)
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (readFileSync(target, 'utf8') !== text) {
    process.stderr.write(`${file} does not show the folders as they are: run npm run gen\n`)
    process.exitCode = 1
  }
}
if (unsaid.length > 0 || gone.length > 0) process.exitCode = 1
