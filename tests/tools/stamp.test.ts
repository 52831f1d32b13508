import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt, writeStamp } from '../../tools/build/stamp.mjs'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'))
  write('server/main.ts', 'one')
  write('domain/rating/index.ts', 'two')
  mkdirSync(path.join(root, 'dist'))
  writeStamp(root)
})
afterEach(() => rmSync(root, { recursive: true }))

test('an up-to-date build is not repeated', () => {
  expect(isBuilt(root)).toBe(true)
})

test.each([
  ['a file has changed', () => write('domain/rating/index.ts', 'three!')],
  ['a file was touched', () => utimesSync(path.join(root, 'server/main.ts'), 1, 1)],
  ['a file is new', () => write('src/app/App.tsx', '')],
  ['a file is gone', () => rmSync(path.join(root, 'domain/rating/index.ts'))],
  ['the contract is new', () => write('openapi.yaml', '')],
  ['nothing was built', () => rmSync(path.join(root, 'dist'), { recursive: true })],
])('it is built again when %s', (_, change) => {
  change()
  expect(isBuilt(root)).toBe(false)
})

test('a change of a file that a build does not read has no effect', () => {
  write('tests/server/a.test.ts', '')
  write('data/mail/1.eml', '')
  expect(isBuilt(root)).toBe(true)
})
