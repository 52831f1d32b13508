import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventObject,
  fromPromise,
  StateMachine,
} from 'xstate'
import type { Start } from '../../tests/walks/graph'
import type { Walk } from '../../tests/walks/spec'
import { waysTo } from './ways'

/** The actors below a chart, by the names of its slots. */
export interface Below {
  /** charts, which run unchanged */
  readonly charts?: Readonly<Record<string, AnyStateMachine>>
  /** calls that respond with a fact of sample data; all others never do */
  readonly answers?: Readonly<Record<string, unknown>>
  /** they respond after this promise, so that their results do not lead off the path */
  readonly until?: Promise<void>
}

const never = fromPromise(() => new Promise(() => {}))
const stopped = { setTimeout: () => 0, clearTimeout: () => {} }
/** Charts that were stilled: only the listed actors run below them. */
const stilled = new WeakSet<object>()

/** The same chart without any movement of its own: no call goes out, and no time passes. */
export function still(machine: AnyStateMachine, below: Below = {}): AnyStateMachine {
  if (stilled.has(machine)) return machine
  const { charts = {}, answers = {}, until } = below
  const inSlot = (name: string, own: AnyActorLogic) => {
    const chart = charts[name] ?? (own instanceof StateMachine ? (own as AnyStateMachine) : null)
    if (chart) return still(chart, below)
    if (!(name in answers)) return never
    return fromPromise(async () => {
      await until
      return answers[name]
    })
  }
  const slots = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
  const made = machine.provide({
    actors: Object.fromEntries(slots.map(([name, own]) => [name, inSlot(name, own)])),
  } as never)
  stilled.add(made)
  return made
}

export const start = (logic: AnyStateMachine, input?: unknown): Actor<AnyStateMachine> =>
  createActor(logic, { input, clock: stopped }).start()

/** The event with which a call, or a chart below, is done. */
export const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output })

export const childOf = (ref: AnyActorRef, name: string): AnyActorRef => {
  const child = (ref.getSnapshot() as AnyMachineSnapshot).children[name]
  if (!child) throw new Error(`nothing runs under ${name}`)
  return child
}

/** The setting of a walk's chart on a screen. */
export interface Put extends Below {
  /** input beside the walk's own */
  readonly input?: object
  /** answers in place of the others, by the name of the walk's beginning */
  readonly answersAt?: Readonly<Record<string, NonNullable<Below['answers']>>>
}

/**
 * The whole chart of a walk, with all its regions, started at the walk's beginning. It ignores the input of a parent
 * that invokes it, because it has the walk's own.
 */
export function begun(walk: Walk<any, any>, { input = {}, answersAt, ...below }: Put, name: string): AnyStateMachine {
  const { machine, region = [], outputs = {} } = walk
  const from = walk.starts[name] as Start
  const { context: known } = machine.config as { context?: object | ((args: object) => object) }
  const given = typeof from.input === 'object' ? { ...input, ...from.input } : from.input
  const context = (args: object) => ({
    ...(typeof known === 'function' ? known({ ...args, input: given }) : known),
    ...from.context,
  })
  const config = { ...beginningIn(machine.config as Config, region), context }
  // outputs that the path itself sends must not come earlier
  const others = Object.entries({ ...below.answers, ...answersAt?.[name] }).filter(([call]) => !(call in outputs))
  return still(createMachine(config as never, machine.implementations as never), {
    ...below,
    answers: Object.fromEntries(others),
  })
}

interface Config {
  readonly type?: string
  readonly states?: Readonly<Record<string, Config>>
}

function beginningIn(config: Config, [key, ...further]: readonly string[]): Config {
  if (key === undefined) return config
  const states = { ...config.states, [key]: beginningIn(config.states![key]!, further) }
  return config.type === 'parallel' ? { ...config, states } : ({ ...config, initial: key, states } as Config)
}

/** A chart brought to a state of its walk, as the setting of other charts. */
export function brought(walk: Walk<any, any>, put: Put, state: string): Actor<AnyStateMachine> {
  const { start: from, events } = waysTo(walk, [state]).get(state)!
  const ref = start(begun(walk, put, from))
  for (const event of events) ref.send(event)
  return ref
}

/** Sends these events, and waits for pending responses. */
export async function go(ref: AnyActorRef, events: readonly EventObject[]): Promise<void> {
  for (const event of events) ref.send(event)
  await new Promise((resolve) => setTimeout(resolve))
}

/** Throws if the chart is in another state. */
export function expectAt(ref: AnyActorRef, { region = [] }: Walk<any, any>, state: string): void {
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot
  if (snapshot.status === 'error') throw snapshot.error
  const wanted = [...region, ...state.split('.')]
  if (!snapshot.matches(wanted.reduceRight<unknown>((below, key) => (below ? { [key]: below } : key), null) as never))
    throw new Error(`should be in ${wanted.join('.')}, is in ${JSON.stringify(snapshot.value)}`)
}
