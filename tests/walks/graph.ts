import { type AnyMachineSnapshot, type AnyStateMachine, createMachine, type StateNode } from 'xstate'

/** The walked chart, or one of its regions, as a machine of its own. */
export class ChartGraph {
  readonly machine: AnyStateMachine
  /** the walked node and its descendants */
  readonly nodes: readonly StateNode[]
  /** the listening regions beside a walked one, which run along */
  readonly listeners: readonly StateNode[]
  /** the nodes whose transitions must be covered */
  readonly walked: readonly StateNode[]
  readonly #names = new Map<StateNode, string>()
  readonly #leaves = new WeakMap<AnyMachineSnapshot, readonly string[]>()

  constructor(machine: AnyStateMachine, region: readonly string[] = [], hears = false) {
    this.machine = alone(machine, region)
    const top = region.reduce((node, key) => node.states[key]! as StateNode, this.machine.root as StateNode)
    this.nodes = nodesUnder(top)
    this.listeners = nodesUnder(this.machine.root as StateNode).filter(
      (n) => isLeaf(n) && n.parent?.type === 'parallel' && !this.nodes.includes(n),
    )
    this.walked = hears ? [...this.nodes, ...this.listeners] : this.nodes
    for (const node of this.nodes) this.#names.set(node, node.path.slice(top.path.length).join('.'))
  }

  /** The name of a node in tests: `eventDetails.rejected`. */
  name = (node: StateNode) => this.#names.get(node) ?? (this.listeners.includes(node) ? node.key : 'out')

  /** The names of a snapshot's leaves; `out` once the walked node has been left. */
  leaves(snapshot: AnyMachineSnapshot): readonly string[] {
    const known = this.#leaves.get(snapshot)
    if (known) return known
    const names = snapshot._nodes.filter((n) => isLeaf(n) && this.#names.has(n)).map(this.name)
    const leaves = names.length > 0 ? names : ['out']
    this.#leaves.set(snapshot, leaves)
    return leaves
  }

  hasSeconds = (snapshot: AnyMachineSnapshot) => this.leaves(snapshot)[0] === 'out'

  /** Leaves that last: not those that an `always` or the end of their parent leaves at once. */
  get lasting(): string[] {
    return this.nodes.filter((n) => this.kindOf(n) === 'lasting').map(this.name)
  }

  /** Whether the node lasts, is left at once, or has children. */
  kindOf(node: StateNode): 'lasting' | 'passing' | 'around' {
    if (!isLeaf(node)) return 'around'
    const passes = node.always?.some((t) => !t.guard) || (node.type === 'final' && node.parent !== this.nodes[0])
    return passes ? 'passing' : 'lasting'
  }
}

const isLeaf = (node: StateNode) => Object.keys(node.states).length === 0
const nodesUnder = (node: StateNode): StateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesUnder(child as StateNode)),
]

type Config = {
  type?: string
  initial?: string
  states?: Record<string, Config>
  on?: Record<string, unknown>
  context?: object | ((args: { input: unknown }) => object)
}

export interface Start {
  readonly input: unknown
  readonly context?: object
}

/**
 * A region in its place, with the listening regions beside it, since they set the context. Everything else is removed,
 * and targets outside lead to `out`. It can be built only if it names nothing outside itself, which keeps regions
 * independent. Without a path: the chart itself, with its parallel states closed.
 */
function alone(machine: AnyStateMachine, region: readonly string[]): AnyStateMachine {
  const whole = machine.config as unknown as Config
  const config = region.length === 0 ? { ...whole, states: mapValues(whole.states!, closed) } : only(whole, region)
  // a walk may start in the middle
  const context = ({ input }: { input: Start }) => ({
    ...(typeof whole.context === 'function' ? whole.context({ input: input.input }) : whole.context),
    ...input.context,
  })
  return createMachine({ ...config, context } as never, machine.implementations as never)
}

function only(config: Config, [key, ...below]: readonly string[]): Config {
  if (key === undefined) return config
  const child = only(config.states![key]!, below)
  const { on: _, initial: __, ...bare } = config
  if (config.type === 'parallel') return { ...bare, states: { ...mapOnly(config.states!, isListener), [key]: child } }
  return {
    ...bare,
    initial: key,
    states: { [key]: { ...child, on: mapValues(config.states![key]!.on ?? {}, () => 'out') }, out: { type: 'final' } },
  }
}

const isListener = (config: Config) => config.states === undefined

const closed = (config: Config): Config => {
  const { type, states: _, ...rest } = config
  return type === 'parallel' ? rest : config
}

const mapValues = <V, W>(all: Record<string, V>, to: (value: V) => W) =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, to(value)]))
const mapOnly = <V>(all: Record<string, V>, keep: (value: V) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => keep(value)))
