// Names what failed, one a line, and adds up what the test runners wrote and the steps that ran. A run that wrote nothing, or
// ran no test, has failed. Little more than the end of a long output is kept, so all of this stands at its end.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const [folder, passedSteps, ...failedSteps] = process.argv.slice(2)
const reports = readdirSync(folder).map((name) => ({
  name,
  ...JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
}))
const sum = (field) => reports.reduce((total, report) => total + report[field], 0)

const passed = sum('numPassedTests') + Number(passedSteps)
// a file that does not load has no failed test, but its suite has failed
const failed = Math.max(sum('numFailedTests'), sum('numFailedTestSuites') > 0 ? 1 : 0) + failedSteps.length
const skipped = sum('numPendingTests') + sum('numTodoTests')
const isEmpty = sum('numPassedTests') === 0

const failuresOf = ({ name, assertionResults, status, message }) => {
  const file = path.relative(process.cwd(), name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length > 0) return tests.map(({ fullName }) => `${file} > ${fullName}`)
  return status === 'failed' ? [`${file}: ${String(message).split('\n')[0]}`] : []
}
const print = (line) => process.stdout.write(`${line}\n`)

for (const step of failedSteps) print(`failed step: ${step}`)
for (const { name: report, testResults } of reports) {
  for (const failure of testResults.flatMap(failuresOf)) print(`failed (${path.parse(report).name}): ${failure}`)
}
print(`${passed} passed, ${failed + (isEmpty ? 1 : 0)} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || isEmpty ? 1 : 0
