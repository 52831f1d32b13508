import type { AnyStateMachine, StateNode } from 'xstate'
import type { QuoteRef } from '../../../machines/customer/quote/quote.select'

/** The states without parts in which a quote is, by their paths. */
export const leavesOf = (quote: QuoteRef): string[] =>
  quote
    .getSnapshot()
    ._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
    .map(pathOf)

const pathOf = ({ path }: Pick<StateNode, 'path'>) => path.join('.')

/** All such states of a chart that last: one with a transition that needs no event is left at once. */
export function lastingLeaves(machine: AnyStateMachine): string[] {
  const all = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(all)]
  return all(machine.root as never)
    .filter(({ type, always, parent }) => type === 'atomic' && !always?.length && parent !== undefined)
    .map(pathOf)
}
