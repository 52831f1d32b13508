import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linesNotShown } from '../../tools/check/lines'
import { linesOf } from '../../tools/check/specification/lines'
import { titlesIn } from '../../tools/check/specification/titles'

const specification = `# Specification

## 1. Rules

- Tea is hot. A cup holds {much}. Two cups
  are a pot.
| Cup | Holds |
|---|---|
| /small (exact) | 0.2 l |

## 2. Things

**Cup**: size, color (default 'red').
- Its saucer: width.

**Pot**: size.
`
const rules = { section: '1. Rules' }
const cup = { section: '2. Things', paragraph: 'Cup' }

const table = (...rows: string[]) => ['| Line | Test file | Test |', '|---|---|---|', ...rows].join('\n')
const whole = `## 1. Rules

${table(
  '| Tea is hot. | [tea](../tests/tea.test.ts) | tea is hot |',
  '| | [tea](../tests/tea.test.ts) | tea of %s is hot \\| warm |',
  '| A cup … {much}. | [tea](../tests/tea.test.ts) | a cup’s \\d content |',
  '| Two cups… | [tea](../tests/tea.test.ts) | a pot |',
  '| are a pot. | [tea](../tests/tea.test.ts) | a pot |',
  '| /small (exact): 0.2 l | [tea](../tests/tea.test.ts) | sizes |',
)}

## 2. Things: Cup

${table('| Cup: size… | [tea](../tests/tea.test.ts) | sizes |', '| Its saucer: width. | [tea](../tests/tea.test.ts) | sizes |')}
`
const tests = String.raw`
test('tea is hot', () => {})
test.each([['mint'], ['(']])(
  'tea of %s is hot | warm',
  { timeout: 1 },
  () => {},
)
test("a cup’s \\d content", () => {})
describe('sizes', () => {
  test.each(['a pot of nothing'])('%s', () => {})
  // test('tea is cold', () => {})
  test(${'`a pot`'}, () => {})
})
`

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const wrongWith = async (lines = whole, parts = [rules, cup]) => {
  write('docs/lines.md', lines)
  return (await linesNotShown(root, parts)).split('\n').filter(Boolean)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lines-'))
  write('docs/specification.md', specification)
  write('tests/tea.test.ts', tests)
})
afterEach(() => rmSync(root, { recursive: true }))

test('a part is split into its sentences, items and rows', () => {
  expect(linesOf(specification, rules)).toEqual([
    'Tea is hot.',
    'A cup holds {much}.',
    'Two cups',
    'are a pot.',
    '/small (exact): 0.2 l',
  ])
  expect(linesOf(specification, cup)).toEqual(["Cup: size, color (default 'red').", 'Its saucer: width.'])
})

test('titles are found in every kind of quotes, and not in comments', () => {
  expect([...titlesIn(tests)].sort()).toEqual(
    ['%s', 'a cup’s \\d content', 'a pot', 'sizes', 'tea is hot', 'tea of %s is hot | warm'].sort(),
  )
})

test('a table with a test for every line has no fault', async () => {
  expect(await wrongWith()).toEqual([])
})

