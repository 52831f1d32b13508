import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { digestsOf } from '../../tools/quick/arrows'
import { partsOf } from '../../tools/quick/functions'
import { functionHits } from '../../tools/quick/hits'
import { isQuickTest } from '../../tools/quick/paths'
import type { FileRecord, Snapshot } from '../../tools/quick/record'
import { chooseTests } from '../../tools/quick/select'

const source = `import { rate } from './rate'
export const most = 3
/** Doubles. */
export function double(n: number): number {
  const twice = (x: number) => x * 2
  return twice(n)
}
export const name = (): { a: string } => ({ a: 'b' })
`

describe('the keys of functions', () => {
  const before = partsOf('a.ts', source)
  const changed = (from: string, to: string) => {
    const after = partsOf('a.ts', source.replace(from, to))
    return { text: after.text !== before.text, keys: after.keys.map((key, index) => key !== before.keys[index]) }
  }

  test('stay as they are when lines move and comments change', () => {
    expect(changed('/** Doubles. */', '\n\n// Doubles what it is given.\n')).toEqual({
      text: false,
      keys: [false, false, false],
    })
  })
  test('change with the function’s own text and not with that of a function inside it', () => {
    expect(changed('x * 2', 'x * 3')).toEqual({ text: false, keys: [false, true, false] })
    expect(changed('return twice(n)', 'return twice(n + 1)')).toEqual({ text: false, keys: [true, true, false] })
  })
  test('stay the same when an exported constant beside them changes, which the module’s text covers', () => {
    expect(changed('most = 3', 'most = 4')).toEqual({ text: true, keys: [false, false, false] })
  })
  test('change with a constant of the module that they use, directly or indirectly', () => {
    const rates = 'const rate = 2\nconst twice = rate * 2\nexport const a = () => twice\nexport const b = () => 1\n'
    const [one, other] = [partsOf('a.ts', rates), partsOf('a.ts', rates.replace('rate = 2', 'rate = 3'))]
    expect(other.text).toBe(one.text)
    expect(other.keys.map((key, index) => key !== one.keys[index])).toEqual([true, false])
  })
})

test('functions note that they run, on their own lines', () => {
  const { transform } = functionHits('/project') as unknown as {
    transform(source: string, id: string): { code: string } | null
  }
  const plain = 'const twice = (x) => ({ x: x * 2 })\nfunction never() {\n  return 1\n}\n[3].map((n) => twice(n))\n'
  const { code } = transform(plain, '/project/domain/a.ts')!
  expect(
    code
      .split('\n')
      .slice(0, 5)
      .map((line) => line.length > 0),
  ).toEqual([true, true, true, true, true])
  expect(code.split('\n')[2]).toBe('  return 1')
  const hits = new Uint8Array(3)
  new Function('globalThis', code)({ __reach: { begin: () => hits, end: () => {} } })
  expect([...hits]).toEqual([1, 0, 1])
  expect(transform(plain, '/project/tests/a.test.ts')).toBeNull()
})

test('a digest tells which arrow of a chart leads elsewhere', () => {
  const chart = (target: 'on' | 'off', text: string) =>
    setup({ types: {} as { context: { text: string } }, actions: { send: assign({ text }) } }).createMachine({
      id: 'lamp',
      context: { text: '' },
      initial: 'off',
      states: { off: { on: { press: target, look: { actions: 'send' } } }, on: { on: { press: 'off' } } },
    })
  const before = digestsOf(chart('on', 'dark'))
  const differing = (after: Record<string, string>) => Object.keys(after).filter((name) => after[name] !== before[name])
  expect(differing(digestsOf(chart('off', 'dark')))).toEqual(['lamp off press'])
  expect(differing(digestsOf(chart('on', 'bright')))).toEqual(['lamp off look'])
})

