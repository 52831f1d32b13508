import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { moreOf } from '../../kit/call'
import type { Arrow, StateBox } from './inspector.types'

/** A chart as data: states within states, with what leads from each of them. */
export const outlineOf = (machine: AnyStateMachine): StateBox => boxOf(machine.root)

const boxOf = (node: AnyStateNode): StateBox => ({
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

/** The paths that a transition leads to. */
export const targetsOf = ({ target }: Pick<AnyTransitionDefinition, 'target'>) => (target ?? []).map(pathOf)

/** The guard with its parameters: `isComplete eventDetails`. */
export function guardName({ guard }: Pick<AnyTransitionDefinition, 'guard'>): string | null {
  if (!guard) return null
  if (typeof guard === 'function') return guard.name || 'a condition'
  const { type, params } = guard as { type: string; params?: unknown }
  const own = typeof params === 'function' ? moreOf(params) : params
  const values = own && typeof own === 'object' ? Object.values(own).map(String) : []
  return [type, ...values].join(' ')
}

/** XState's own events carry the path of their state, which stands beside them here anyway. */
export const eventInWords = (type: string): string =>
  type
    .replace(/^xstate\.(done|error)\.(?:actor|state)\.(?:.+\.)?([^.]+)$/, '$2 $1')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.(init|stop)$/, '$1') || 'at once'
