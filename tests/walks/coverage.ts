import { readdirSync } from 'node:fs'
import { type AnyStateMachine, StateMachine, type StateNode } from 'xstate'
import { ChartGraph } from './graph'
import { type WalkName, walkNames, walkOf } from './register'

/* The charts that the walks cover. It reads the folder of the charts, and the register does not, because a browser loads that. */

export interface Chart {
  /** from the charts' folder, such as `session/session.machine.ts` */
  readonly file: string
  readonly machine: AnyStateMachine
  /** its walks, by name */
  readonly walks: readonly WalkName[]
}

const folder = new URL('../../machines/', import.meta.url)

/** Every chart in a `*.machine.ts`, with its walks. */
export async function charts(): Promise<readonly Chart[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.machine.ts'),
  )
  const matches = files.sort().map(async (file) => {
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
    const machines = Object.values(module).filter((each): each is AnyStateMachine => each instanceof StateMachine)
    return machines.map((machine) => ({ file, machine, walks: walkNames.filter((name) => isOf(name, machine)) }))
  })
  return (await Promise.all(matches)).flat()
}

// a chart with other actors or delays is another machine with the same config
const isOf = (name: WalkName, machine: AnyStateMachine) => walkOf(name).machine.config === machine.config

/** The states of a chart that no walk covers. Listening regions run along with every walk of their chart. */
export function unwalked({ machine, walks }: Chart): string[] {
  const walked = new Set(
    walks.flatMap((name) => {
      const { machine: own, region } = walkOf(name)
      const { nodes, listeners } = new ChartGraph(own, region)
      return [...nodes, ...listeners].map(pathOf)
    }),
  )
  const root = machine.root as StateNode
  // a chart of regions has no state beside theirs
  const nodes = root.type === 'parallel' ? nodesOf(root).slice(1) : nodesOf(root)
  return nodes.map(pathOf).filter((path) => !walked.has(path))
}

/** The message for a chart's author: the missing walk, and the files that list walks. Empty for a covered chart. */
export function adviceFor(chart: Chart): string {
  const paths = unwalked(chart)
  const outermost = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}.`)))
  if (chart.walks.length === 0) return lacking(chart, 'it', 'a walk', [])
  return outermost
    .map((path) => {
      const region = path.split('.')
      return lacking(chart, path, `a walk with \`region: [${region.map((key) => `'${key}'`).join(', ')}]\``, region)
    })
    .join('\n')
}

function lacking({ file }: Chart, what: string, walk: string, region: readonly string[]): string {
  const own = [file.split('/').at(-1)?.replace('.machine.ts', ''), ...region.slice(-1)].join('.')
  const list = file.startsWith('customer/quote/') ? 'all' : 'pages'
  return `machines/${file}: no walk goes through ${what}. Add ${walk} to tests/walks/${own}.walks.ts, and its name to tests/walks/${list}.walks.ts.`
}

const pathOf = (node: StateNode) => node.path.join('.') || '(top)'
const nodesOf = (node: StateNode): StateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child as StateNode)),
]
