import { isWithin, type Table, type Unique } from './schema'
import {
  evaluate,
  holds,
  isLocking,
  type Joined,
  picked,
  pickedOnce,
  type Row,
  type Surroundings,
  type Syntax,
  tableOf,
} from './syntax'

const noRows: ReadonlyMap<number, Row> = new Map()

interface Transaction {
  readonly writes: Map<string, Map<number, Row>>
  /** `table:row` */
  readonly locks: Set<string>
}

/** A violated unique constraint, with PostgreSQL's code. */
class UniqueViolation extends Error {
  readonly code = '23505'
}

/**
 * PostgreSQL as far as a payment can tell: READ COMMITTED, row locks, `for update`, `on conflict`, unique indexes. It
 * runs the product's own queries by their syntax trees, so a `where` or a lock that is missing in the product is
 * missing here. Rows are replaced and never changed, so a copy is cheap.
 */
export class Tables implements Surroundings {
  #rows = new Map<string, ReadonlyMap<number, Row>>()
  #open = new Map<string, Transaction>()
  #sequences = new Map<string, number>()
  #last = 0

  constructor(
    readonly schema: ReadonlyMap<string, Table>,
    /** stands still; a lease is made to end instead */
    readonly now: Date,
  ) {}

  clone(): Tables {
    const copy = new Tables(this.schema, this.now)
    copy.#last = this.#last
    copy.#rows = new Map(this.#rows)
    copy.#sequences = new Map(this.#sequences)
    for (const [who, { writes, locks }] of this.#open)
      copy.#open.set(who, {
        writes: new Map([...writes].map(([name, rows]) => [name, new Map(rows)])),
        locks: new Set(locks),
      })
    return copy
  }

  rows(table: string): Row[] {
    return [...this.committed(table).values()]
  }
  /** The rows by number: the same map until one of them changes. */
  committed(table: string): ReadonlyMap<number, Row> {
    return this.#rows.get(table) ?? noRows
  }
  add(table: string, row: Row): void {
    this.#put(table, [[++this.#last, this.#complete(table, row, this.#last)]])
  }
  replace(table: string, change: (row: Row) => Row): void {
    this.#put(
      table,
      [...this.committed(table)].map(([n, row]) => [n, change(row)]),
    )
  }
  #put(table: string, rows: Iterable<readonly [number, Row]>) {
    this.#rows.set(table, new Map([...this.committed(table), ...rows]))
  }
  nextval(sequence: string): number {
    const next = (this.#sequences.get(sequence) ?? 0) + 1
    this.#sequences.set(sequence, next)
    return next
  }
  get sequences(): ReadonlyMap<string, number> {
    return this.#sequences
  }
  get transactions(): ReadonlyMap<string, Transaction> {
    return this.#open
  }
  /** @param who has one transaction at most */
  begin(who: string): void {
    this.#open.set(who, { writes: new Map(), locks: new Set() })
  }
  commit(who: string): void {
    for (const [table, rows] of this.#open.get(who)!.writes) this.#put(table, rows)
    this.#open.delete(who)
  }
  rollback(who: string): void {
    this.#open.delete(who)
  }
  rename(who: string, name: string): void {
    const transaction = this.#open.get(who)
    if (!transaction) return
    this.#open.delete(who)
    this.#open.set(name, transaction)
  }
  isInTransaction(who: string): boolean {
    return this.#open.has(who)
  }
  hasLocks(who: string): boolean {
    return (this.#open.get(who)?.locks.size ?? 0) > 0
  }

  #visible(table: string, who: string): [number, Row][] {
    const own = this.#open.get(who)?.writes.get(table)
    return own ? [...new Map([...this.committed(table), ...own])] : [...this.committed(table)]
  }
  #matching(query: Syntax, who: string): { readonly n: number; readonly rows: Joined }[] {
    const main = tableOf(query)
    let matches: { n: number; rows: Joined }[] = this.#visible(main, who).map(([n, row]) => ({
      n,
      rows: { [main]: row },
    }))
    for (const { joinType, table, on } of query.joins ?? []) {
      if (joinType !== 'LeftJoin' && joinType !== 'InnerJoin') throw new Error(`the tables do not know ${joinType}`)
      const name: string = table.table.identifier.name
      matches = matches.flatMap(({ n, rows }) => {
        const pairs = this.#visible(name, who).map(([, row]) => ({ n, rows: { ...rows, [name]: row } }))
        const joined = pairs.filter((pair) => holds(on.on, pair.rows, main, this))
        return joined.length > 0 || joinType === 'InnerJoin' ? joined : [{ n, rows: { ...rows, [name]: null } }]
      })
    }
    return query.where ? matches.filter(({ rows }) => holds(query.where.where, rows, main, this)) : matches
  }

  /** Whether a query would not wait for a lock of another transaction. */
  isFree(query: Syntax, who: string): boolean {
    const others = [...this.#open].filter(([other]) => other !== who).map(([, transaction]) => transaction)
    if (others.length === 0) return true
    if (query.kind === 'SelectQueryNode' && !isLocking(query)) return true
    const table = tableOf(query)
    if (query.kind === 'InsertQueryNode') {
      const written = others.flatMap(({ writes }) => [...(writes.get(table)?.values() ?? [])])
      return this.#inserted(query).every((row) => !written.some((other) => this.#conflict(table, row, other) !== null))
    }
    return this.#matching(query, who).every(({ n }) => !others.some(({ locks }) => locks.has(`${table}:${n}`)))
  }

  /** @throws UniqueViolation */
  run(query: Syntax, who: string): Row[] {
    if (query.kind === 'InsertQueryNode') return this.#insert(query, who)
    if (query.kind === 'UpdateQueryNode') return this.#update(query, who)
    if (query.kind !== 'SelectQueryNode') throw new Error(`the tables do not know ${query.kind}`)
    if (!query.from) return [picked(query.selections, {}, '', this)]
    const matches = this.#matching(query, who)
    const main = tableOf(query)
    const { locks } = this.#open.get(who) ?? {}
    if (isLocking(query)) for (const { n } of matches) locks?.add(`${main}:${n}`)
    for (const { orderBy, direction } of [...(query.orderBy?.items ?? [])].reverse()) {
      const sign = direction?.sqlFragments?.[0] === 'desc' ? -1 : 1
      const by = ({ rows }: { rows: Joined }) => evaluate(orderBy, rows, main, this) as any
      matches.sort((a, b) => (by(a) < by(b) ? -sign : by(a) > by(b) ? sign : 0))
    }
    return matches.map(({ rows }) => (query.joins ? picked : pickedOnce)(query.selections, rows, main, this))
  }

  #write(table: string, n: number, row: Row, who: string) {
    const transaction = this.#open.get(who)
    if (!transaction) return this.#put(table, [[n, row]])
    const rows = transaction.writes.get(table) ?? new Map<number, Row>()
    transaction.writes.set(table, rows.set(n, row))
    transaction.locks.add(`${table}:${n}`)
  }

  #insert(query: Syntax, who: string): Row[] {
    const table = tableOf(query)
    const { onConflict } = query
    const columns: readonly string[] | undefined = onConflict?.columns?.map(({ column }: Syntax) => column.name)
    const written: Row[] = []
    for (const given of this.#inserted(query)) {
      const row = this.#complete(table, given, this.#last + 1)
      // PostgreSQL looks at the named columns first, and then at the other indexes
      const conflict =
        columns && this.#conflictOf(table, row, who, (unique) => unique.columns.join() === columns.join())
      if (!conflict) {
        const other = this.#conflictOf(table, row, who)
        if (other) throw new UniqueViolation(other.name)
        this.#write(table, ++this.#last, row, who)
        written.push(row)
        continue
      }
      if (onConflict.doNothing) continue
      const changed = { ...conflict.row, ...this.#updated(onConflict.updates, { [table]: conflict.row }, table) }
      this.#write(table, conflict.n, changed, who)
      written.push(changed)
    }
    return query.returning
      ? written.map((row) => picked(query.returning.selections, { [table]: row }, table, this))
      : []
  }

  #update(query: Syntax, who: string): Row[] {
    const table = tableOf(query)
    const changed = this.#matching(query, who).map(({ n, rows }) => {
      const row = { ...rows[table]!, ...this.#updated(query.updates, rows, table) }
      return { n, row }
    })
    const before = this.committed(table)
    for (const { n, row } of changed) {
      const conflict = this.#conflictOf(table, row, who, undefined, n)
      if (conflict) {
        // a statement that fails changes nothing, outside a transaction too
        this.#rows.set(table, before)
        throw new UniqueViolation(conflict.name)
      }
      this.#write(table, n, row, who)
    }
    return query.returning
      ? changed.map(({ row }) => picked(query.returning.selections, { [table]: row }, table, this))
      : []
  }

  #updated(updates: readonly Syntax[], rows: Joined, table: string): Row {
    return Object.fromEntries(
      updates.map(({ column, value }) => [column.column.name, evaluate(value, rows, table, this)]),
    )
  }

  #inserted(query: Syntax): Row[] {
    const names: string[] = query.columns.map(({ column }: Syntax) => column.name)
    return query.values.values.map(({ values }: Syntax) =>
      Object.fromEntries(
        names.map((name, i) => [name, values[i]?.kind ? evaluate(values[i], {}, '', this) : values[i]]),
      ),
    )
  }

  #complete(table: string, given: Row, n: number): Row {
    const row: Record<string, unknown> = {}
    for (const [name, fallback] of this.schema.get(table)?.columns ?? []) {
      if (given[name] !== undefined) row[name] = given[name]
      else row[name] = fallback === 'identity' ? n : this.#fallback(fallback)
    }
    return row
  }
  #fallback(sql: string | null): unknown {
    if (sql === null) return null
    if (sql === 'now()') return this.now
    if (sql === 'true' || sql === 'false') return sql === 'true'
    return sql.startsWith("'") ? sql.slice(1, -1) : Number(sql)
  }

  /** The unique index that forbids two rows to stand together. */
  #conflict(table: string, a: Row, b: Row, isMeant: (unique: Unique) => boolean = () => true) {
    const isSame = (column: string) => (a[column] ?? null) !== null && a[column] === b[column]
    return (
      this.schema
        .get(table)
        ?.unique.find(
          (unique) => isMeant(unique) && isWithin(unique, a) && isWithin(unique, b) && unique.columns.every(isSame),
        ) ?? null
    )
  }
  #conflictOf(table: string, row: Row, who: string, isMeant?: (unique: Unique) => boolean, own = -1) {
    for (const [n, other] of this.#visible(table, who)) {
      const unique = n === own ? null : this.#conflict(table, row, other, isMeant)
      if (unique) return { name: unique.name, n, row: other }
    }
    return null
  }
}
