import type { Edge, Node } from './explore'

type Nodes = readonly Node<unknown>[]

/** For each node: the order in which the search met it (-1: not yet), and the earliest one that it leads back to. */
interface Marks {
  readonly index: Int32Array
  readonly low: Int32Array
}
const marksOf = ({ length }: Nodes): Marks => ({ index: new Int32Array(length), low: new Int32Array(length) })

/**
 * Finds states among which a strongly fair run can stay for ever: each actor who can act again and again there does act,
 * and no such step has to leave. If an actor could act but never acts inside, the states where it could are taken away,
 * and the rest is searched again.
 */
export function fairCircle(
  nodes: Nodes,
  within: ReadonlySet<number>,
  marks: Marks = marksOf(nodes),
): { readonly at: number; readonly circle: readonly string[] } | null {
  for (const part of components(nodes, within, marks)) {
    const edges = [...part].flatMap((n) => nodes[n]!.edges ?? [])
    if (!edges.some(({ to }) => part.has(to))) continue
    const acting = new Set(edges.filter(({ to }) => part.has(to)).map(({ choice }) => choice.actor))
    const isStarved = ({ choice }: Edge) => choice.isFair && !acting.has(choice.actor)
    const rest = new Set([...part].filter((n) => !nodes[n]!.edges?.some(isStarved)))
    if (rest.size === part.size) {
      const at = Math.min(...part)
      return { at, circle: around(nodes, at, part) }
    }
    const smaller = fairCircle(nodes, rest, marks)
    if (smaller) return smaller
  }
  return null
}

/** Tarjan's strongly connected components, without recursion. */
function components(nodes: Nodes, within: ReadonlySet<number>, { index, low }: Marks): Set<number>[] {
  for (const n of within) index[n] = -1
  let met = 0
  const stack: number[] = []
  const isOnStack = new Set<number>()
  const all: Set<number>[] = []
  for (const root of within) {
    if (index[root]! >= 0) continue
    const work = [{ n: root, edge: 0 }]
    while (work.length > 0) {
      const top = work.at(-1)!
      const { n } = top
      if (index[n]! < 0) {
        index[n] = met
        low[n] = met++
        stack.push(n)
        isOnStack.add(n)
      }
      const edges = nodes[n]!.edges ?? []
      let child: number | null = null
      while (child === null && top.edge < edges.length) {
        const { to } = edges[top.edge++]!
        if (!within.has(to)) continue
        if (index[to]! < 0) child = to
        else if (isOnStack.has(to)) low[n] = Math.min(low[n]!, index[to]!)
      }
      if (child !== null) {
        work.push({ n: child, edge: 0 })
        continue
      }
      work.pop()
      const above = work.at(-1)
      if (above) low[above.n] = Math.min(low[above.n]!, low[n]!)
      if (low[n] !== index[n]) continue
      const part = new Set<number>()
      for (let last = -1; last !== n; ) {
        last = stack.pop()!
        isOnStack.delete(last)
        part.add(last)
      }
      all.push(part)
    }
  }
  return all
}

/** The steps of a shortest way from a node back to itself. */
function around(nodes: Nodes, at: number, part: ReadonlySet<number>): string[] {
  const from = new Map<number, { readonly n: number; readonly via: string }>()
  const queue = [at]
  for (const n of queue)
    for (const { to, choice } of nodes[n]!.edges ?? []) {
      if (!part.has(to)) continue
      if (to === at) {
        const way = [choice.id]
        for (let m = n; m !== at; m = from.get(m)!.n) way.unshift(from.get(m)!.via)
        return way
      }
      if (from.has(to)) continue
      from.set(to, { n, via: choice.id })
      queue.push(to)
    }
  return []
}
