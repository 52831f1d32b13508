import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { policyMachine } from '../../machines/customer/policy/policy.machine'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { lifecycleMachine } from '../../machines/lifecycle/lifecycle.machine'
import { type Box, type Part, story } from './story'

const charts: Readonly<Record<string, AnyStateMachine>> = {
  quote: quoteMachine,
  policy: policyMachine,
  lifecycle: lifecycleMachine,
}

/** A drawn box; its name is its state's. */
export interface DrawnBox extends Box {
  readonly key: string
  readonly name: string
  /** the events that lead to the box, without repetition */
  readonly events: readonly string[]
  /** the length of the shortest path of boxes to it */
  readonly depth: number
}

export interface DrawnPart extends Pick<Part, 'title' | 'note'> {
  readonly boxes: readonly DrawnBox[]
  /** the arrows between boxes, by their keys */
  readonly arrows: readonly { readonly from: string; readonly to: string }[]
}

/**
 * Resolves the story against the charts: finds each state, and a transition for each arrow.
 * @throws with the name of a state or a transition that no chart has
 */
export const journeyOf = (parts: readonly Part[] = story): readonly DrawnPart[] => parts.map(drawnPart)

function drawnPart({ title, note, boxes, ways }: Part): DrawnPart {
  for (const { from, on, to } of ways) {
    const [sources, targets] = [boxes[from]?.states ?? [from], boxes[to]!.states]
    if (!sources.some((source) => targets.some((target) => transitions(source, on, target))))
      throw new Error(`no chart leads from ${sources.join(' or ')} to ${targets.join(' or ')} with ${on}`)
  }
  return {
    title,
    note,
    boxes: Object.entries(boxes).map(([key, box]) => ({
      ...box,
      key,
      name: box.states.map(nodeAt)[0]!.key,
      events: [...new Set(ways.filter(({ to, on }) => to === key && on !== 'done').map(({ on }) => on))],
      depth: depthOf(key, { boxes, ways }),
    })),
    arrows: ways.filter(({ from }) => from in boxes).map(({ from, to }) => ({ from, to })),
  }
}

/** Later boxes do not count, and a step is not nested in the one before. */
function depthOf(key: string, { boxes, ways }: Pick<Part, 'boxes' | 'ways'>): number {
  const keys = Object.keys(boxes)
  const sources = ways.filter(({ to, on }) => to === key && on !== 'done').map(({ from }) => from)
  const before = sources.filter((from) => keys.slice(0, keys.indexOf(key)).includes(from))
  if (before.length === 0 || sources.some((from) => !keys.includes(from))) return 0
  return 1 + Math.min(...before.map((from) => depthOf(from, { boxes, ways })))
}

function nodeAt(state: string): AnyStateNode {
  const [chart = '', ...path] = state.split('.')
  const node = path.reduce<AnyStateNode | undefined>((at, key) => at?.states[key], charts[chart]?.root)
  if (!node) throw new Error(`no chart has the state ${state}`)
  return node
}

/** Whether the event leads from one state to the other, by a transition of the state or of a parent. */
function transitions(source: string, on: string, target: string): boolean {
  const [from, to] = [nodeAt(source), nodeAt(target)]
  if (from.machine !== to.machine) return false
  const around: AnyStateNode[] = []
  for (let node: AnyStateNode | undefined = from; node; node = node.parent) around.push(node)
  return around.some((node) =>
    transitionsOf(node, on, from).some(({ target: targets = [] }) => targets.some((matches) => enters(matches, to))),
  )
}

/** A transition to a parent state enters its initial child. */
const enters = (match: AnyStateNode, to: AnyStateNode): boolean =>
  match === to || (match.initial?.target ?? []).some((first) => enters(first, to))

const transitionsOf = (node: AnyStateNode, on: string, from: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions].flatMap(([type, transitions]) =>
    type === on || (on === 'done' && node === from && type.startsWith('xstate.done.state.')) ? transitions : [],
  )
