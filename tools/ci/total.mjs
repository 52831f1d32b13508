// Lists the failures, each with the start of its message, and adds up the results of the test runners and the steps. A run without a
// report, or without a test, has failed. CI keeps little more than the end of a long output, so the summary comes last.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const [folder, passedSteps, ...failedSteps] = process.argv.slice(2)
const reports = readdirSync(folder).map((name) => ({
  name,
  ...JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
}))
const sum = (field) => reports.reduce((total, report) => total + report[field], 0)

const passed = sum('numPassedTests') + Number(passedSteps)
// a file that does not load has no failed test but a failed suite
const failed = Math.max(sum('numFailedTests'), sum('numFailedTestSuites') > 0 ? 1 : 0) + failedSteps.length
const skipped = sum('numPendingTests') + sum('numTodoTests')
const isEmpty = sum('numPassedTests') === 0

const mostLines = 8
const mostCharacters = 200
const failuresOf = ({ name, assertionResults, status, message }) => {
  const file = path.relative(process.cwd(), name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length > 0)
    return tests.map(({ fullName, failureMessages }) => `${file} > ${fullName}${startOf(failureMessages.join('\n'))}`)
  return status === 'failed' ? [`${file}${startOf(String(message))}`] : []
}

/** The first lines of a message, indented under the name of its test. */
function startOf(message) {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return lines
    .slice(0, mostLines)
    .map((line) => `\n    ${line.slice(0, mostCharacters)}`)
    .join('')
}
const print = (line) => process.stdout.write(`${line}\n`)

for (const step of failedSteps) print(`failed step: ${step}`)
for (const { name: report, testResults } of reports) {
  for (const failure of testResults.flatMap(failuresOf)) print(`failed (${path.parse(report).name}): ${failure}`)
}
print(`${passed} passed, ${failed + (isEmpty ? 1 : 0)} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || isEmpty ? 1 : 0
