import { expect, test } from 'vitest'
import type { StateNode } from 'xstate'
import { quoteWalks } from './all.walks'
import { Ground } from './ground'
import type { Report, Walk } from './spec'
import { survey } from './walk'

/** What is walked, by name. `WALKS=print npx vitest run tests/walks/report.test.ts` prints it; nothing is written. */
const walks = Object.entries(quoteWalks) as [string, Walk<any, any>][]
const reports = new Map<string, Report>()

test.each(walks)(
  '%s: every state and transition of the chart is walked, and named',
  async (name, walk) => {
    const report = await survey(walk)
    reports.set(name, report)
    const { nodes } = new Ground(walk.machine, walk.region)
    expect(report.gaps).toEqual([])
    expect(report.transitions.filter(({ times }) => times === 0)).toEqual([])
    expect(report.transitions).toHaveLength(nodes.reduce((sum, node) => sum + transitionsOf(node), 0))
    expect(report.states.length).toBeGreaterThan(1)
  },
  60_000,
)

const transitionsOf = (node: StateNode) =>
  [...node.transitions.values()].reduce((sum, all) => sum + all.length, 0) + (node.always?.length ?? 0)

test('every region of the quote is among them', () => {
  const { quoting } = walks.find(([name]) => name === 'quote screen')![1].machine.root.states
  const regions = Object.values<StateNode>(quoting.states).filter((region) => Object.keys(region.states).length > 0)
  const walked = walks.flatMap(([, { region = [] }]) => region.slice(-1))
  expect(new Set(walked)).toEqual(new Set(regions.map(({ key }) => key)))
})

test('the report names them', () => {
  const table = [...reports].flatMap(([name, report]) => tableOf(name, report)).join('\n')
  for (const { states, transitions } of reports.values())
    for (const said of [...states, ...transitions.map((each) => each.name)]) expect(table).toContain(said)
  if (process.env['WALKS'] === 'print') process.stdout.write(`\n${table}\n`)
})

const tableOf = (name: string, { states, transitions, paths, steps }: Report) => [
  '',
  `${name}: ${states.length} states, ${transitions.length} transitions, ${paths} paths of ${steps} steps`,
  ...states.map((state) => `         ${state}`),
  ...transitions.map(({ name: said, times }) => `${String(times).padStart(6)} × ${said}`),
]
