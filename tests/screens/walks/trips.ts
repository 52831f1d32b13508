import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { ChartGraph } from '../../walks/graph'
import type { Path } from '../../walks/paths'
import type { Walk } from '../../walks/spec'
import { explorationOf } from '../../walks/walk'

interface Step {
  readonly event: EventObject
  /** the target's name in the walk; `out` once the region is left */
  readonly leaf: string
}

/** A path of a walk on a screen. */
export interface Trip {
  readonly start: string
  /** the first is the beginning itself */
  readonly steps: readonly Step[]
  /** the page is drawn from the step before the first new state; other trips cover the earlier ones */
  readonly drawn: number
}

/** The paths of a walk that together reach each of its states, longest first, because long ones reach the most. */
export function tripsOf(walk: Walk<any, any>, graph: ChartGraph): readonly Trip[] {
  const known = new Set<string>()
  const isNew = (what: string) => !known.has(what) && known.add(what).size > 0
  const all = explorationOf(walk, graph).explored.flatMap(({ name, paths }) => paths.map((path) => ({ name, path })))
  return all
    .toSorted((a, b) => b.path.steps.length - a.path.steps.length)
    .flatMap(({ name, path }) => {
      const steps = stepsOf(path, graph)
      const news = steps.flatMap(({ leaf }, at) => (leaf !== 'out' && isNew(leaf) ? [at] : []))
      return news.length === 0
        ? []
        : [{ start: name, steps: steps.slice(0, news.at(-1)! + 1), drawn: Math.max(0, news[0]! - 1) }]
    })
}

const stepsOf = ({ steps }: Path, graph: ChartGraph): Step[] =>
  steps.map(({ event, state }) => ({ event, leaf: graph.leaves(state as AnyMachineSnapshot).join() }))
