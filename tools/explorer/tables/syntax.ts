/** Kysely's syntax trees, read as loosely as their many kinds need. Anything unknown throws, so nothing is passed over. */
export type Syntax = any
export type Row = Readonly<Record<string, unknown>>

/** The rows that a query has joined, by table. */
export type Joined = Readonly<Record<string, Row | null>>

/** The clock, the sequences and the other tables, for expressions that read them. */
export interface Surroundings {
  readonly now: Date
  nextval(sequence: string): number
  isEmpty(table: string): boolean
  /** the rows of a query inside of another; its conditions may name the tables of that one */
  select(query: Syntax, outer: Joined): readonly Row[]
}

const sourceOf = (query: Syntax): Syntax => query.into ?? query.table ?? query.from?.froms[0]
/** The table of a part of a query that may call it by another name. */
export const tableIn = (source: Syntax): string => (source.node ?? source).table.identifier.name
/** The name that the other parts of a query use. */
export const nameIn = (source: Syntax): string => source.alias?.name ?? tableIn(source)
/** The table that a query is about; empty for one that reads none, such as the next number of a sequence. */
export const tableOf = (query: Syntax): string => (sourceOf(query) ? tableIn(sourceOf(query)) : '')
export const nameOf = (query: Syntax): string => nameIn(sourceOf(query))
/** A shared advisory lock. It is free here, since no explored code takes one for itself alone. */
export const isSharedLock = ({ kind, sqlFragments }: Syntax): boolean =>
  kind === 'RawNode' && /^select pg_advisory_xact_lock_shared\(/.test(sqlFragments.join('?'))
const hasModifier = (query: Syntax, name: string): boolean =>
  query.endModifiers?.some(({ modifier }: Syntax) => modifier === name) === true
export const isLocking = (query: Syntax): boolean => hasModifier(query, 'ForUpdate')
export const skipsLocked = (query: Syntax): boolean => hasModifier(query, 'SkipLocked')

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
  if (node.kind === 'SelectQueryNode') return Object.values(around.select(node, rows)[0] ?? {})[0] ?? null
  if (node.kind === 'BinaryOperationNode') return holds(node, rows, main, around)
  if (node.kind !== 'RawNode') return unknown(node)
  const value = evaluateRaw(node, rows, main, around)
  return value === undefined ? unknown(node) : value
}

/** The written forms of SQL in the product's queries; undefined for another one. */
function evaluateRaw(node: Syntax, rows: Joined, main: string, around: Surroundings): unknown {
  const text: string = node.sqlFragments.join('?')
  const column = (name: string) => rows[ownerOf(name, rows, main)]?.[name] ?? null
  const given = (i: number) => evaluate(node.parameters[i], rows, main, around) as any
  if (text === 'clock_timestamp()' || text === 'now()') return around.now
  if (/^(clock_timestamp|now)\(\) \+ make_interval\(secs => \?(::float8)?\)$/.test(text))
    return new Date(around.now.getTime() + given(0) * 1000)
  const next = /^nextval\('(\w+)'\)$/.exec(text)
  if (next) return around.nextval(next[1]!)
  const increased = /^(\w+)\.(\w+) \+ 1$/.exec(text)
  if (increased) return (rows[increased[1]!]![increased[2]!] as number) + 1
  const kept = /^coalesce\((\w+), \?\)$/.exec(text)
  if (kept) return column(kept[1]!) ?? given(0)
  const left = /^(\w+)\.(\w+) - coalesce\(\?, 0\)::bigint$/.exec(text)
  if (left) return (rows[left[1]!]![left[2]!] as number) - (given(0) ?? 0)
  if (/^\?::(text|jsonb)$/.test(text)) return given(0)
  const inJson = /^(\w+) ->> '(\w+)'$/.exec(text)
  if (inJson) return (column(inJson[1]!) as any)?.[inJson[2]!] ?? null
  // a row of the table that is named last; only one without rows is known
  const inner = /^\(\s*select .* from (\w+) where .*\)$/s.exec(text)
  if (inner && around.isEmpty(inner[1]!)) return null
  return undefined
}

