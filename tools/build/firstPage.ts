import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { compile, optimize } from '@tailwindcss/node'
import { type BuildOptions, build as bundle } from 'esbuild'
import { firstPageFile, firstPageMark, rendererFile } from '../../server/http/firstPage'
import { forNode } from './server'

/**
 * Writes the page of a new quote. It is index.html with the first question as HTML, the styles of that HTML, and the
 * script for acts before the program is there (src/app/early.ts). All other styles come last, so that they delay
 * nothing.
 */
export async function writeFirstPage(root: string): Promise<void> {
  const web = path.join(root, 'dist/web')
  const index = await readFile(path.join(web, 'index.html'), 'utf8')
  const [link, sheet] = matchIn(index, /\n\s*<link rel="stylesheet"[^>]*\/assets\/([^"]*)">/)
  const content = await render(root)
  const head = [
    `<style>${await stylesOf(root, content, await readFile(path.join(web, 'assets', sheet!), 'utf8'))}</style>`,
    '<noscript><style>#root form{display:none}</style></noscript>',
    `<script>${await earlyScript(root)}</script>`,
  ]
  const page = index
    .replace(link!, '')
    .replace('<html', `<html data-parts="${(await soonFetched(path.join(web, 'assets'))).join(' ')}"`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="root"></div>', () => `${firstPageMark}<div id="root">${content}</div>${firstPageMark}${link}`)
  await writeFile(path.join(web, firstPageFile), page)
}

function matchIn(text: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text)
  if (!match) throw new Error(`The built page has no ${pattern}`)
  return match
}

/** In a process of its own, because it stands in for a browser. */
async function render(root: string): Promise<string> {
  const renderer: BuildOptions = {
    ...forNode,
    absWorkingDir: root,
    entryPoints: ['tools/build/renderFirstPage.ts'],
    outfile: rendererFile,
    jsx: 'automatic',
  }
  await bundle(renderer)
  return (await promisify(execFile)(process.execPath, [path.join(root, rendererFile)])).stdout
}

/** The addresses of the parts that the page's program requests as soon as it runs. */
async function soonFetched(assets: string): Promise<string[]> {
  const files = (await readdir(assets)).filter((file) => /^(quote|calls)-[\w-]{8}\.js$/.test(file))
  return files.map((file) => `/quote/assets/${file}`)
}

/** The styles of this HTML alone, and the fonts of its script from the whole style sheet. */
async function stylesOf(root: string, html: string, sheet: string): Promise<string> {
  const base = path.join(root, 'src/styles')
  const source = await readFile(path.join(base, 'index.css'), 'utf8')
  const screen = source.replace(/@import "(@fontsource[^"]*|\.\/print\.css)";/g, '')
  const { build } = await compile(screen, { base, onDependency: () => {} })
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => unescaped(names!).split(/\s+/))
  const fonts = sheet.match(/@font-face\{[^}]*latin-wght-normal[^}]*\}/g) ?? []
  return fonts.join('') + optimize(build([...new Set(classes)]), { minify: true }).code
}

const characters: Readonly<Record<string, string>> = { gt: '>', lt: '<', quot: '"', '#x27': "'", amp: '&' }
const unescaped = (text: string) => text.replace(/&(gt|lt|quot|#x27|amp);/g, (_, name: string) => characters[name]!)

export async function earlyScript(root: string): Promise<string> {
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: ['src/app/early.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  })
  return outputFiles[0]!.text.trim()
}
