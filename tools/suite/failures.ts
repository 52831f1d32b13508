import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/**
 * The names of the failures in a JSON report of Vitest, `file > test`; for a file that does not load, the file alone.
 * @param root the folder to which files are relative
 * @throws if there is no report
 */
export function failuresIn(report: string, root = process.cwd()): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(root, name)
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      return tests.length > 0 ? tests.map(({ fullName }) => `${file} > ${fullName}`) : [file]
    })
}
