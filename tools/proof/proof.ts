import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readStored } from './evidence'
import { linesOf } from './lines'
import { pageOf } from './page'
import { type MutantsReport, reportOf } from './report'
import { faultOf, namesIn, runTests } from './tests'

/**
 * `npm run proof`: walks every chart, in process and on its screen in jsdom, replays the recorded sessions, and reports
 * the result on the console, in proof/index.html and in proof/proof.json, which git ignores. Exits with 1 if the proof
 * fails. `-- --browser` walks in Chromium too (later runs reuse its result as long as the chart stays the same), `--
 * --mutants` leaves out each transition once, `-- --record` first records new sessions.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = path.join(root, 'proof')
const evidence = path.join(folder, 'kept')
const hasBrowser = process.argv.includes('--browser')
const hasMutants = process.argv.includes('--mutants')
const isRecording = process.argv.includes('--record')
const walks = [
  'tests/walks/register.test.ts',
  'tests/walks/quote.walk.test.ts',
  'tests/walks/pages.walk.test.ts',
  'tests/screens/steps.walk.test.tsx',
  'tests/screens/walks/pages.walk.test.tsx',
  'tests/replay',
]
const send = (text: string) => void process.stdout.write(`${text}\n`)

for (const folder of ['register', 'process', 'screen', 'replay', ...(hasBrowser ? ['browser'] : [])])
  rmSync(path.join(evidence, folder), { recursive: true, force: true })
mkdirSync(evidence, { recursive: true })

const results = [
  ...(await runTests(
    root,
    evidence,
    ['--project=machines', '--project=screens', '--project=screens-production', ...walks],
    isRecording ? { RECORD: 'new' } : {},
  )),
  ...(hasBrowser ? await runTests(root, evidence, ['--mode=browser', '--project=walks']) : []),
]

async function leaveOut(): Promise<MutantsReport> {
  const files = ['tests/walks/mutants.test.ts', 'tests/walks/pages.mutants.test.ts']
  const all = await runTests(root, evidence, ['--project=machines', ...files], { MUTANTS: 'all' })
  const missed = all.filter(({ isPassed }) => !isPassed)
  return {
    walks: new Set(all.map(({ title }) => title.split(':')[0])).size,
    unnoticed: missed.flatMap((test) => {
      const names = namesIn(test.message)
      return names.length > 0 ? names : [faultOf(test)]
    }),
  }
}

const failed = results.filter(({ isPassed }) => !isPassed).map(faultOf)
const report = reportOf(readStored(evidence), failed, hasMutants ? await leaveOut() : null, new Date().toISOString())

/** The first block of the tokens is Tailwind syntax, and this page has no Tailwind. */
const tokens = readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8').replace('@theme static', ':root')
const rules = readFileSync(path.join(root, 'tools/proof/page.css'), 'utf8')

writeFileSync(path.join(folder, 'proof.json'), `${JSON.stringify(report, null, 2)}\n`)
writeFileSync(path.join(folder, 'index.html'), pageOf(report, tokens + rules))
for (const line of linesOf(report)) send(line)
send('\nThe page: proof/index.html')
process.exitCode = report.faults.length === 0 ? 0 : 1
