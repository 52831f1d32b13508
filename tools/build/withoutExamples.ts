import type { Plugin } from 'vite'

/**
 * Removes example answers from the bundle. Each question declares right and wrong ones for tests and sample forms. No
 * page uses them, and they would be a hundredth of the code before the first question.
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

/** The module without its examples, each removed with the comma after it. */
export function leavingOut(code: string, program: object): string {
  const match = propertiesIn(program).sort((a, b) => b.start - a.start)
  return match.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code)
}

/** The outermost properties; destructuring patterns do not count. */
function propertiesIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
  const { type } = node as Partial<Node>
  if (type === 'ObjectPattern') return []
  if (type && isExample(node as Node)) return [node as Node]
  return Object.values(node).flatMap(propertiesIn)
}
