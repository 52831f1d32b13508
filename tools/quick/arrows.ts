import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine, type StateNode } from 'xstate'
import { shortHash } from './functions'

/**
 * A digest of each state and arrow of every chart, under the recorder's names. Functions are left out, because each has
 * a key of its own.
 */
export async function arrowDigests(root: string): Promise<Record<string, string>> {
  const folder = path.join(root, 'machines')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.machine.ts'),
  )
  const digests: Record<string, string> = {}
  for (const file of files.sort()) {
    const module = (await import(pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>
    for (const value of Object.values(module)) {
      if (value instanceof StateMachine) Object.assign(digests, digestsOf(value as AnyStateMachine))
    }
  }
  return digests
}

export function digestsOf(machine: AnyStateMachine): Record<string, string> {
  const { implementations } = machine as unknown as { implementations: Implementations }
  const plain = (value: unknown) => shortHash(JSON.stringify(plainOf(value, implementations)) ?? '')
  const digests: Record<string, string> = {}
  const visit = (node: StateNode) => {
    const name = `${machine.id} ${node.path.join('.')}`
    const { entry, exit, invoke, always, tags, meta, type, config } = node
    digests[name] = plain([entry, exit, invoke, always?.map(arrow), tags, meta, type, config.initial, config.output])
    for (const [event, arrows] of node.transitions) digests[`${name} ${event}`] = plain(arrows.map(arrow))
    for (const child of Object.values(node.states)) visit(child as StateNode)
  }
  visit(machine.root as StateNode)
  return digests
}

type Arrow = { target?: readonly StateNode[]; guard?: unknown; actions: unknown; reenter: boolean; delay?: unknown }
const arrow = (each: unknown) => {
  const { target, guard, actions, reenter } = each as Arrow
  return [target?.map(({ id }) => id) ?? null, guard ?? null, actions, reenter]
}

type Implementations = Readonly<Record<'actions' | 'guards' | 'delays' | 'actors', Readonly<Record<string, unknown>>>>

/** Converts a value to plain data: names with the fixed parts behind them, and no functions. */
function plainOf(value: unknown, all: Implementations, depth = 0): unknown {
  if (depth > 8) return null
  if (value instanceof StateMachine) return (value as AnyStateMachine).id
  if (typeof value === 'function') return ['function', ...entriesOf(value, all, depth)]
  if (Array.isArray(value)) return value.map((each) => plainOf(each, all, depth + 1))
  if (typeof value === 'object' && value !== null) return entriesOf(value, all, depth)
  if (typeof value === 'string') return named(value, all, depth)
  return value ?? null
}

const entriesOf = (value: object, all: Implementations, depth: number) =>
  Object.entries(value)
    .filter(([name]) => !skipped.has(name))
    .map(([name, part]) => [name, plainOf(part, all, depth + 1)])
/** Properties that form cycles. */
const skipped = new Set(['source', 'machine', 'parent', 'toJSON', 'logic'])

/** A name of an action, guard or delay, with the fixed part of its implementation. */
function named(name: string, { actions, guards, delays }: Implementations, depth: number): unknown {
  const meant = actions[name] ?? guards[name] ?? delays[name]
  const none: Implementations = { actions: {}, guards: {}, delays: {}, actors: {} }
  return meant === undefined ? name : [name, plainOf(meant, none, depth + 1)]
}
