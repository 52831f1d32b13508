import { type AnyMachineSnapshot, type EventObject, initialTransition, transition } from 'xstate'
import { nameOf } from '../../tests/walks/checks'
import { ChartGraph, type Start } from '../../tests/walks/graph'
import { traversalOf } from '../../tests/walks/paths'
import { withTestCalls } from '../../tests/walks/rig'
import type { Walk } from '../../tests/walks/spec'

/** The path to a state: a beginning of its walk, and events. */
export interface Way {
  readonly start: string
  readonly events: readonly EventObject[]
}

/** The resting states of a walk. */
export const statesOf = ({ machine, region, hears }: Walk<any, any>) =>
  new ChartGraph(withTestCalls(machine), region, hears).lasting

/**
 * The shortest path to each of these states over all events of the walk; among equal paths the one from the earlier
 * beginning. A state without a path is missing in the result.
 */
export function waysTo(walk: Walk<any, any>, states: readonly string[]): ReadonlyMap<string, Way> {
  const graph = new ChartGraph(withTestCalls(walk.machine), walk.region, walk.hears)
  const { options, vertex } = traversalOf(walk, graph)
  const wanted = new Set(states)
  const match = new Map<string, Way>()
  const known = new Set<string>()
  const ahead: { at: AnyMachineSnapshot; way: Way }[] = []
  const meet = (at: AnyMachineSnapshot, way: Way) => {
    const which = vertex(at)
    if (known.has(which)) return
    known.add(which)
    for (const leaf of graph.leaves(at)) if (wanted.delete(leaf)) match.set(leaf, way)
    ahead.push({ at, way })
  }
  for (const [start, begun] of Object.entries(walk.starts) as [string, Start][])
    meet(initialTransition(graph.machine, begun as never)[0] as AnyMachineSnapshot, { start, events: [] })
  for (const { at, way } of ahead) {
    if (wanted.size === 0) break
    for (const event of options.events(at))
      meet(transition(graph.machine, at, event)[0] as AnyMachineSnapshot, {
        ...way,
        events: [...way.events, event],
      })
  }
  return match
}

/** The path in words, as the report of the proof names its paths. */
export const inWords = ({ start, events }: Way) => [start, ...events.map(nameOf)].join(' → ')
