import { createQueryId, PostgresQueryCompiler, type RootOperationNode } from 'kysely'
import type { Syntax } from './syntax'

const compiler = new PostgresQueryCompiler()
const parametersOf = (query: RootOperationNode) => compiler.compileQuery(query, createQueryId()).parameters

const isEqual = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((each, i) => each === others[i])

/** trees whose values stand in the order of their parameters */
const ordered = new WeakSet<RootOperationNode>()

/**
 * The syntax tree of a prepared statement with its parameters: it is compiled once, with any values.
 * @throws Error where the values of the tree have another order than the parameters
 */
export function withParameters(query: RootOperationNode, parameters: readonly unknown[]): RootOperationNode {
  const rest = [...parameters]
  const bound = replaced(query, rest) as RootOperationNode
  const isOrdered = ordered.has(query) || isEqual(parametersOf(bound), parameters)
  if (rest.length > 0 || !isOrdered)
    throw new Error('the tables cannot tell the order of the parameters of this prepared statement')
  ordered.add(query)
  return bound
}

/** A copy with the next parameters as values; parts without a value stay the same objects. */
function replaced(node: Syntax, rest: unknown[]): Syntax {
  if (typeof node !== 'object' || node === null || node instanceof Date) return node
  if (node.kind === 'ValueNode') return node.immediate ? node : { ...node, value: rest.shift() }
  if (node.kind === 'PrimitiveValueListNode') return { ...node, values: node.values.map(() => rest.shift()) }
  const entries = Object.entries(node).map(([key, value]) => [key, replaced(value, rest)] as const)
  if (entries.every(([key, value]) => node[key] === value)) return node
  return Array.isArray(node) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
