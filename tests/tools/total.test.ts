import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

type Result = { name: string; status: string; message: string; assertionResults: object[] }

/** The last lines of a submission's run, for a report of each test runner. */
function totalOf(reports: Readonly<Record<string, { passed: number; results: Result[] }>>, failedSteps: string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-total-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, { passed, results }] of Object.entries(reports)) {
    const failed = results.filter(({ status }) => status === 'failed').length
    const counts = { numPassedTests: passed, numFailedTests: failed, numFailedTestSuites: failed }
    const report = { ...counts, numPendingTests: 0, numTodoTests: 0, testResults: results }
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(report))
  }
  const { stdout, status } = spawnSync('node', ['tools/ci/total.mjs', folder, '2', ...failedSteps], {
    encoding: 'utf8',
  })
  return { lines: stdout.trimEnd().split('\n'), status }
}

const fileOf = (name: string) => path.resolve('tests', name)

test('a run without a failure is one line', () => {
  expect(totalOf({ pglite: { passed: 5, results: [] } })).toEqual({ lines: ['7 passed, 0 failed'], status: 0 })
})

test('each failure has the start of its message, because CI keeps little more than the end', () => {
  const failureMessages = [`Error: 3 is not 4\n\n${Array.from({ length: 40 }, (_, at) => `    at ${at}`).join('\n')}`]
  const failed = { status: 'failed', fullName: 'a sum is exact', failureMessages }
  const results = [{ name: fileOf('sum.test.ts'), status: 'failed', message: '', assertionResults: [failed] }]
  const { lines, status } = totalOf({ browser: { passed: 5, results } }, ['npm test'])
  expect(status).toBe(1)
  expect(lines.slice(0, 4)).toEqual([
    'failed step: npm test',
    'failed (browser): tests/sum.test.ts > a sum is exact',
    '    Error: 3 is not 4',
    '        at 0',
  ])
  expect(lines.length).toBeLessThan(15)
  expect(lines.at(-1)).toBe('7 passed, 2 failed')
})

test('a file that does not load is a failure, and so is a run without a test', () => {
  const results = [{ name: fileOf('sum.test.ts'), status: 'failed', message: 'No module a', assertionResults: [] }]
  expect(totalOf({ pglite: { passed: 5, results } }).lines).toContain('    No module a')
  expect(totalOf({}).status).toBe(1)
})
