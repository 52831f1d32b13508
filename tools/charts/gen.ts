import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { drawing } from './drawing'
import { journeyOf } from './journey'
import { mermaidOf } from './mermaid'
import { paletteOf } from './palette'

/**
 * Draws every chart, and the customer's journey through them, into docs/charts. With --check it only lists drawings
 * that differ from the charts.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = path.join(root, 'docs/charts')

const files = readdirSync(path.join(root, 'machines'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.machine.ts'))
  .sort()

async function drawingOf(file: string): Promise<readonly [name: string, text: string]> {
  const module = (await import(pathToFileURL(path.join(root, 'machines', file)).href)) as Record<string, unknown>
  const machines = Object.entries(module).filter(([, value]) => value instanceof StateMachine)
  const drawings = machines.map(([, machine]) => `\`\`\`mermaid\n${mermaidOf(machine as AnyStateMachine)}\`\`\`\n`)
  const name = path.basename(file, '.machine.ts')
  return [`${name}.md`, `# ${name}\n\nDrawn from \`machines/${file}\` by \`npm run gen\`.\n\n${drawings.join('\n')}`]
}

const palette = paletteOf(readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8'))
const drawings = new Map([
  ...(await Promise.all(files.map(drawingOf))),
  ['journey.svg', drawing(journeyOf(), 'wide', palette)],
  ['journey.narrow.svg', drawing(journeyOf(), 'narrow', palette)],
])
const stored = existsSync(folder) ? readdirSync(folder) : []
const textOf = (name: string) => (stored.includes(name) ? readFileSync(path.join(folder, name), 'utf8') : null)
const wrong = [...new Set([...drawings.keys(), ...stored])].filter(
  (name) => textOf(name) !== (drawings.get(name) ?? null),
)

if (process.argv.includes('--check')) {
  for (const name of wrong) process.stderr.write(`docs/charts/${name} is not what the charts say: run npm run gen\n`)
  if (wrong.length > 0) process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  for (const name of stored.filter((each) => !drawings.has(each))) rmSync(path.join(folder, name))
  for (const [name, text] of drawings) writeFileSync(path.join(folder, name), text)
}
