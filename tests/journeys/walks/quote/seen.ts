import type { StateNode } from 'xstate'
import type { Snapshot } from '../../../../machines/customer/quote/quote.select'
import type { Evidence, Trail } from '../../../../tools/proof/evidence'
import { quoteWalks } from '../../../walks/all.walks'
import { ChartGraph } from '../../../walks/graph'
import { Ledger } from '../../../walks/ledger'
import { crankable } from '../../../walks/rig'
import type { Walk } from '../../../walks/spec'
import { unsaid } from '../walkInBrowser'
import { pathsIn, type Taken } from './chart'

/** The walks of the register that a quote's page runs all at once. */
export const inPage = [
  'quote screen',
  'quote steps',
  'quote price',
  'quote standing',
  'quote record',
  'quote coupon',
  'quote dialog',
  'quote calendar',
] as const satisfies (keyof typeof quoteWalks)[]
export type InPage = (typeof inPage)[number]

/** By what was not met, as the ledger of the walks names it: why no browser can bring it about, or none does here. */
export type NotInBrowser = Readonly<Record<InPage, Readonly<Record<string, string>>>>

/** What was seen in a browser of the quote's chart, told walk by walk as the register has them. */
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
    const graph = new ChartGraph(crankable(machine), region)
    const known = new Ledger(graph).seen()
    const keys = graph.nodes.flatMap(keysOf)
    const states = known.states.map((state, i) => ({
      ...state,
      path: this.#entered.get(graph.nodes[i + 1]!.path.join('.')) ?? null,
    }))
    const transitions = known.transitions.map((transition, i) => {
      const { times = 0, path = null } = this.#taken.get(keys[i]!) ?? {}
      // whether a guard was seen both ways is the walk's in process to say
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
/** In the order in which the ledger tells of them. */
const keysOf = (node: StateNode): string[] =>
  [...[...node.transitions.values()], node.always ?? []].flatMap((arrows) =>
    arrows.map(({ eventType }, index) => keyOf(node, eventType, index)),
  )
