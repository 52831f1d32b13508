import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Arrow, Box } from './inspector.types'

/** A chart as data: nested states with their transitions. */
export const outlineOf = (machine: AnyStateMachine): Box => boxOf(machine.root)

const boxOf = (node: AnyStateNode): Box => ({
  path: pathOf(node),
  key: node.key,
  kind: node.type,
  initial: node.initial?.target[0]?.key ?? null,
  arrows: [...node.transitions.values(), node.always ?? []].flat().map(arrowOf),
  states: Object.values(node.states).map((child) => boxOf(child as AnyStateNode)),
})

const pathOf = ({ path }: AnyStateNode) => path.join('.')

const arrowOf = (transition: AnyTransitionDefinition): Arrow => ({
  on: eventInWords(transition.eventType),
  guard: guardName(transition),
  to: targetsOf(transition),
})

/** The target paths of a transition. */
export const targetsOf = ({ target }: Pick<AnyTransitionDefinition, 'target'>) => (target ?? []).map(pathOf)

/** With its parameters: `isComplete eventDetails`. */
export function guardName({ guard }: Pick<AnyTransitionDefinition, 'guard'>): string | null {
  if (!guard) return null
  if (typeof guard === 'function') return guard.name || 'a condition'
  const { type, params } = guard as { type: string; params?: unknown }
  const values = params && typeof params === 'object' ? Object.values(params).map(String) : []
  return [type, ...values].join(' ')
}

/** XState's own events contain the path of their state, which is shown beside them anyway. */
export const eventInWords = (type: string): string =>
  type
    .replace(/^xstate\.(done|error)\.(?:actor|state)\.(?:.+\.)?([^.]+)$/, '$2 $1')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.(init|stop)$/, '$1') || 'at once'
