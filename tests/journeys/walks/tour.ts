import type { AnyMachineSnapshot } from 'xstate'
import type { ChartGraph } from '../../walks/graph'
import { type Edge, takenBy } from '../../walks/paths'

interface Chart {
  readonly first: AnyMachineSnapshot
  /** only transitions that may be walked */
  readonly edges: readonly Edge[]
  readonly graph: ChartGraph
  readonly vertex: (snapshot: AnyMachineSnapshot) => string
  readonly isEnd: (edge: Edge) => boolean
}

/**
 * A few long walks over every transition and each of its outcomes: each continues to the nearest new one, and restarts
 * only where none is left ahead, because in a browser the way to a state is the expensive part.
 * @param known transitions that need not be taken any more; these walks add theirs
 */
export function toursOver({ first, edges, graph, vertex, isEnd }: Chart, known: Set<string>): Edge[][] {
  const from = new Map<string, Edge[]>()
  for (const edge of edges) from.set(vertex(edge.state), [...(from.get(vertex(edge.state)) ?? []), edge])
  const isNew = (edge: Edge) => {
    const taken = takenBy(edge, graph)
    return taken !== undefined && !known.has(taken)
  }
  /** breadth first, which finds the nearest */
  const nearest = (start: string): Edge[] | null => {
    const ways = new Map<string, Edge[]>([[start, []]])
    for (const [here, way] of ways) {
      for (const edge of from.get(here) ?? []) {
        if (isNew(edge)) return [...way, edge]
        const next = vertex(edge.nextState)
        if (!ways.has(next) && !isEnd(edge)) ways.set(next, [...way, edge])
      }
    }
    return null
  }
  const tours: Edge[][] = []
  for (;;) {
    const tour: Edge[] = []
    for (let here = vertex(first); ; ) {
      const way = nearest(here)
      if (way === null) break
      for (const edge of way) {
        const taken = takenBy(edge, graph)
        if (taken) known.add(taken)
      }
      tour.push(...way)
      const last = way.at(-1)!
      if (isEnd(last)) break
      here = vertex(last.nextState)
    }
    if (tour.length === 0) return tours
    tours.push(tour)
  }
}
