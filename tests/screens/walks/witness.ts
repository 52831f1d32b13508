import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, StateNode } from 'xstate'
import type { Evidence } from '../../../tools/proof/evidence'
import type { ChartGraph } from '../../walks/graph'
import { Ledger } from '../../walks/ledger'
import type { Trip } from './trips'

const leading = ({ always, transitions }: StateNode<any, any>, eventType: string): AnyTransitionDefinition[] =>
  (eventType === '' ? always : transitions.get(eventType)) ?? []
const pathOf = ({ path }: { readonly path: readonly string[] }) => path.join('.')

/**
 * Records in a walk's ledger what its whole chart does in its setting on a screen. That is another machine, whose
 * states and transitions have the same paths.
 */
export class Witness {
  readonly #ledger: Ledger
  readonly #nodes: ReadonlyMap<string, StateNode>
  #steps = 0

  constructor(graph: ChartGraph) {
    this.#ledger = new Ledger(graph)
    this.#nodes = new Map([...graph.nodes, ...graph.listeners].map((node) => [pathOf(node), node]))
  }

  begin({ start, steps }: Trip) {
    this.#ledger.begin(
      start,
      steps.map(({ event }) => event),
    )
  }

  /** Records this chart from now on, beginning with its current state. */
  watch(ref: AnyActorRef) {
    this.#note([], ref.getSnapshot() as AnyMachineSnapshot)
    ref.system.inspect((seen) => {
      if (seen.type === '@xstate.microstep' && seen.actorRef === ref)
        this.#note(seen._transitions, seen.snapshot as AnyMachineSnapshot)
    })
  }

  #note(taken: readonly AnyTransitionDefinition[], { _nodes }: AnyMachineSnapshot) {
    this.#ledger.note(
      taken.flatMap((transition) => this.#itself(transition) ?? []),
      { _nodes: _nodes.flatMap((node) => this.#nodes.get(pathOf(node)) ?? []) },
    )
  }

  #itself(transition: AnyTransitionDefinition): AnyTransitionDefinition | undefined {
    const { source, eventType } = transition
    const node = this.#nodes.get(pathOf(source))
    return node && leading(node, eventType)[leading(source, eventType).indexOf(transition)]
  }

  /** Counts one more checked state. */
  looked() {
    this.#steps++
  }

  evidence(): Evidence {
    const seen = this.#ledger.seen()
    const lasting = seen.states.filter(({ kind }) => kind === 'lasting')
    const gaps = lasting.filter(({ path }) => path === null).map(({ name }) => `never drawn: ${name}`)
    return { ...seen, steps: this.#steps, ways: [], gaps }
  }
}
