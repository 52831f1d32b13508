import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isQuickTest, recordFolder } from '../quick/paths'
import { failuresIn } from '../suite/failures'
import { type Fault, noteTest, plantedFaults } from './faults'
import { copyTree, type Tree } from './tree'

/**
 * `npm run planted`: plants each fault of tests/planted in a copy of the tree and prints the level of tests that
 * notices it. Exits with 1 if none does, or if `npm run test:quick` would not choose a file that does. It needs the
 * record of a whole `npm test`. `-- money` plants only the faults with that in their names; `-- --quick` checks `npm
 * run test:quick` alone.
 *
 * The test file that noticed a fault last runs first; only if it passes does the search go on, by `npm run test:quick`
 * and then level by level. Each patch names that file on its second line, and the search writes it there.
 */
interface Level {
  readonly name: string
  readonly run: readonly string[]
}

const tsc = 'node_modules/.bin/tsc'
const vitest = ['node', 'node_modules/vitest/vitest.mjs', 'run', '--bail=1']
const quick: Level = { name: 'quick', run: ['node', '--import', 'tsx', 'tools/quick/quick.ts', '--bail=1'] }
/** The cheapest first: once a level notices a fault, the next ones do not run. */
const others: readonly Level[] = [
  { name: 'without a browser', run: [...vitest, '--mode', 'quick'] },
  { name: 'journeys', run: [...vitest, '--project', 'journeys'] },
  { name: 'long journeys and walks', run: [...vitest, '--mode', 'browser'] },
  { name: 'types', run: [tsc, '--noEmit'] },
]

interface Match {
  readonly fault: Fault
  /** null if nothing noticed it */
  readonly level: string | null
  readonly seconds: number
  /** the first test that failed, or its file */
  readonly by: string
  readonly isMissedByQuick: boolean
}

const root = process.cwd()
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const levels = process.argv.includes('--quick') ? [] : others
const faults = plantedFaults(root).filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)
const tree = copyTree(root)
const record = path.join(tree.root, '../', `${path.basename(tree.root)}-record`)
const matches: Match[] = []
try {
  for (const fault of faults) matches.push(answerOf(look(fault, tree)))
} finally {
  tree.remove()
  rmSync(record, { recursive: true, force: true })
}
process.exitCode = sumUp()

function look(fault: Fault, { plant, takeOut }: Tree): Match {
  plant(fault.patch)
  try {
    const begun = Date.now()
    const byNoted = fault.noticedBy === null ? null : failureOf(levelOf(fault.noticedBy))
    if (byNoted !== null) {
      const seconds = (Date.now() - begun) / 1000
      const isMissedByQuick = isQuickTest(fault.noticedBy!) && !chosenByQuick().has(fault.noticedBy!)
      return { fault, level: folderOf(byNoted), seconds, by: byNoted, isMissedByQuick }
    }
    const byQuick = failureOf(quick)
    const seconds = (Date.now() - begun) / 1000
    if (byQuick !== null) return { fault, level: folderOf(byQuick), seconds, by: byQuick, isMissedByQuick: false }
    for (const level of levels) {
      const by = failureOf(level)
      if (by === null) continue
      const isMissedByQuick = level.name === 'without a browser'
      return { fault, level: isMissedByQuick ? folderOf(by) : level.name, seconds, by, isMissedByQuick }
    }
    return { fault, level: null, seconds, by: '', isMissedByQuick: false }
  } finally {
    takeOut(fault.patch)
  }
}

/** The run of one test file: in the mode that has it. */
function levelOf(file: string): Level {
  const mode = isQuickTest(file)
    ? ['--mode', 'quick']
    : /^tests\/journeys\/[^/]+$/.test(file)
      ? []
      : ['--mode', 'browser']
  return { name: file, run: [...vitest, ...mode, file] }
}

/** The test files that `npm run test:quick` chooses in the current tree. */
function chosenByQuick(): ReadonlySet<string> {
  restoreRecord()
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'tools/quick/quick.ts', '--list'], {
    cwd: tree.root,
    encoding: 'utf8',
    env: { ...process.env, QUICK_RECORD: record },
  })
  if (status !== 0) throw new Error(`npm run test:quick -- --list ended with ${status}:\n${stderr}`)
  return new Set(stdout.split('\n').map((line) => line.split('\t')[0]!))
}

/** Puts the record of the sound sources in place: a run with a fault writes its own. */
function restoreRecord(): void {
  rmSync(record, { recursive: true, force: true })
  cpSync(recordFolder(), record, { recursive: true })
}

/** The failure that a level finds in the current tree; null if it finds none. */
function failureOf({ run: [command = '', ...args] }: Level): string | null {
  restoreRecord()
  const report = path.join(tree.root, 'planted-report.json')
  rmSync(report, { force: true })
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: tree.root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, QUICK_RECORD: record, TEST_REPORT: report },
  })
  if (status === 0) return null
  if (command === tsc) return stdout.split('\n')[0] ?? ''
  const [first] = existsSync(report) ? failuresIn(report, tree.root) : []
  if (first === undefined)
    throw new Error(`${[command, ...args].join(' ')} ended with ${status}:\n${stdout}\n${stderr}`)
  return first
}

/** `tests/server/mail/policy.test.ts > …` belongs to the folder `server`. */
function folderOf(failure: string): string {
  return /^tests\/([^/]+)\//.exec(failure)?.[1] ?? 'elsewhere'
}

function answerOf(one: Match): Match {
  const { fault, level, seconds, by, isMissedByQuick } = one
  const missed = isMissedByQuick ? ', which test:quick did not choose' : ''
  const file = by.split(' > ')[0]!
  if (file !== fault.noticedBy && file.startsWith('tests/')) noteTest(fault, file)
  process.stdout.write(`${level ?? 'UNNOTICED'}${missed}\t${seconds.toFixed(0)} s\t${fault.name}\t${by}\n`)
  return one
}

function sumUp(): number {
  const unnoticed = matches.filter(({ level }) => level === null)
  const missed = matches.filter(({ isMissedByQuick }) => isMissedByQuick)
  const levels = new Map<string, number>()
  for (const { level } of matches) levels.set(level ?? 'nobody', (levels.get(level ?? 'nobody') ?? 0) + 1)
  const seconds = matches.map((each) => each.seconds).sort((a, b) => a - b)
  const lines = [
    ...[...levels].sort(([, a], [, b]) => b - a).map(([level, count]) => `${String(count).padStart(4)} by ${level}`),
    `${matches.length} faults, ${unnoticed.length} unnoticed, ${missed.length} missed by test:quick`,
    `a fault took ${seconds[Math.floor(seconds.length / 2)]?.toFixed(0)} s in the median, ${seconds.at(-1)?.toFixed(0)} s at most`,
    ...unnoticed.map(({ fault }) => `unnoticed: ${fault.name}: ${fault.title}`),
    ...missed.map(({ fault, by }) => `missed by test:quick: ${fault.name}: ${by}`),
  ]
  process.stdout.write(`\n${lines.join('\n')}\n`)
  return unnoticed.length + missed.length > 0 ? 1 : 0
}
