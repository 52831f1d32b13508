import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { declaredIn, dictionaryOf, wordsIn, wordsToReplace } from '../../tools/check/words'

const glossary = `# Glossary

## Words that identifiers and file names do not use

| not | but |
|---|---|
| told, tell | message |
| paper | document |

## Names that keep such a word

| name | why |
|---|---|
| \`told_by\`, \`is*\` | a column |
`

test('a name is read as its words, in any case and with any separator', () => {
  expect(wordsIn('heldByHTTPServer')).toEqual(['held', 'by', 'http', 'server'])
  expect(wordsIn('TOLD_by.test')).toEqual(['told', 'by', 'test'])
})

test('a name with a word of the dictionary is reported with its replacements, unless it is allowed', () => {
  const names = ['toldOf', 'told_by', 'isReported', 'message', 'moneyPaper'].map((name) => ({ name, at: `a.ts:1` }))
  expect(wordsToReplace(names, dictionaryOf(glossary))).toBe(
    'a.ts:1: toldOf says “told”; say message (docs/glossary.md)\n' +
      'a.ts:1: moneyPaper says “paper”; say document (docs/glossary.md)\n',
  )
})

test('a glossary without the table is a fault, not a dictionary without words', () => {
  expect(() => dictionaryOf('# Glossary')).toThrow('no rows')
})

test('every kind of declaration is read, and no use of a name that is declared elsewhere', async () => {
  const typescript = createRequire(path.resolve('tools/openapi/package.json')).resolve('typescript')
  const { default: ts } = (await import(typescript)) as { default: Parameters<typeof declaredIn>[0] }
  const code = `import { borrowed } from 'x'
const one = borrowed.property
function two(three: number, { four, five: six }: Seven) { return { eight: one, one } }
interface Nine { ten: string }
type Eleven = Nine
class Twelve { thirteen = 14 }`
  expect(declaredIn(ts, 'a.ts', code).map(({ name }) => name)).toEqual([
    'one',
    'two',
    'three',
    'four',
    'six',
    'eight',
    'Nine',
    'ten',
    'Eleven',
    'Twelve',
    'thirteen',
  ])
})
