// Adds up what the test runners wrote and the steps that ran. A run that wrote nothing, or ran no test, has failed.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const [folder, passedSteps, failedSteps] = process.argv.slice(2)
const reports = readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
const sum = (field) => reports.reduce((total, report) => total + report[field], 0)

const passed = sum('numPassedTests') + Number(passedSteps)
// a file that does not load has no failed test, but its suite has failed
const failed = Math.max(sum('numFailedTests'), sum('numFailedTestSuites') > 0 ? 1 : 0) + Number(failedSteps)
const skipped = sum('numPendingTests') + sum('numTodoTests')
const isEmpty = sum('numPassedTests') === 0

process.stdout.write(`${passed} passed, ${failed + (isEmpty ? 1 : 0)} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
process.exitCode = failed > 0 || isEmpty ? 1 : 0
