import type { Explored, Node } from './explore'
import { fairCircle } from './fairness'

/** A promise about every run of a world, and not about one moment alone. */
export interface Property<View> {
  readonly name: string
  /** for a promise about each state: whether a state breaks it */
  readonly isBrokenBy?: (view: View) => boolean
  /** Returns the nearest violation, or null. */
  check(explored: Explored<View>): Violation | null
}

export interface Violation {
  /** the node */
  readonly at: number
  /** steps that lead back to the node and can repeat for ever; empty if the run only has to reach the node */
  readonly circle: readonly string[]
  readonly why: string
}

type Holds<View> = (view: View) => boolean
type Nodes<View> = readonly Node<View>[]

/** It holds in every state. */
export const always = <View>(name: string, holds: Holds<View>): Property<View> => ({
  name: `always: ${name}`,
  isBrokenBy: (view) => !holds(view),
  check({ nodes }) {
    const at = nodes.findIndex(({ view }) => !holds(view))
    return at < 0 ? null : { at, circle: [], why: 'it does not hold here' }
  },
})

export const whenever = <View>(when: Holds<View>) => ({
  /** After each such state, every fair run reaches a good one. A state that was not explored may lead to one. */
  eventually: (name: string, good: Holds<View>): Property<View> => ({
    name: `eventually: ${name}`,
    check({ nodes }) {
      const within = reach(nodes, when, good)
      const stuck = within.find((n) => nodes[n]!.edges?.every(({ choice }) => !choice.isFair))
      if (stuck !== undefined) return { at: stuck, circle: [], why: 'nothing happens any more by itself' }
      const circle = fairCircle(nodes, new Set(within))
      return circle && { ...circle, why: 'these last steps can repeat for ever' }
    },
  }),
  /** From each such state on, it holds up to the state that releases it; no such state has to come. */
  until: (name: string, holds: Holds<View>, isReleased: Holds<View>): Property<View> => ({
    name: `until: ${name}`,
    check({ nodes }) {
      const at = reach(nodes, when, isReleased).find((n) => !holds(nodes[n]!.view))
      return at === undefined ? null : { at, circle: [], why: 'it no longer holds, and nothing has released it' }
    },
  }),
})

/** The nodes that can be reached from `from` before `stop`, nearest first. */
function reach<View>(nodes: Nodes<View>, from: Holds<View>, stop: Holds<View>): number[] {
  const seen = new Set<number>()
  nodes.forEach(({ view }, n) => {
    if (from(view) && !stop(view)) seen.add(n)
  })
  for (const n of seen) for (const { to } of nodes[n]!.edges ?? []) if (!stop(nodes[to]!.view)) seen.add(to)
  return [...seen].sort((a, b) => a - b)
}
