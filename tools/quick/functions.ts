import { createHash } from 'node:crypto'
import { parseSync } from 'vite'

/** A module as the choice of tests sees it: its functions, and the rest of its text. */
export interface ModuleParts {
  /** one for each function, in the order of the text; a key changes with the function's own text and with that around it */
  readonly keys: readonly string[]
  /** of the text outside of all functions, comments left out */
  readonly text: string
  /** where each function's body begins */
  readonly bodies: readonly Body[]
}

interface Body {
  readonly start: number
  readonly end: number
  /** an arrow function's body that is an expression */
  readonly isExpression: boolean
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly body?: unknown
}

interface Part extends Body {
  readonly inner: Part[]
}

/**
 * Finds the functions of a module of TypeScript. Keys hang on no line number and on no comment, so a function that moves is the
 * same.
 * @throws where the text does not parse
 */
export function partsOf(file: string, source: string): ModuleParts {
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const holes = comments.map(({ start, end }) => ({ start, end }))
  const top: Part[] = []
  visit(program as unknown as Node, top)
  const bodies: Body[] = []
  const keys: string[] = []
  const text = shortHash(ownText(source, 0, source.length, top, holes))
  const number = (parts: readonly Part[], around: string) => {
    const seen = new Map<string, number>()
    for (const part of parts) {
      const own = ownText(source, part.start, part.end, part.inner, holes)
      const before = seen.get(own) ?? 0
      seen.set(own, before + 1)
      const key = shortHash(`${around} ${before} ${own}`)
      keys.push(key)
      bodies.push(part)
      number(part.inner, key)
    }
  }
  number(top, file)
  return { keys, text, bodies }
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

function visit(node: Node, into: Part[]): void {
  const body = functions.has(node.type) ? (node.body as Node | null) : null
  if (body) {
    const part: Part = { start: body.start, end: body.end, isExpression: body.type !== 'BlockStatement', inner: [] }
    into.push(part)
    for (const child of childrenOf(node)) visit(child, child === body ? part.inner : into)
  } else for (const child of childrenOf(node)) visit(child, into)
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'parent') return []
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The text of a span without the bodies of the functions in it, and without comments. White space counts once. */
function ownText(
  source: string,
  start: number,
  end: number,
  inner: readonly Part[],
  comments: readonly Span[],
): string {
  const within = comments.filter((comment) => comment.start >= start && comment.end <= end)
  const holes = [...inner, ...within].sort((a, b) => a.start - b.start)
  let text = ''
  let at = start
  for (const hole of holes) {
    if (hole.start < at) continue
    text += `${source.slice(at, hole.start)} `
    at = hole.end
  }
  return (text + source.slice(at, end)).replace(/\s+/g, ' ')
}

interface Span {
  readonly start: number
  readonly end: number
}

export const shortHash = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 10)
