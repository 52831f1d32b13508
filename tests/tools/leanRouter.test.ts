import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { leanRouter, withoutDataRouter, withoutEffects, withoutTexts } from '../../tools/build/leanRouter'

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

test('no data router is asked for in the installed router, and none of its parts is in the way', () => {
  const before = readFileSync(theModule[0]!, 'utf8')
  const after = withoutDataRouter(before)
  for (const part of [
    /useContext\(DataRouter\w*\)/g,
    /let \{ isDataRoute \} =/g,
    /^function (useRoutesImpl|_renderMatches)\(.*dataRouterOpts/gm,
    /dataRouterOpts\?\.state/g,
    /^RenderErrorBoundary\.contextType/gm,
  ]) {
    expect(before.match(part)?.length).toBeGreaterThan(0)
    expect(after.match(part)).toBeNull()
  }
  expect(() => parseAst(after)).not.toThrow()
})

test('an error for programmers stays without its text, and a warning goes', () => {
  const without = (code: string) => withoutTexts(code, parseAst(code))
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is code
  expect(without('invariant(a(b, c), `x ${d(1)}, y`); warning(a, `b`); warningOnce(a, b, "c"); e()')).toBe(
    'invariant(a(b, c)); void 0; void 0; e()',
  )
  const before = readFileSync(theModule[0]!, 'utf8')
  expect(without(before).length).toBeLessThan(before.length - 5000)
  expect(() => parseAst(without(before))).not.toThrow()
})
