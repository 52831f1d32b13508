import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type Evidence,
  keepCharts,
  keepEvidence,
  keepReplayed,
  readStored,
  type Stored,
} from '../../tools/proof/evidence'
import { linesOf } from '../../tools/proof/lines'
import { pageOf } from '../../tools/proof/page'
import { reportOf } from '../../tools/proof/report'
import { faultOf, namesIn, resultsOf } from '../../tools/proof/tests'

const evidence: Evidence = {
  paths: [{ start: 'fresh', events: ['door.opened'] }],
  steps: 2,
  states: [
    { name: 'shut', kind: 'lasting', path: 0 },
    { name: 'open', kind: 'lasting', path: 0 },
  ],
  transitions: [
    { name: 'shut on door.opened -> open', times: 1, path: 0, guard: { name: 'hasKey', stored: true, failed: true } },
  ],
  heard: [{ name: 'bell on door.opened -> stays', times: 1, path: 0, guard: null }],
  ways: [
    { state: 'shut', events: ['door.opened'], to: 'open', atMost: 2 },
    { state: 'open', events: [], to: 'open', atMost: 0 },
  ],
  gaps: [],
}
const session = { name: 'a visit', steps: 3, charts: ['door'], differences: [], accepted: ['door, step 1: a reason'] }
const kept = (own: Evidence = evidence, browser?: Evidence): Stored => ({
  charts: [
    { file: 'door/door.machine.ts', drawing: 'shut --> open <now>', walks: [{ name: 'door', says: 'It opens.' }] },
  ],
  walks: {
    process: new Map([['door', own]]),
    screen: new Map(),
    browser: new Map(browser ? [['door', browser]] : []),
  },
  sessions: [session],
})
const report = (of: Stored = kept(), failed: string[] = []) => reportOf(of, failed, null, '2026-11-20T15:00:00Z')

let folder: string | null = null
afterEach(() => {
  vi.unstubAllEnvs()
  if (folder) rmSync(folder, { recursive: true })
  folder = null
})

test('stored results of walks can be read again, and without a proof nothing is written', () => {
  folder = mkdtempSync(path.join(tmpdir(), 'proof-'))
  vi.stubEnv('PROOF', '')
  keepEvidence('process', 'door', evidence)
  expect(readStored(folder).walks.process.size).toBe(0)
  vi.stubEnv('PROOF', folder)
  keepEvidence('process', 'door', evidence)
  keepCharts(kept().charts)
  keepReplayed(session)
  expect(readStored(folder)).toEqual(kept())
})

test('the numbers are those of the walks, including regions that only listen', () => {
  const { totals, faults, charts } = report()
  expect(faults).toEqual([])
  expect(totals).toMatchObject({
    charts: 1,
    states: { all: 2, met: 2 },
    transitions: { all: 2, met: 2 },
    guards: { all: 1, met: 1 },
    ways: { all: 2, met: 2 },
    positions: { process: { states: 2, transitions: 2 }, browser: { states: 0, transitions: 0 } },
  })
  expect(charts[0]!.longestWay).toBe(2)
  expect(linesOf(report()).join('\n')).toContain('1 charts: 2/2 states and 2/2 transitions on 1 paths of 2 steps')
  expect(linesOf(report()).at(-1)).toMatch(/^It holds/)
})

test('a browser’s result is reported as long as its chart stays the same', () => {
  expect(report(kept(evidence, evidence)).totals.positions.browser).toEqual({ states: 2, transitions: 1 })
  const older = { ...evidence, states: [{ name: 'closed', kind: 'lasting', path: 0 } as const, ...evidence.states] }
  expect(report(kept(evidence, older)).totals.positions.browser).toEqual({ states: 0, transitions: 0 })
})

test.each([
  ['a gap', kept({ ...evidence, gaps: ['never entered: lost'] }), 'door: never entered: lost'],
  [
    'a thing nobody hears',
    kept({ ...evidence, heard: [{ ...evidence.heard[0]!, times: 0 }] }),
    'door/door.machine.ts: never taken: bell on door.opened -> stays',
  ],
  [
    'a session that goes otherwise',
    { ...kept(), sessions: [{ ...session, differences: ['step 2'] }] },
    'session a visit: step 2',
  ],
  ['a gap in the browser', kept(evidence, { ...evidence, gaps: ['x'] }), 'door, in the browser: x'],
  ['nothing at all', { ...kept(), charts: [] }, 'nothing was walked'],
] as const)('%s is a fault', (_, of, fault) => {
  expect(report(of).faults).toEqual([fault])
  expect(linesOf(report(of)).at(-1)).toBe(`  ${fault}`)
  expect(pageOf(report(of), '')).toContain('It does not hold')
})

test('a test that failed, and a transition whose loss went unnoticed, are faults', () => {
  expect(report(kept(), ['a walk: it threw']).faults).toEqual(['a walk: it threw'])
  const mutants = { walks: 1, unnoticed: ['door on door.opened'] }
  expect(reportOf(kept(), [], mutants, '').faults).toEqual(['left out and not noticed: door on door.opened'])
  const none = { walks: 0, unnoticed: [] }
  expect(reportOf(kept(), [], none, '').faults).toEqual(['no part was left out of any walk'])
})

test('the page is self-contained, escapes its content, and shows the same numbers', () => {
  const styles = readFileSync('tools/proof/page.css', 'utf8') + readFileSync('src/styles/tokens.css', 'utf8')
  const page = pageOf(report(), styles)
  expect(page).not.toMatch(/<script|<link|src=|url\(|@import|https?:/)
  expect(page).toContain('shut --&gt; open &lt;now&gt;')
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('door.opened <span class="soft">to open (at most 2)</span>')
  expect(page).toContain('hasKey: both ways')
  expect(page.match(/<table/g)).toHaveLength(5)
})

test('a failed test is reported in one line, and so is a file that could not be loaded', () => {
  const result = resultsOf({
    testResults: [
      { name: '/x/broken.test.ts', status: 'failed', message: 'No such file\nat …', assertionResults: [] },
      {
        name: '/x/one.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'holds', status: 'passed' },
          { fullName: 'left', status: 'skipped' },
          { fullName: 'breaks', status: 'failed', failureMessages: ['\u001b[31mAssertionError\u001b[39m: no\n  at'] },
        ],
      },
    ],
  })
  expect(result.filter(({ isPassed }) => !isPassed).map(faultOf)).toEqual([
    'broken.test.ts: No such file',
    'breaks: AssertionError: no',
  ])
})

test('the names of a mutant run are read from the list that should have been empty', () => {
  const message =
    "AssertionError: expected [ 'door on door.opened', 'door states open on shut 1' ] to deeply equal []\n  at …"
  expect(namesIn(message)).toEqual(['door on door.opened', 'door states open on shut 1'])
  expect(namesIn('Error: it threw')).toEqual([])
})
