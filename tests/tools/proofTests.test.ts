import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runTests } from '../../tools/proof/tests'

test('the proof reads the outcome of each test that it runs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'proof-'))
  try {
    const outcomes = await runTests(process.cwd(), folder, ['--project=tools', 'tests/tools/words.test.ts'])
    expect(outcomes.map(({ title, isPassed }) => [title, isPassed])).toContainEqual([
      'a name is read as its words, in any case and with any separator',
      true,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
