import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { chosenParts, type Part, runParts } from '../../tools/check/parts'

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
])('npm run check -- %j runs the checks with one of these words in their names', (args, names) => {
  expect(chosen(args)).toEqual(names)
})

test.each([
  [['domain/a.ts'], ['types', 'format and lint']],
  [['contract/openapi.yaml'], ['generated types', 'format and lint']],
  [['README.md'], ['format and lint']],
  [[], []],
])('with --changed and %j changed it runs the checks that read one of them', (changed, names) => {
  expect(chosen(['--changed'], changed)).toEqual(names)
})

describe('a part whose package is not installed', () => {
  const typescript5 = { name: 'typescript', of: 'tools/openapi', version: '5.' }
  const imports: Part = { name: 'imports', run: async () => 'seventeen false lines', needs: [typescript5] }

  /** The output of the check in a folder with these packages, each with its version. */
  async function printed(installed: Readonly<Record<string, string>>) {
    const root = mkdtempSync(join(tmpdir(), 'parts-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    for (const [path, version] of Object.entries(installed)) {
      mkdirSync(join(root, path), { recursive: true })
      writeFileSync(join(root, path, 'package.json'), JSON.stringify({ version }))
    }
    let text = ''
    await runParts([imports], { write: (more) => (text += more), root })
    return text.replace(/ +\d+\.\d s/, '')
  }

  test.each([
    ['none is there', {}],
    ['only the one at the root is there, which is another', { 'node_modules/typescript': '7.0.2' }],
  ])('says in one line to run npm ci: %s', async (_, installed) => {
    expect(await printed(installed)).toBe(
      'FAILS  imports\ntypescript 5 of tools/openapi is not installed: run npm ci\n\n1 of 1 checks fail.\n',
    )
  })

  test('is run once the package is there', async () => {
    expect(await printed({ 'tools/openapi/node_modules/typescript': '5.9.3' })).toContain('seventeen false lines')
  })
})