describe('the choice of test files', () => {
  const files = ['a', 'b', 'c', 'process'].map((name) => `tests/server/${name}.test.ts`)
  const [a, b, c, process] = files as [string, string, string, string]
  const record = (file: string, more: Partial<FileRecord> = {}): FileRecord => ({
    file,
    hits: {},
    atStart: {},
    arrows: [],
    files: [],
    ...more,
  })
  const records = [
    record(a, { hits: { 'server/x.ts': ['one'] }, files: ['openapi.txt'] }),
    record(b, { hits: { 'server/x.ts': ['two'] }, arrows: ['lamp off', 'lamp off press'] }),
    record(c),
    record(process),
  ]
  const functions = { 'server/x.ts': ['one', 'two'] }
  const snapshot: Snapshot = {
    functions,
    texts: { 'server/x.ts': 't', 'machines/lamp.ts': 't', 'server/main.ts': 't' },
    files: { ...Object.fromEntries(files.map((file) => [file, 'h'])), 'openapi.txt': 'h' },
    arrows: { 'lamp off': 'd', 'lamp off press': 'd' },
  }
  const importers = new Map([['server/x.ts', new Set([c])]])
  const chosen = (now: Partial<Snapshot>) =>
    [
      ...chooseTests(
        { records, snapshot },
        {
          sources: { files, snapshot: { ...snapshot, ...now } },
          importers,
          processes: new Set([process]),
        },
      ).keys(),
    ].sort()

  test('is empty where nothing has changed', () => expect(chosen({})).toEqual([]))
  test('takes the file that runs a changed function, and no other', () => {
    expect(chosen({ functions: { 'server/x.ts': ['one', 'new'] } })).toEqual([b])
  })
  test('ignores a function that was gone before the snapshot', () => {
    const before = { ...snapshot, functions: { 'server/x.ts': ['one'] } }
    const sources = { files, snapshot: before }
    expect([
      ...chooseTests({ records, snapshot: before }, { sources, importers, processes: new Set() }).keys(),
    ]).toEqual([])
  })
  test('takes the importers of a module where no test runs its changed function', () => {
    const before = { ...snapshot, functions: { 'server/x.ts': ['one', 'two', 'never'] } }
    const sources = { files, snapshot }
    const choice = chooseTests({ records, snapshot: before }, { sources, importers, processes: new Set() })
    expect([...choice.keys()]).toEqual([c])
  })
  test('takes the file that reads a module of the product as text, when the module changes', () => {
    const reading = [...records, record(process, { files: ['server/x.ts'] })]
    const sources = { files, snapshot: { ...snapshot, functions: { 'server/x.ts': ['two', 'new'] } } }
    const choice = chooseTests({ records: reading, snapshot }, { sources, importers, processes: new Set() })
    expect([...choice.keys()].sort()).toEqual([a, process])
  })
  test('takes the importers of a module that has changed outside of its functions', () => {
    expect(chosen({ texts: { ...snapshot.texts, 'server/x.ts': 'other' } })).toEqual([c])
  })
  test('takes the file that reads a changed file', () => {
    expect(chosen({ files: { ...snapshot.files, 'openapi.txt': 'other' } })).toEqual([a])
  })
  test('takes the file whose path crosses a changed arrow, and for a new arrow the file that was in its state', () => {
    const texts = { ...snapshot.texts, 'machines/lamp.ts': 'other' }
    expect(chosen({ texts, arrows: { ...snapshot.arrows, 'lamp off press': 'other' } })).toEqual([b])
    expect(chosen({ texts, arrows: { ...snapshot.arrows, 'lamp off look': 'new' } })).toEqual([b])
  })
  test('takes the files that start the product where no other runs the change', () => {
    expect(chosen({ texts: { ...snapshot.texts, 'server/main.ts': 'other' } })).toEqual([process])
  })
  test('takes every file where nothing is recorded', () => {
    const sources = { files, snapshot }
    const choice = chooseTests({ records, snapshot: null }, { sources, importers, processes: new Set() })
    expect([...choice.keys()]).toEqual(files)
  })
})

test('the quick run records exactly the files that its mode of Vitest runs, or it would record nothing', () => {
  const linesOf = (command: string, ...args: string[]) =>
    execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .split('\n')
  const run = linesOf('node', 'node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--mode', 'quick')
  const all = linesOf('git', 'ls-files', '-co', '--exclude-standard', 'tests')
  expect(run.map((line) => line.replace(/^\[.*?\] /, '')).toSorted()).toEqual(all.filter(isQuickTest).toSorted())
})
