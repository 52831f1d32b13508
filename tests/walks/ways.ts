import type { AnyMachineSnapshot } from 'xstate'
import type { Way } from '../../tools/proof/evidence'
import { nameOf } from './checks'
import type { ChartGraph } from './graph'
import type { Edge } from './paths'

/**
 * From each state, the shortest path to a goal, so that no user is ever stuck. The context tells states apart on the
 * way: one missing path from anywhere in a state counts as none.
 */
export function waysOut(
  edges: readonly Edge[],
  graph: ChartGraph,
  vertex: (s: AnyMachineSnapshot) => string,
  goals: readonly string[],
): Way[] {
  const ends = new Map(edges.flatMap((e) => [e.state, e.nextState]).map((s) => [vertex(s), s]))
  const onward = onwardFrom(edges, graph, vertex, goals, ends)
  const byState = new Map<string, (readonly Edge[] | null)[]>()
  for (const [here, snapshot] of ends) {
    const leaf = graph.leaves(snapshot).join()
    byState.set(leaf, [...(byState.get(leaf) ?? []), wayFrom(here, onward, vertex)])
  }
  return [...byState].map(([state, ways]) => {
    const matches = ways.filter((way) => way !== null).sort((a, b) => a.length - b.length)
    const [shortest] = matches
    if (!shortest || matches.length < ways.length) return { state, events: null, to: null, atMost: null }
    return {
      state,
      events: shortest.map(({ event }) => nameOf(event)),
      to: shortest.length > 0 ? graph.leaves(shortest.at(-1)!.nextState).join() : state,
      atMost: matches.at(-1)!.length,
    }
  })
}

/** The next event for each state: breadth first from the goals backwards, so it leads to the nearest. */
function onwardFrom(
  edges: readonly Edge[],
  graph: ChartGraph,
  vertex: (s: AnyMachineSnapshot) => string,
  goals: readonly string[],
  ends: ReadonlyMap<string, AnyMachineSnapshot>,
) {
  const into = new Map<string, Edge[]>()
  for (const edge of edges) {
    const to = vertex(edge.nextState)
    const known = into.get(to)
    if (known) known.push(edge)
    else into.set(to, [edge])
  }
  const onward = new Map<string, Edge | null>()
  for (const [here, snapshot] of ends)
    if (graph.leaves(snapshot).some((leaf) => goals.includes(leaf))) onward.set(here, null)
  for (const [here] of onward)
    for (const edge of into.get(here) ?? []) if (!onward.has(vertex(edge.state))) onward.set(vertex(edge.state), edge)
  return onward
}

function wayFrom(start: string, onward: ReadonlyMap<string, Edge | null>, vertex: (s: AnyMachineSnapshot) => string) {
  const way: Edge[] = []
  for (let here = start; ; ) {
    const next = onward.get(here)
    if (next === undefined) return null
    if (next === null) return way
    way.push(next)
    here = vertex(next.nextState)
  }
}

/** States from which no goal can be reached. */
export const traps = (ways: readonly Way[]): string[] =>
  ways.filter(({ events }) => events === null).map(({ state }) => `no way to a goal from: ${state}`)
