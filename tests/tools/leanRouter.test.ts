import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { leanRouter, withoutEffects } from '../../tools/build/leanRouter'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = path.join(root, 'node_modules/react-router/dist/development')
/** The single module with the whole router, as installed. */
const theModule = readdirSync(folder)
  .map((name) => path.join(folder, name))
  .filter((file) => file.endsWith('.mjs') && readFileSync(file, 'utf8').includes('function Router('))

test('the installed router is the expected module, and its calls without side effects are marked as pure', () => {
  const [file] = theModule
  expect(theModule).toHaveLength(1)
  const { filter } = leanRouter().transform as { filter: { id: RegExp } }
  expect(file).toMatch(filter.id)
  const before = readFileSync(file!, 'utf8')
  const after = withoutEffects(before)
  for (const effect of [
    /^var ENABLE_DEV_WARNINGS = true;/gm,
    /^\w+\.displayName = /gm,
    /^var \w+ = React\d*\.\w+\(/gm,
    /^var \w+ = class extends React/gm,
  ]) {
    expect(before.match(effect)?.length).toBeGreaterThan(0)
    expect(after.match(effect)).toBeNull()
  }
})