test.each([
  [
    'a line has no row',
    () => wrongWith(whole.replace(/\| A cup .*\n/, '')),
    '1. Rules: no row in docs/lines.md shows “A cup holds {much}.”',
  ],
  [
    'the words are in no line',
    () => wrongWith(whole.replace('Tea is hot.', 'Tea is cold.')),
    '1. Rules: “Tea is cold.” is in no line',
  ],
  [
    'the words stop before the end of their line',
    () => wrongWith(whole.replace('Tea is hot.', 'Tea')),
    '1. Rules: “Tea” is in no line',
  ],
  [
    'the words are in two lines',
    () => wrongWith(whole.replace('Tea is hot.', '…')),
    '1. Rules: “…” is in several lines',
  ],
  [
    'the test is called something else',
    () => wrongWith(whole.replace('tea is hot', 'tea is warm')),
    '“Tea is hot.”: tests/tea.test.ts has no test “tea is warm”',
  ],
  [
    'the test is only a comment',
    () => wrongWith(whole.replace('tea is hot', 'tea is cold')),
    '“Tea is hot.”: tests/tea.test.ts has no test “tea is cold”',
  ],
  [
    'the file is not there',
    () => wrongWith(whole.replace('tea.test.ts', 'milk.test.ts')),
    '“Tea is hot.”: there is no file tests/milk.test.ts',
  ],
  [
    'an entry names neither a test nor a reason',
    () => wrongWith(whole.replace('| [tea](../tests/tea.test.ts) | tea is hot |', '| | |')),
    '“Tea is hot.”: an entry names a test file, or says “no counterpart” with a reason',
  ],
  [
    'an entry has no title',
    () => wrongWith(whole.replace('| tea is hot |', '| |')),
    '“Tea is hot.”: “” of tests/tea.test.ts names no assertion',
  ],
  [
    'a title is only a placeholder',
    () => wrongWith(whole.replace('| tea is hot |', '| %s |')),
    '“Tea is hot.”: “%s” of tests/tea.test.ts names no assertion',
  ],
  [
    'a link has another name than its file',
    () => wrongWith(whole.replace('[tea]', '[coffee]')),
    '“Tea is hot.”: the link “coffee” is not the path of tests/tea.test.ts',
  ],
  [
    'a row stands twice',
    () => wrongWith(whole.replace(/(\| Tea is hot.*\n)/, '$1$1')),
    '“Tea is hot.”: the row of “tea is hot” stands twice',
  ],
  [
    'names have no counterpart, and no reason is given',
    () => wrongWith(whole.replace('| [tea](../tests/tea.test.ts) | tea is hot |', '| no counterpart | `Tea` |')),
    '“Tea is hot.”: “no counterpart” needs the names in backticks and a reason: “`Tea`”',
  ],
  [
    'a name without a counterpart is not in its line',
    () =>
      wrongWith(
        whole.replace(
          '| [tea](../tests/tea.test.ts) | tea is hot |',
          '| no counterpart | `Milk`: nobody drinks it here |',
        ),
      ),
    '1. Rules: “Milk” without a counterpart is not in “Tea is hot.”',
  ],
  [
    'a table stands under another heading',
    () => wrongWith(whole, [rules]),
    '“Cup: size…” stands under “2. Things: Cup”, which tools/check/lines.ts does not name',
  ],
  [
    'the specification has no such part',
    () => wrongWith(whole, [rules, cup, { section: '3. None' }]),
    'docs/specification.md has no 3. None',
  ],
])('a fault is reported when %s', async (_, wrong, result) => {
  expect(await wrong()).toContain(result)
})

test('a name of program state is in a test file of its line, in any spelling, or has no counterpart', async () => {
  write('docs/specification.md', '## 1. Rules\n\n- Flags: isHot, cup_size 1, option1..option8.\n')
  const lines = (...rows: string[]) =>
    `## 1. Rules\n\n${table('| Flags… | [tea](../tests/tea.test.ts) | tea is hot |', ...rows)}`
  const fault = (name: string) => `1. Rules: no test file of its line has “${name}”`
  const wrong = async (...rows: string[]) => {
    write('docs/lines.md', lines(...rows))
    return (await linesNotShown(root, [rules], [rules])).split('\n').filter(Boolean)
  }
  expect(await wrong()).toEqual(['isHot', 'cup_size', 'option1', 'option8'].map(fault))
  write('tests/tea.test.ts', `${tests}\nconst isHot = cupSize`)
  const without = '| | no counterpart | `option1`, `option8`: nothing is known of them |'
  expect(await wrong(without)).toEqual([])
})

test('a part is found by its whole name', () => {
  const text = '## 2. Things\n\n**Cup**: size.\n\n**Cup of tea (hot)**: sugar.\n'
  expect(linesOf(text, cup)).toEqual(['Cup: size.'])
  expect(linesOf(text, { ...cup, paragraph: 'Cup of tea' })).toEqual(['Cup of tea (hot): sugar.'])
})

test('a part without a table has none of its lines covered', async () => {
  expect(await wrongWith(whole, [rules, cup, { section: '2. Things', paragraph: 'Pot' }])).toEqual([
    '2. Things: Pot: no row in docs/lines.md shows “Pot: size.”',
  ])
})
