import type { StateNode } from 'xstate'
import type { Snapshot } from '../../../../machines/customer/quote/quote.select'
import type { Evidence, Trail } from '../../../../tools/proof/evidence'
import { quoteWalks } from '../../../walks/all.walks'
import { ChartGraph } from '../../../walks/graph'
import { Ledger } from '../../../walks/ledger'
import { withTestCalls } from '../../../walks/rig'
import type { Walk } from '../../../walks/spec'
import { unsaid } from '../walkInBrowser'
import { pathsIn, type Taken } from './chart'

/** The walks of the register that a quote's page runs at the same time. */
export const inPage = [
  'quote screen',
  'quote steps',
  'quote price',
  'quote decision',
  'quote record',
  'quote coupon',
  'quote dialog',
  'quote calendar',
  'quote cities',
] as const satisfies (keyof typeof quoteWalks)[]
export type InPage = (typeof inPage)[number]

/** Reasons by the ledger's names of what was not met: why no browser can cause it, or none does here. */
export type NotInBrowser = Readonly<Record<InPage, Readonly<Record<string, string>>>>

/** The transitions and states of the quote's chart that a browser met, by walk of the register. */
export class SeenInBrowser {
  readonly #trails: Trail[] = []
  readonly #steps: number[] = []
  readonly #entered = new Map<string, number>()
  readonly #taken = new Map<string, { times: number; path: number }>()

  begin(start: string, events: readonly string[]) {
    this.#trails.push({ start, events })
    this.#steps.push(events.length)
  }

  note(taken: readonly Taken[], chart: Snapshot) {
    const path = this.#trails.length - 1
    for (const { source, eventType, index } of taken) {
      const key = keyOf(source, eventType, index)
      this.#taken.set(key, { times: (this.#taken.get(key)?.times ?? 0) + 1, path: this.#taken.get(key)?.path ?? path })
    }
    const passed = taken.flatMap(({ source, target }) => [source, ...target]).map(({ path: to }) => to.join('.'))
    const entered = [...pathsIn(chart), ...passed]
    for (const each of entered) if (!this.#entered.has(each)) this.#entered.set(each, path)
  }

  evidenceOf(name: InPage, notInBrowser: NotInBrowser[InPage]): Evidence {
    const { machine, region } = quoteWalks[name] as unknown as Walk<never, readonly string[]>
    const graph = new ChartGraph(withTestCalls(machine), region)
    const known = new Ledger(graph).seen()
    const keys = graph.nodes.flatMap(keysOf)
    const states = known.states.map((state, i) => ({
      ...state,
      path: this.#entered.get(graph.nodes[i + 1]!.path.join('.')) ?? null,
    }))
    const transitions = known.transitions.map((transition, i) => {
      const { times = 0, path = null } = this.#taken.get(keys[i]!) ?? {}
      // only the walk in process tells whether a guard both passed and failed
      return { ...transition, times, path, guard: null }
    })
    const gaps = [
      ...states.filter(({ path }) => path === null).map((each) => `never entered: ${each.name}`),
      ...transitions.filter(({ path }) => path === null).map((each) => `never taken: ${each.name}`),
    ]
    const steps = this.#steps.reduce((sum, count) => sum + count, 0)
    return {
      paths: this.#trails,
      steps,
      states,
      transitions,
      heard: [],
      ways: [],
      gaps: unsaid([...new Set(gaps)], notInBrowser),
      notInBrowser,
    }
  }
}

const keyOf = (source: StateNode, eventType: string, index: number) => `${source.path.join('.')} ${eventType} ${index}`
/** In the order of the ledger. */
const keysOf = (node: StateNode): string[] =>
  [...[...node.transitions.values()], node.always ?? []].flatMap((arrows) =>
    arrows.map(({ eventType }, index) => keyOf(node, eventType, index)),
  )
