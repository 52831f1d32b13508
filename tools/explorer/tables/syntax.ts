/** Kysely's syntax trees, read as loosely as their many kinds need. Anything unknown throws, so nothing is passed over. */
export type Syntax = any
export type Row = Readonly<Record<string, unknown>>

/** The rows that a query has joined, by table. */
export type Joined = Readonly<Record<string, Row | null>>

/** The values that an expression may need beside the rows. */
export interface Surroundings {
  readonly now: Date
  nextval(sequence: string): number
}

export const tableOf = (query: Syntax): string =>
  (query.into ?? query.table ?? query.from.froms[0]).table.identifier.name
export const isLocking = (query: Syntax): boolean =>
  query.endModifiers?.some(({ modifier }: Syntax) => modifier === 'ForUpdate') === true

const unknown = (node: Syntax): never => {
  throw new Error(`the tables do not know this part of a query: ${JSON.stringify(node)}`)
}

/** The table of a column that is named without one: `main`, or a joined table that has it. */
const ownerOf = (column: string, rows: Joined, main: string) =>
  Object.keys(rows).find(
    (table) => table !== main && rows[table] && column in rows[table] && !(column in rows[main]!),
  ) ?? main

/** The value of an expression. */
export function evaluate(node: Syntax, rows: Joined, main: string, around: Surroundings): unknown {
  if (node.kind === 'ValueNode') return node.value
  if (node.kind === 'ReferenceNode') {
    const name = node.column.column.name
    const table = node.table?.table.identifier.name ?? ownerOf(name, rows, main)
    return rows[table]?.[name] ?? null
  }
  if (node.kind !== 'RawNode') return unknown(node)
  const text: string = node.sqlFragments.join('?')
  if (text === 'clock_timestamp()' || text === 'now()') return around.now
  if (text === 'clock_timestamp() + make_interval(secs => ?)')
    return new Date(around.now.getTime() + node.parameters[0].value * 1000)
  const next = /^nextval\('(\w+)'\)$/.exec(text)
  if (next) return around.nextval(next[1]!)
  const increased = /^(\w+)\.(\w+) \+ 1$/.exec(text)
  if (increased) return (rows[increased[1]!]![increased[2]!] as number) + 1
  return unknown(node)
}

/** Whether a condition holds; like SQL's `where`, a comparison with null does not. */
export function holds(node: Syntax, rows: Joined, main: string, around: Surroundings): boolean {
  if (node.kind === 'AndNode') return holds(node.left, rows, main, around) && holds(node.right, rows, main, around)
  if (node.kind === 'OrNode') return holds(node.left, rows, main, around) || holds(node.right, rows, main, around)
  if (node.kind === 'ParensNode') return holds(node.node, rows, main, around)
  if (node.kind !== 'BinaryOperationNode') return unknown(node)
  const { operator } = node.operator
  const left = comparable(evaluate(node.leftOperand, rows, main, around))
  if (operator === 'in') return node.rightOperand.values.includes(left)
  const right = comparable(evaluate(node.rightOperand, rows, main, around))
  if (operator === 'is') return left === right
  if (operator === 'is not') return left !== right
  if (left === null || right === null) return false
  const comparison = comparisons[operator]
  return comparison ? comparison(left, right) : unknown(node)
}

const comparisons: Readonly<Record<string, (a: any, b: any) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : (value ?? null))

const pickedRows = new WeakMap<readonly Syntax[], WeakMap<Row, Row>>()

/** The same for a row of one table: a query that reads the same row again returns the same object. */
export function pickedOnce(selections: readonly Syntax[], rows: Joined, main: string, around: Surroundings): Row {
  const ofQuery = pickedRows.get(selections) ?? new WeakMap<Row, Row>()
  pickedRows.set(selections, ofQuery)
  const result = ofQuery.get(rows[main]!) ?? picked(selections, rows, main, around)
  ofQuery.set(rows[main]!, result)
  return result
}

/** The columns that a query returns. */
export function picked(selections: readonly Syntax[], rows: Joined, main: string, around: Surroundings): Row {
  const result: Record<string, unknown> = {}
  for (const { selection } of selections)
    if (selection.kind === 'SelectAllNode') Object.assign(result, rows[main])
    else if (selection.kind === 'ReferenceNode' && selection.column.kind === 'SelectAllNode')
      Object.assign(result, rows[selection.table?.table.identifier.name ?? main])
    else if (selection.kind === 'AliasNode') result[selection.alias.name] = evaluate(selection.node, rows, main, around)
    else result[selection.column.column.name] = evaluate(selection, rows, main, around)
  return result
}
