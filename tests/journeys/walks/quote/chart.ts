import { type AnyStateMachine, createActor, type EventObject, initialTransition, type StateNode } from 'xstate'
import type { QuoteInput, QuoteOutcome } from '../../../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../../../machines/customer/quote/quote.machine'
import type { Snapshot } from '../../../../machines/customer/quote/quote.select'
import { withTestCalls } from '../../../walks/rig'

/** A transition of the chart that was taken. */
export interface Taken {
  readonly source: StateNode
  readonly eventType: string
  /** its index among the transitions of its state for its event */
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
 * The quote's chart with all its regions, without children: it computes where an event leads and by which transitions.
 * The page must do the same.
 */
const machine = marked(withTestCalls(quoteMachine))

/** Adds an action to each transition that marks it as taken. */
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
/** Like XState's `transition`, but without making an actor each time, which takes longer than the rest. */
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

/** The event of a call that returns this output. */
export const cameBack = (child: string, output: QuoteOutcome): EventObject =>
  ({ type: `xstate.done.actor.${child}`, output }) as EventObject

/** The event of an elapsed delay; null where no state waits for it. */
export function passed({ _nodes }: Snapshot, delay: string): EventObject | null {
  const all = (_nodes as unknown as readonly StateNode[]).flatMap((node) => [...node.transitions.keys()])
  const type = all.find((each) => each.startsWith(`xstate.after.${delay}.`))
  return type === undefined ? null : { type }
}

/** milliseconds */
export const lengthOf = (delay: string): number => machine.implementations.delays[delay] as number

/** The paths of the active states from the top, in the chart's order. */
export const pathsIn = ({ _nodes }: Snapshot): readonly string[] =>
  (_nodes as unknown as readonly StateNode[]).map(({ path }) => path.join('.')).filter((path) => path !== '')
