import type { AnyActorRef, AnyMachineSnapshot, EventObject, StateValue } from 'xstate'
import { rig, withTestCalls } from '../walks/rig'
import { type ChartName, charts } from './charts'
import type { Cause, Entry } from './log'

/** A running chart with its child charts. Its calls wait until their output is given. */
export class Running {
  readonly #rig: ReturnType<typeof rig>
  #at: readonly string[]
  readonly begins: readonly string[]

  constructor(chart: ChartName, input: unknown) {
    this.#rig = rig(withTestCalls(charts[chart], { isDeep: true }), input)
    this.#at = this.#states()
    this.begins = this.#at
  }

  /** The input of a call; throws if the call is not pending. */
  asked(call: string): unknown {
    const pending = this.#rig.waiting.get(call)
    if (!pending) throw new Error(`${call} is not pending; pending: ${[...this.#rig.waiting.keys()].join(', ')}`)
    return pending.input
  }

  waits = (call: string) => this.#rig.waiting.has(call)

  async happen(cause: Cause): Promise<Entry> {
    if ('pass' in cause) this.#rig.clock.increment(cause.pass)
    else if ('answer' in cause) {
      const output = withRequests(cause.with, this.asked(cause.answer))
      await this.#rig.send({ type: `xstate.done.actor.${cause.answer}`, output } as EventObject)
    } else this.#child(cause.to).send(cause.event)
    // an output may end a chart, whose own output may end its parent, and so on
    for (let i = 0; i < 20; i++) await Promise.resolve()
    const before = this.#at
    this.#at = this.#states()
    const left = before.filter((state) => !this.#at.includes(state))
    const entered = this.#at.filter((state) => !before.includes(state))
    return { ...cause, ...(left.length > 0 && { left }), ...(entered.length > 0 && { entered }) }
  }

  stop = () => this.#rig.actor.stop()

  #child(to = ''): AnyActorRef {
    return to
      .split('/')
      .filter(Boolean)
      .reduce((actor: AnyActorRef, id) => {
        const child = (actor.getSnapshot() as AnyMachineSnapshot).children[id]
        if (!child) throw new Error(`there is no ${to}`)
        return child
      }, this.#rig.actor)
  }

  #states = (): readonly string[] => statesOf(this.#rig.actor, '')
}

/** The states of the chart and of its child charts. */
function statesOf(actor: AnyActorRef, name: string): string[] {
  const { value, children } = actor.getSnapshot() as Partial<AnyMachineSnapshot>
  if (value === undefined) return []
  return [
    ...leavesOf(value).map((leaf) => (name ? `${name}: ${leaf}` : leaf)),
    ...Object.entries(children ?? {}).flatMap(([id, child]) =>
      statesOf(child as AnyActorRef, name ? `${name}/${id}` : id),
    ),
  ]
}

const leavesOf = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, below]) => {
        const leaves = leavesOf(below!)
        return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`)
      })

/** Replaces `{$asked: 'answers'}` in a log by the call's own input, for a call that returns it. */
const withRequests = (fact: unknown, input: unknown) =>
  mapFact(fact, (value) => {
    const name = (value as { $requested?: string } | null)?.$requested
    return name === undefined ? value : (input as Record<string, unknown>)[name]
  })

/** The reverse, for a log. */
export const withoutRequests = (fact: unknown, input: unknown) =>
  mapFact(fact, (value) => {
    const isPart = typeof input === 'object' && input !== null && typeof value === 'object' && value !== null
    const name = isPart ? Object.entries(input).find(([, part]) => part === value)?.[0] : undefined
    return name === undefined ? value : { $requested: name }
  })

const mapFact = (fact: unknown, to: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(fact as object).map(([key, value]) => [key, to(value)]))
