import { readFileSync } from 'node:fs'
import path from 'node:path'
import { reportFile } from './reportFile'
import { type FileTime, slowestFiles, timesByFolder } from './times'

/**
 * `npm run times`: prints the time of the last run by folder and by file; `-- FILE` reads another JSON report of
 * Vitest.
 */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly unknown[]
  }[]
}

const file = process.argv[2] ?? reportFile
const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
const times = testResults.map(
  ({ name, startTime, endTime, assertionResults }): FileTime => ({
    file: path.relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }),
)
process.stdout.write(`${[...timesByFolder(times), '', ...slowestFiles(times, 30)].join('\n')}\n`)
