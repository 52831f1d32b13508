import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * `npm run record` records the sessions of `tests/replay` again: all of them, or with `-- card` those whose names
 * contain “card”. Read the diff before you commit it: each difference is a change of behavior or of a name.
 */
const folder = 'tests/replay/logs'
const words = process.argv.slice(2)
const logs = readdirSync(folder).filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
for (const file of logs) rmSync(path.join(folder, file))
process.stdout.write(`Records anew: ${logs.join(', ') || 'nothing; no name contains that word'}\n`)
const env = { ...process.env, RECORD: 'new' }
const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--mode', 'quick', 'tests/replay/replay'], {
  env,
  stdio: 'inherit',
})
if (status === 0) spawnSync('git', ['diff', '--stat', '--', folder], { stdio: 'inherit' })
process.exitCode = status ?? 1
