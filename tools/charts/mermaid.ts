import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Draws a statechart in Mermaid: nested states, parallel regions, and transitions. */
export function mermaidOf(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...insideOf(machine.root).map(indented), ''].join('\n')
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)
const idOf = (node: AnyStateNode) => node.path.join('_') || 'chart'
const indented = (line: string) => `  ${line}`

function insideOf(node: AnyStateNode): string[] {
  const children = childrenOf(node)
  if (node.type === 'parallel') return children.flatMap((child, i) => [...(i > 0 ? ['--'] : []), ...drawn(child)])
  const first = node.initial?.target[0]
  return [...(first ? [`[*] --> ${idOf(first)}`] : []), ...children.flatMap(drawn)]
}

function drawn(node: AnyStateNode): string[] {
  const inside = insideOf(node).map(indented)
  const box = `state "${node.key}" as ${idOf(node)}`
  return [
    ...(inside.length > 0 ? [`${box} {`, ...inside, '}'] : [box]),
    ...(node.type === 'final' ? [`${idOf(node)} --> [*]`] : []),
    ...arrowsOf(node),
  ]
}

function arrowsOf(node: AnyStateNode): string[] {
  const all = [...node.transitions.values(), node.always ?? []].flat() as AnyTransitionDefinition[]
  return all.flatMap((transition) =>
    (transition.target ?? []).map((target) => `${idOf(node)} --> ${idOf(target)}: ${wordsOf(transition)}`),
  )
}

/** A colon would end the label. */
function wordsOf({ eventType, guard }: AnyTransitionDefinition): string {
  const event = eventType
    .replace(/^xstate\.(done|error)\.(actor|state)\.(.+\.)?([^.]+)$/, '$4 $1')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
  const name = typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : guard
  const condition = typeof name === 'string' ? ` [${name}]` : ''
  return `${event || 'at once'}${condition}`.replaceAll(':', ' ')
}
