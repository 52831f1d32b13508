import type { Plugin } from 'vite'

/**
 * Each question is declared with answers that are right and wrong, from which tests and sample forms are made. No page asks
 * for them, and they would be a hundredth of what is fetched before the first question.
 */
export const withoutExamples = (): Plugin => ({
  name: 'without-examples',
  apply: 'build',
  transform: {
    filter: { id: /\/domain\/application\/.*\.ts$/ },
    handler(code) {
      return { code: leavingOut(code, this.parse(code)), map: null }
    },
  },
})

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const examples = ['valid', 'invalid']
const isExample = (node: Node) => {
  const { key } = node as Node & { key?: { name?: string } }
  return node.type === 'Property' && examples.includes(key?.name ?? '')
}

/** The module without the examples: each goes with the comma behind it. */
export function leavingOut(code: string, program: object): string {
  const match = propertiesIn(program).sort((a, b) => b.start - a.start)
  return match.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code)
}

/** The outermost ones; patterns that take an object apart are no declarations. */
function propertiesIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
  const { type } = node as Partial<Node>
  if (type === 'ObjectPattern') return []
  if (type && isExample(node as Node)) return [node as Node]
  return Object.values(node).flatMap(propertiesIn)
}
