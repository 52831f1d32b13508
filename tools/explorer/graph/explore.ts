import type { PageLog } from '../../../machines/shared/inspector/inspector.types'

/** A step that can come next. */
export interface Choice {
  readonly id: string
  /** the one who takes it */
  readonly actor: string
  /** a fair step that stays possible is taken at some time; people and faults need never act */
  readonly isFair: boolean
}

/** A world: plain states, and the steps between them. */
export interface System<State, View> {
  begin(): Promise<State>
  choices(state: State): readonly Choice[]
  next(state: State, id: string): Promise<State>
  /** equal for two states with the same future, up to an exchange of the two windows */
  key(state: State): Key
  view(state: State): View
  /** the step and its effects, in words */
  describe(before: State, id: string, after: State): string
  /** null for a world that is not symmetric */
  readonly mirror: Mirror<View> | null
  /** the pages of the product that take part in these steps from the beginning, as its recorder sees them */
  record?(steps: readonly string[]): Promise<readonly PageLog[]>
}

export interface Key {
  readonly text: string
  /** the text is that of the mirrored state */
  readonly isMirrored: boolean
}

/** The exchange of two windows that are alike. */
export interface Mirror<View> {
  view(view: View): View
  choice(choice: Choice): Choice
}

export interface Edge {
  readonly to: number
  readonly choice: Choice
  /** the step leads to the mirror image of that state */
  readonly isMirrored: boolean
}

/** A state that was reached. The state itself is dropped once its steps are known. */
export interface Node<View> {
  readonly view: View
  /** the node before it on the shortest way, -1 for the first */
  readonly parent: number
  /** the step from the parent */
  readonly via: string
  /** null until its steps are known */
  edges: readonly Edge[] | null
}

export interface Explored<View> {
  readonly nodes: readonly Node<View>[]
  readonly steps: number
  readonly cpuMs: number
  /** every state that can be reached was reached */
  readonly isComplete: boolean
}

export interface Limits {
  readonly states: number
  /** milliseconds of processor time: a busy machine explores as much as an idle one */
  readonly cpuMs: number
}

/**
 * Explores a world breadth first, so that the first way to a state is a shortest one.
 * @param isEnough stops at a state with such a view
 */
export async function explore<State, View>(
  system: System<State, View>,
  limits: Limits,
  isEnough: (view: View) => boolean = () => false,
): Promise<Explored<View>> {
  const cpu = process.cpuUsage()
  const cpuMs = () => {
    const { user, system: inSystem } = process.cpuUsage(cpu)
    return (user + inSystem) / 1000
  }
  const known = new Map<string, { readonly n: number; readonly isMirrored: boolean }>()
  const views = new Map<string, View>()
  let isStopped = false
  const waiting: (State | null)[] = []
  const nodes: Node<View>[] = []
  const add = (state: State, parent: number, via: string) => {
    const { text: key, isMirrored } = system.key(state)
    const old = known.get(key)
    if (old) return { to: old.n, isMirrored: old.isMirrored !== isMirrored }
    known.set(key, { n: nodes.length, isMirrored })
    const view = system.view(state)
    const text = JSON.stringify(view)
    if (!views.has(text)) {
      views.set(text, view)
      isStopped ||= isEnough(view)
    }
    waiting.push(state)
    nodes.push({ view: views.get(text)!, parent, via, edges: null })
    return { to: nodes.length - 1, isMirrored: false }
  }
  let steps = 0
  add(await system.begin(), -1, '')
  for (let n = 0; n < nodes.length; n++) {
    if (isStopped || nodes.length > limits.states || (n % 1024 === 0 && cpuMs() > limits.cpuMs))
      return { nodes, steps, cpuMs: cpuMs(), isComplete: false }
    const state = waiting[n]!
    waiting[n] = null
    const edges: Edge[] = []
    for (const choice of system.choices(state))
      edges.push({ ...add(await system.next(state, choice.id), n, choice.id), choice })
    nodes[n]!.edges = edges
    steps += edges.length
  }
  return { nodes, steps, cpuMs: cpuMs(), isComplete: true }
}

/**
 * The whole world of one that was explored up to mirror images: each state beside its image. In a state that was
 * explored a window may be the first one, and after the next step the second one, so promises are checked here.
 */
export function unfolded<View>(explored: Explored<View>, mirror: Mirror<View> | null): Explored<View> {
  if (!mirror) return explored
  const views = new Map<View, View>()
  const choices = new Map<Choice, Choice>()
  const imageOf = <Of>(all: Map<Of, Of>, one: Of, make: (one: Of) => Of): Of => {
    const image = all.get(one) ?? make(one)
    all.set(one, image)
    return image
  }
  const nodes: Node<View>[] = []
  for (const { view, parent, via, edges } of explored.nodes)
    for (const side of [0, 1])
      nodes.push({
        view: side === 0 ? view : imageOf(views, view, mirror.view),
        parent: parent < 0 ? -1 : 2 * parent + side,
        via: side === 0 ? via : mirror.choice({ id: via, actor: '', isFair: false }).id,
        edges:
          edges?.map(({ to, choice, isMirrored }) => ({
            to: 2 * to + (isMirrored ? 1 - side : side),
            choice: side === 0 ? choice : imageOf(choices, choice, mirror.choice),
            isMirrored: false,
          })) ?? null,
      })
  return { ...explored, nodes }
}

/** A step of a story. */
export interface Step<View> {
  readonly id: string
  /** in words */
  readonly line: string
  /** the state after it */
  readonly view: View
}

/** The shortest way to a state, and the steps of `more` after it. */
export async function story<State, View>(
  system: System<State, View>,
  { nodes }: Explored<View>,
  at: number,
  more: readonly string[] = [],
): Promise<Step<View>[]> {
  const way: string[] = []
  for (let n = at; nodes[n]!.parent >= 0; n = nodes[n]!.parent) way.unshift(nodes[n]!.via)
  const steps: Step<View>[] = []
  let state = await system.begin()
  for (const id of [...way, ...more]) {
    const after = await system.next(state, id)
    steps.push({ id, line: system.describe(state, id, after), view: system.view(after) })
    state = after
  }
  return steps
}
