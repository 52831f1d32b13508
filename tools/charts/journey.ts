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

/** A box as it is drawn: its name is its state's. */
export interface DrawnBox extends Box {
  readonly key: string
  readonly name: string
  /** the events that lead to it, each once */
  readonly events: readonly string[]
  /** how many boxes lead to it at least, one to the other */
  readonly depth: number
}

export interface DrawnPart extends Pick<Part, 'title' | 'note'> {
  readonly boxes: readonly DrawnBox[]
  /** what leads from box to box, by their keys */
  readonly arrows: readonly { readonly from: string; readonly to: string }[]
}

/**
 * The story as the charts have it, each state found in its chart and each way among its transitions.
 * @throws where a chart has no such state, or no such way, by its name
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

/** What stands after it does not count, and no step is a part of the one before. */
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

/** Whether the event leads from a state to another: the state takes it, or one around it does. */
function transitions(source: string, on: string, target: string): boolean {
  const [from, to] = [nodeAt(source), nodeAt(target)]
  if (from.machine !== to.machine) return false
  const around: AnyStateNode[] = []
  for (let node: AnyStateNode | undefined = from; node; node = node.parent) around.push(node)
  return around.some((node) =>
    transitionsOf(node, on, from).some(({ target: targets = [] }) => targets.some((matches) => enters(matches, to))),
  )
}

/** Who enters a state enters the first one inside it. */
const enters = (match: AnyStateNode, to: AnyStateNode): boolean =>
  match === to || (match.initial?.target ?? []).some((first) => enters(first, to))

const transitionsOf = (node: AnyStateNode, on: string, from: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions].flatMap(([type, transitions]) =>
    type === on || (on === 'done' && node === from && type.startsWith('xstate.done.state.')) ? transitions : [],
  )