/** Whether a condition holds; like SQL's `where`, a comparison with null does not. */
export function holds(node: Syntax, rows: Joined, main: string, around: Surroundings): boolean {
  if (node.kind === 'AndNode') return holds(node.left, rows, main, around) && holds(node.right, rows, main, around)
  if (node.kind === 'OrNode') return holds(node.left, rows, main, around) || holds(node.right, rows, main, around)
  if (node.kind === 'ParensNode') return holds(node.node, rows, main, around)
  if (node.kind === 'UnaryOperationNode') {
    if (node.operator.operator === 'not') return !holds(node.operand, rows, main, around)
    return node.operator.operator === 'exists' ? around.select(node.operand, rows).length > 0 : unknown(node)
  }
  if (node.kind !== 'BinaryOperationNode') return unknown(node)
  const { operator } = node.operator
  const left = comparable(evaluate(node.leftOperand, rows, main, around))
  if (operator === 'in' || operator === 'not in') {
    const isListed = listOf(node.rightOperand, rows, main, around).includes(left)
    return left !== null && isListed === (operator === 'in')
  }
  const right = comparable(evaluate(node.rightOperand, rows, main, around))
  if (operator === 'is' || operator === 'is not distinct from') return left === right
  if (operator === 'is not') return left !== right
  if (left === null || right === null) return false
  const comparison = comparisons[operator]
  return comparison ? comparison(left, right) : unknown(node)
}

function listOf(node: Syntax, rows: Joined, main: string, around: Surroundings): readonly unknown[] {
  if (node.kind === 'SelectQueryNode') return around.select(node, rows).map((row) => comparable(Object.values(row)[0]))
  return node.values.map((one: Syntax) => comparable(one?.kind ? evaluate(one, rows, main, around) : one))
}

const patternOf = (like: string) =>
  new RegExp(
    `^${like
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/%/g, '.*')
      .replace(/_/g, '.')}$`,
    's',
  )

const comparisons: Readonly<Record<string, (a: any, b: any) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  like: (text, like) => patternOf(like).test(text),
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

/** Sorts like `order by`: null comes last, and first where the order is descending. */
export function sorted(
  matches: readonly Match[],
  items: readonly Syntax[],
  main: string,
  around: Surroundings,
): Match[] {
  const all = [...matches]
  for (const { orderBy, direction, nulls } of [...items].reverse()) {
    const isDescending = direction?.sqlFragments?.[0] === 'desc'
    const sign = isDescending ? -1 : 1
    const ofNull = (nulls ?? (isDescending ? 'first' : 'last')) === 'last' ? 1 : -1
    const by = ({ rows }: Match) => comparable(evaluate(orderBy, rows, main, around)) as any
    all.sort((one, other) => {
      const [a, b] = [by(one), by(other)]
      if (a === null || b === null) return a === b ? 0 : a === null ? ofNull : -ofNull
      return a < b ? -sign : a > b ? sign : 0
    })
  }
  return all
}

/** A row of the main table by its number, with the rows that are joined to it. */
export interface Match {
  readonly n: number
  readonly rows: Joined
}

const sumInSql = /^coalesce\(sum\((\w+)\)(?: filter \(where (\w+) is (not )?null\))?, 0\)::bigint$/

const isAggregate = ({ selection }: Syntax): boolean =>
  selection.kind === 'AliasNode' &&
  (selection.node.kind === 'AggregateFunctionNode' || sumInSql.test(selection.node.sqlFragments?.join('?') ?? ''))

/** The one row of a query that sums its rows up; null for any other query. */
export function aggregated(
  selections: readonly Syntax[],
  matches: readonly Match[],
  main: string,
  around: Surroundings,
): Row | null {
  if (!selections.some(isAggregate)) return null
  return Object.fromEntries(
    selections.map(({ selection: { node, alias } }) => {
      const { func, aggregated: [of] = [], sqlFragments } = node
      const [, ofSql, filter, isGiven] = (sqlFragments && sumInSql.exec(sqlFragments.join('?'))) ?? []
      const values = matches
        .filter(({ rows }) => !filter || ((rows[main]![filter] ?? null) !== null) === Boolean(isGiven))
        .map(({ rows }) => (ofSql ? rows[main]![ofSql] : evaluate(of, rows, main, around)))
        .filter((value) => value !== null) as number[]
      const sum = values.reduce((total, value) => total + value, 0)
      if (ofSql) return [alias.name, sum]
      if (func === 'sum') return [alias.name, values.length > 0 ? sum : null]
      if (func === 'max') return [alias.name, values.length > 0 ? Math.max(...values) : null]
      return unknown(node)
    }),
  )
}
