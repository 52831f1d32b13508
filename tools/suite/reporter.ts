import path from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { type FileTime, timesByFolder } from './times'

/** Ends each run with the time by folder and, after everything else, the names of the failures, one on each line. */
export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (modules.length > 1) print('Time by folder (files run side by side)', timesByFolder(modules.map(timeOf)))
    print('Failed', [...modules.flatMap(failuresOf), ...errors.map(({ message }) => `outside of a test: ${message}`)])
  }
}

const print = (title: string, lines: readonly string[]) => {
  if (lines.length > 0) process.stdout.write(`\n${title}\n${lines.join('\n')}\n`)
}

const fileOf = (module: TestModule) => path.relative(process.cwd(), module.moduleId)

function timeOf(module: TestModule): FileTime {
  const { duration, collectDuration } = module.diagnostic()
  return {
    file: fileOf(module),
    seconds: (duration + collectDuration) / 1000,
    tests: [...module.children.allTests()].length,
  }
}

/** A file that does not load, or whose hooks fail, has no failed test: the file itself is listed. */
function failuresOf(module: TestModule): string[] {
  if (module.ok()) return []
  const tests = [...module.children.allTests('failed')].map((test) => `${fileOf(module)} > ${test.fullName}`)
  return tests.length > 0 ? tests : [fileOf(module)]
}
