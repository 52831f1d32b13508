import { createHash } from 'node:crypto'
import { parseSync } from 'vite'

/** A module as the choice of tests sees it: its functions, and the rest of its text. */
export interface ModuleParts {
  /** one for each function, in source order; a key changes with the function's own text and with the text around it */
  readonly keys: readonly string[]
  /** the text outside of all functions, without comments */
  readonly text: string
  /** the start of each function's body */
  readonly bodies: readonly Body[]
}

interface Body {
  readonly start: number
  readonly end: number
  /** true for an arrow function whose body is an expression */
  readonly isExpression: boolean
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly body?: unknown
}

interface Span {
  readonly start: number
  readonly end: number
}

interface Part extends Span {
  readonly body: Body
  readonly inner: Part[]
}

/** A constant of a module that only its functions use. */
interface Constant extends Span {
  readonly name: string
}

/**
 * Finds the functions of a TypeScript module. Keys do not depend on line numbers or comments, so a function that moves
 * stays the same. A constant that only functions of its module use counts as part of their text.
 * @throws if the text does not parse
 */
export function partsOf(file: string, source: string): ModuleParts {
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const top: Part[] = []
  visit(program as unknown as Node, top)
  const textOf = (span: Span, holes: readonly Span[]) => ownText(source, span, [...holes, ...comments])
  const whole = { start: 0, end: source.length }
  const constants = ownConstants(program as unknown as Node, top, (left) => textOf(whole, [...top, ...left]))
  const texts = new Map(constants.map((each) => [each.name, textOf(each, [])]))

  const bodies: Body[] = []
  const keys: string[] = []
  const number = (parts: readonly Part[], around: string) => {
    const seen = new Map<string, number>()
    for (const part of parts) {
      const own = withConstants(textOf(part, part.inner), texts)
      const before = seen.get(own) ?? 0
      seen.set(own, before + 1)
      const key = shortHash(`${around} ${before} ${own}`)
      keys.push(key)
      bodies.push(part.body)
      number(part.inner, key)
    }
  }
  number(top, file)
  return { keys, text: shortHash(textOf(whole, [...top, ...constants])), bodies }
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

function visit(node: Node, into: Part[]): void {
  const body = functions.has(node.type) ? (node.body as Node | null) : null
  if (!body) {
    for (const child of childrenOf(node)) visit(child, into)
    return
  }
  const { start, end } = body
  const part: Part = {
    start: node.start,
    end: node.end,
    body: { start, end, isExpression: body.type !== 'BlockStatement' },
    inner: [],
  }
  into.push(part)
  for (const child of childrenOf(node)) visit(child, part.inner)
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'parent') return []
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The text of a span without its inner spans, with white space collapsed. */
function ownText(source: string, { start, end }: Span, all: readonly Span[]): string {
  const holes = all.filter(
    (hole) => hole.start >= start && hole.end <= end && !(hole.start === start && hole.end === end),
  )
  let text = ''
  let at = start
  for (const hole of holes.sort((a, b) => a.start - b.start)) {
    if (hole.start < at) continue
    text += `${source.slice(at, hole.start)} `
    at = hole.end
  }
  return (text + source.slice(at, end)).replace(/\s+/g, ' ')
}

/** Constants that the module does not export, and that only functions and such constants use. */
function ownConstants(program: Node, parts: readonly Part[], rest: (left: readonly Span[]) => string): Constant[] {
  let constants = childrenOf(program).flatMap(constantIn)
  constants = constants.filter((each) => !parts.some(({ start, end }) => start >= each.start && end <= each.end))
  for (;;) {
    const text = rest(constants)
    const left = constants.filter(({ name }) => !names(text, name))
    if (left.length === constants.length) return left
    constants = left
  }
}

function constantIn(node: Node): Constant[] {
  if (node.type !== 'VariableDeclaration') return []
  const { kind, declarations } = node as Node & { kind: string; declarations: readonly { id: { name?: string } }[] }
  const name = declarations[0]?.id.name
  return kind === 'const' && declarations.length === 1 && name ? [{ name, start: node.start, end: node.end }] : []
}

const names = (text: string, name: string) =>
  new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`).test(text)

/** The text with the constants that it uses, directly and indirectly. */
function withConstants(text: string, constants: ReadonlyMap<string, string>): string {
  const used = new Set<string>()
  for (const part of partsNamed(text, constants, used)) text += ` ${part}`
  return text
}

function partsNamed(text: string, constants: ReadonlyMap<string, string>, used: Set<string>): string[] {
  return [...constants].flatMap(([name, own]) => {
    if (used.has(name) || !names(text, name)) return []
    used.add(name)
    return [own, ...partsNamed(own, constants, used)]
  })
}

export const shortHash = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 10)
