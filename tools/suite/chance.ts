import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { failuresIn } from './failures'

/**
 * `npm run chance`: runs the suite again and again beside two busy processes, each time in another order, every other
 * time on another day and in another time zone. Lists failures with everything that is needed to reproduce them. `--
 * 10` sets the number of runs, `-- 10 --seed=7` begins with that order, other arguments go to Vitest.
 */
interface Round {
  readonly seed: number
  /** ISO instant; null for the machine's own clock */
  readonly clock: string | null
  readonly zone: string
}

const clocks = [
  null,
  // a year's end, a change to summer time, a leap day; the last two begin minutes before New York's day changes
  '2026-12-31T23:50:00-05:00',
  '2027-03-14T01:50:00-05:00',
  '2028-02-28T23:50:00-05:00',
] as const
const zones = ['America/New_York', 'Asia/Tokyo', 'UTC'] as const

const args = process.argv.slice(2)
const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 10)
const first = Number(args.find((arg) => arg.startsWith('--seed='))?.slice(7) ?? Date.now() % 1_000_000)
const passedOn = args.filter((arg) => !/^(\d+|--seed=.*)$/.test(arg))

const busy = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
process.once('exit', () => stop(busy))
let failures = 0
for (let index = 0; index < rounds; index++) {
  const round = { seed: first + index, clock: clocks[index % clocks.length]!, zone: zones[index % zones.length]! }
  const begun = Date.now()
  const failed = run(round)
  failures += failed.length
  const seconds = Math.round((Date.now() - begun) / 1000)
  const text = `seed ${round.seed}, ${round.clock ?? 'the machine’s clock'}, ${round.zone}`
  process.stdout.write(`round ${index + 1} of ${rounds} (${text}): ${failed.length} failed, ${seconds} s\n`)
  for (const name of failed) process.stdout.write(`  ${name}\n`)
}
stop(busy)
process.exitCode = failures > 0 ? 1 : 0

function run({ seed, clock, zone }: Round): string[] {
  const report = path.resolve('node_modules/.cache/marquee/chance.json')
  rmSync(report, { force: true })
  // a browser uses the machine's clock, so on another day only tests without one run
  const mode = clock === null ? [] : ['--mode', 'quick']
  const clockModule = fileURLToPath(new URL('clock.mjs', import.meta.url))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...mode, ...passedOn],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: {
        ...process.env,
        ORDER_SEED: String(seed),
        TZ: zone,
        TEST_REPORT: report,
        ...(clock && {
          CLOCK_OFFSET: String(new Date(clock).getTime() - Date.now()),
          NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${clockModule}`,
        }),
      },
    },
  )
  const failures = failuresIn(report)
  // a run that ended before its first test lists no failure
  return failures.length === 0 && status !== 0 ? [`the run ended with ${status}: ${stderr.slice(-500)}`] : failures
}

function stop(processes: readonly ChildProcess[]): void {
  for (const each of processes) each.kill('SIGKILL')
}
