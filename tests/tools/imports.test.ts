import { mkdtempSync, rmSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterEach, expect, test } from 'vitest'
import { cruise } from '../../tools/check/cruise'
import { rulesThatCatchNothing } from '../../tools/check/planted'

const checks = fileURLToPath(new URL('../../tools/check', import.meta.url))
const copies: string[] = []
afterEach(() => {
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true })
})

/** beside the original, so that its relative paths still work */
async function copyOfTheSources() {
  const folder = mkdtempSync(path.join(checks, 'planted-'))
  copies.push(folder)
  await cp(path.join(checks, 'planted'), folder, { recursive: true })
  return folder
}

test('every import rule notices an import that breaks it', async () => {
  expect(await rulesThatCatchNothing(cruise)).toBe('')
})

test('a rule that no import breaks is reported', async () => {
  const copy = await copyOfTheSources()
  await writeFile(path.join(copy, 'machines/lifecycle/lifecycle.ts'), 'export const lifecycle = 1\n')
  expect(await rulesThatCatchNothing(cruise, copy)).toContain('lifecycle-is-pure did not catch')
})

test('a cruise that fails to run does not count as a clean one, and its reason is shown', async () => {
  const copy = await copyOfTheSources()
  await rm(path.join(copy, 'tsconfig.json'))
  const text = await rulesThatCatchNothing(cruise, copy)
  expect(text).toContain('domain-stands-alone did not catch')
  expect(text).toContain('tsconfig.json')
})

test('the pages of the gallery reach no module of Node, because a browser has none', async () => {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    entryPoints: ['tools/gallery/page.tsx', 'tools/gallery/state.tsx'],
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'gallery',
    packages: 'external',
    loader: { '.css': 'empty' },
  })
  const modules = Object.entries(metafile.inputs)
  const needing = modules.filter(([, { imports }]) => imports.some((each) => each.path.startsWith('node:')))
  expect(modules.length).toBeGreaterThan(500)
  expect(needing.map(([file]) => file)).toEqual([])
})
