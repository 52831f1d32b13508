import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** A test in the report of vitest's JSON reporter. */
export interface Outcome {
  readonly title: string
  readonly isPassed: boolean
  readonly message: string
}

interface Results {
  readonly testResults: readonly {
    readonly name: string
    readonly message?: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** Runs test files with vitest; their results for the proof go to the folder. */
export async function runTests(
  root: string,
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<readonly Outcome[]> {
  const output = path.join(folder, 'tests.json')
  rmSync(output, { force: true })
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...args, '--reporter=json', '--testTimeout=600000'],
      {
        cwd: root,
        env: { ...process.env, ...env, PROOF: folder, TEST_REPORT: output },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    child.once('error', reject)
    child.once('close', resolve)
  })
  try {
    return resultsOf(JSON.parse(readFileSync(output, 'utf8')) as Results)
  } catch {
    return [{ title: `vitest run ${args.join(' ')}`, isPassed: false, message: `ended with ${code} and said nothing` }]
  }
}

/** A file that does not load counts as a failed test. */
export const resultsOf = ({ testResults }: Results): Outcome[] =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => [
    ...(status === 'failed' && assertionResults.length === 0
      ? [{ title: path.basename(name), isPassed: false, message }]
      : []),
    ...assertionResults
      .filter((each) => each.status === 'passed' || each.status === 'failed')
      .map(({ fullName, status: outcome, failureMessages = [] }) => ({
        title: fullName,
        isPassed: outcome === 'passed',
        message: failureMessages.join('\n'),
      })),
  ])

/** The failure in one line, without terminal colors. */
export const faultOf = ({ title, message }: Outcome) => `${title}: ${plain(message)[0] ?? 'failed'}`

/** The names in a list that should have been empty. */
export function namesIn(message: string): string[] {
  const list = /expected \[([\s\S]*)\] to deeply equal \[\]/.exec(message)?.[1] ?? ''
  return [...list.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, name]) => name!)
}

const plain = (message: string) =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a console begin with this one
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
