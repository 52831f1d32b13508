import { type AnyStateMachine, createActor, type EventObject, initialTransition, type StateNode } from 'xstate'
import type { QuoteInput, QuoteOutcome } from '../../../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../../../machines/customer/quote/quote.machine'
import type { Snapshot } from '../../../../machines/customer/quote/quote.select'
import { crankable } from '../../../walks/rig'

/** One arrow of the chart, as it was taken. */
export interface Taken {
  readonly source: StateNode
  readonly eventType: string
  /** among those of its state on its event */
  readonly index: number
  readonly target: readonly StateNode[]
}

export interface Moved {
  readonly to: Snapshot
  readonly taken: readonly Taken[]
}

interface Arrow extends Omit<Taken, 'index'> {
  actions: readonly unknown[]
}

const nodesUnder = (node: StateNode): StateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesUnder(child as StateNode)),
]

/**
 * The quote's chart with all its regions at once, without anything around it: what an event leads to is worked out, and
 * by which arrows. A page is asked whether it went the same way.
 */
const machine = marked(crankable(quoteMachine))

/** Each arrow says by an action of its own that it was taken. */
function marked(chart: AnyStateMachine): AnyStateMachine {
  for (const node of nodesUnder(chart.root as StateNode)) {
    const all = [...node.transitions.values(), node.always ?? []] as unknown as Arrow[][]
    for (const arrows of all)
      for (const [index, arrow] of arrows.entries()) {
        const { source, eventType, target } = arrow
        const taken: Taken = { source, eventType, index, target: target ?? [] }
        arrow.actions = [...arrow.actions, Object.assign(() => {}, { taken })]
      }
  }
  return chart
}

interface Executed {
  readonly exec?: { readonly taken?: Taken }
}
const moved = ([to, actions]: readonly [unknown, readonly unknown[]]): Moved => ({
  to: to as Snapshot,
  taken: (actions as readonly Executed[]).flatMap(({ exec }) => (exec?.taken ? [exec.taken] : [])),
})

export const begun = (input: QuoteInput): Moved => moved(initialTransition(machine, input as never))
/** As `transition` of XState does it, but for its making of an actor each time, which takes longer than the rest. */
export function led(from: Snapshot, event: EventObject): Moved {
  const executed: unknown[] = []
  const scope = { ...nobody, actionExecutor: (action: unknown) => void executed.push(action) }
  return moved([machine.transition(from as never, event as never, scope as never), executed])
}
const self = createActor(machine, { input: { key: 'nobody' } })
const nothing = () => {}
const nobody = {
  self,
  id: '',
  sessionId: '',
  system: self.system,
  logger: nothing,
  defer: nothing,
  stopChild: nothing,
  emit: nothing,
}

/** A call comes back with this. */
export const cameBack = (child: string, output: QuoteOutcome): EventObject =>
  ({ type: `xstate.done.actor.${child}`, output }) as EventObject

/** As long as it takes; null where nothing waits for that. */
export function passed({ _nodes }: Snapshot, delay: string): EventObject | null {
  const all = (_nodes as unknown as readonly StateNode[]).flatMap((node) => [...node.transitions.keys()])
  const type = all.find((each) => each.startsWith(`xstate.after.${delay}.`))
  return type === undefined ? null : { type }
}

/** milliseconds */
export const lengthOf = (delay: string): number => machine.implementations.delays[delay] as number

/** Where it is, by path from the top, in the chart's order. */
export const pathsIn = ({ _nodes }: Snapshot): readonly string[] =>
  (_nodes as unknown as readonly StateNode[]).map(({ path }) => path.join('.')).filter((path) => path !== '')
