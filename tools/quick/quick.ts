import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { importersIn } from './graph'
import { isQuickTest, startsProcesses } from './paths'
import { forgetRecord, readRecords, readSnapshot, writeSnapshot } from './record'
import { chooseTests } from './select'
import { readSources } from './sources'

/**
 * `npm run test:quick`: runs the test files that the changes since the last run can affect, without a browser. `--
 * --list` prints them and runs nothing. Other arguments go to Vitest.
 */
const root = process.cwd()
const [isList, args] = [process.argv.includes('--list'), process.argv.slice(2).filter((arg) => arg !== '--list')]
const sources = await readSources(root)
const snapshot = readSnapshot()
const processes = sources.files.filter((file) => isQuickTest(file) && startsProcesses(readFileSync(file, 'utf8')))
const choice = chooseTests(
  { records: readRecords(), snapshot },
  { sources, importers: importersIn(root, sources.files), processes: new Set(processes) },
)

if (isList) process.stdout.write([...choice].map(([file, why]) => `${file}\t${why}\n`).join(''))
else process.exitCode = run()

function run(): number {
  const all = sources.files.filter(isQuickTest).length
  if (snapshot === null) process.stdout.write('Nothing is recorded yet: all tests run that need no browser.\n')
  process.stdout.write(`${choice.size} of ${all} test files can be reached by what has changed\n${reasons()}`)
  if (choice.size === 0) return 0
  // if this run is interrupted, the file has to run again
  for (const file of choice.keys()) forgetRecord(file)
  writeSnapshot(sources.snapshot)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--mode', 'quick', ...choice.keys(), ...args],
    {
      stdio: 'inherit',
    },
  )
  return status ?? 1
}

/** The most common reasons first. */
function reasons(): string {
  const counts = new Map<string, number>()
  for (const why of choice.values()) counts.set(why, (counts.get(why) ?? 0) + 1)
  const lines = [...counts].sort(([, a], [, b]) => b - a).map(([why, count]) => `  ${count} ${why}\n`)
  return [...lines.slice(0, 8), ...(lines.length > 8 ? [`  and ${lines.length - 8} more reasons\n`] : [])].join('')
}
