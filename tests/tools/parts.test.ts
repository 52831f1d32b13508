import { expect, test } from 'vitest'
import { chosenParts, type Part } from '../../tools/check/parts'

const run = async () => ''
const parts: Part[] = [
  { name: 'types', run, reads: /\.ts$/ },
  { name: 'generated types', run, reads: /^contract\// },
  { name: 'format and lint', run },
]
const chosen = (args: string[], changed: string[] = []) =>
  chosenParts(parts, args, () => changed).map(({ name }) => name)

test.each([
  [[], ['types', 'generated types', 'format and lint']],
  [['types'], ['types', 'generated types']],
  [
    ['lint', 'generated'],
    ['generated types', 'format and lint'],
  ],
  [['unknown'], []],
])('npm run check -- %j runs the parts with one of these words in their names', (args, names) => {
  expect(chosen(args)).toEqual(names)
})

test.each([
  [['domain/a.ts'], ['types', 'format and lint']],
  [['contract/openapi.yaml'], ['generated types', 'format and lint']],
  [['README.md'], ['format and lint']],
  [[], []],
])('with --changed and %j changed it runs the parts that read one of them', (changed, names) => {
  expect(chosen(['--changed'], changed)).toEqual(names)
})
