import type { Column, Rule, Schema } from './schema'

/** One change of a schema that the release before it does not survive. */
export interface Break {
  /** `table` or `table.name`, as a contract step declares it */
  readonly name: string
  readonly reason: string
}

/** The changes between two schemas that break a release which reads and writes as `before` allows. */
export function breaksBetween(before: Schema, after: Schema): readonly Break[] {
  return [...brokenTables(before, after), ...brokenColumns(before, after), ...brokenRules(before, after)]
}

const tableOf = (name: string) => name.slice(0, name.indexOf('.'))

const brokenTables = (before: Schema, after: Schema): Break[] =>
  [...before.tables]
    .filter((name) => !after.tables.has(name))
    .map((name) => ({ name, reason: 'the table is dropped or renamed' }))

function brokenColumns(before: Schema, after: Schema): Break[] {
  const changed = [...before.columns]
    .filter(([name]) => after.tables.has(tableOf(name)))
    .flatMap(([name, column]) => reasonsOf(column, after.columns.get(name)).map((reason) => ({ name, reason })))
  const added = [...after.columns]
    .filter(([name]) => before.tables.has(tableOf(name)) && !before.columns.has(name))
    .filter(([, { isRequired, hasDefault }]) => isRequired && !hasDefault)
    .map(([name]) => ({ name, reason: 'the new column is NOT NULL without a default' }))
  return [...changed, ...added]
}

function reasonsOf(column: Column, now: Column | undefined): string[] {
  if (!now) return ['the column is dropped or renamed']
  return [
    ...(now.type === column.type ? [] : [`its type changes from ${column.type} to ${now.type}`]),
    ...(now.isRequired && !column.isRequired ? ['it becomes NOT NULL'] : []),
    ...(column.isRequired && !now.isRequired
      ? ['it becomes nullable, and the release before reads it as a value']
      : []),
    ...(column.hasDefault && !now.hasDefault ? ['it loses its default'] : []),
    ...(now.isGenerated && !column.isGenerated ? ['it becomes generated, and cannot be written'] : []),
  ]
}

function brokenRules(before: Schema, after: Schema): Break[] {
  const added = [...after.rules]
    .filter(([name]) => before.tables.has(tableOf(name)))
    .filter(([name, rule]) => before.rules.get(name)?.definition !== rule.definition)
    .filter(([name, rule]) => !isFreeFor(before, after, rule) && !isWider(before.rules.get(name), rule))
    .map(([name, { kind, definition }]) => ({
      name,
      reason: `a new ${kind} rule can refuse its writes: ${definition}`,
    }))
  const gone = [...before.rules]
    .filter(([name, { kind }]) => kind === 'unique' && after.tables.has(tableOf(name)) && !after.rules.has(name))
    .filter(([, { columns }]) => columns.length === 0 || columns.every((column) => after.columns.has(column)))
    .map(([name]) => ({ name, reason: 'the unique rule is dropped, and its ON CONFLICT needs one' }))
  return [...added, ...gone]
}

/** Whether the rows that the release before writes cannot break a rule, because it does not know the rule's columns. */
function isFreeFor(before: Schema, after: Schema, { kind, columns, isFreeWithNull }: Rule): boolean {
  const unknown = columns.filter((name) => !before.columns.has(name))
  // a check of new columns alone passed when the column was added with its default
  if (kind === 'check') return columns.length > 0 && unknown.length === columns.length
  return isFreeWithNull && unknown.some((name) => !after.columns.get(name)?.hasDefault)
}

/** Whether a check allows each value of the list that it allowed before, and more. */
function isWider(old: Rule | undefined, now: Rule): boolean {
  const [earlier, later] = [listOf(old), listOf(now)]
  if (!earlier || !later || earlier.of !== later.of) return false
  return earlier.values.every((value) => later.values.includes(value))
}

/** A check of one column against a list, in the form in which PostgreSQL writes it. */
function listOf(rule: Rule | undefined) {
  const list = /^CHECK \(\((.+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(rule?.definition ?? '')
  return list && { of: list[1]!, values: [...list[2]!.matchAll(/'(?:[^']|'')*'|-?\d+/g)].map(([value]) => value) }
}
