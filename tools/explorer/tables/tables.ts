import { completed, conflictIn, storedValue, UniqueViolation, withRows } from './rows'
import type { Table, Unique } from './schema'
import {
  aggregated,
  evaluate,
  holds,
  isLocking,
  isSharedLock,
  type Joined,
  type Match,
  nameIn,
  nameOf,
  picked,
  pickedOnce,
  type Row,
  type Surroundings,
  type Syntax,
  skipsLocked,
  sorted,
  tableIn,
  tableOf,
} from './syntax'

const noRows: ReadonlyMap<number, Row> = new Map()
/** stands for a row that a query wrote and does not return */
const unseen: Row = {}
const noOuter: Joined = {}

interface Transaction {
  /** null for a row that is deleted */
  readonly writes: Map<string, Map<number, Row | null>>
  /** `table:row` */
  readonly locks: Set<string>
}

/**
 * PostgreSQL as far as a payment can tell: READ COMMITTED, row locks, `for update`, `on conflict`, unique indexes. It
 * runs the product's own queries by their syntax trees, so a `where` or a lock that is missing in the product is
 * missing here. Rows are replaced and never changed, so a copy is cheap.
 */
export class Tables {
  #rows = new Map<string, ReadonlyMap<number, Row>>()
  #open = new Map<string, Transaction>()
  #sequences = new Map<string, number>()
  #last = new Map<string, number>()

  constructor(
    readonly schema: ReadonlyMap<string, Table>,
    /** stands still; a lease is made to end instead */
    readonly now: Date,
  ) {}

  clone(): Tables {
    const copy = new Tables(this.schema, this.now)
    copy.#last = new Map(this.#last)
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
    const n = this.#next(table)
    this.#put(table, [[n, completed(this.schema.get(table), row, { n, now: this.now })]])
  }
  replace(table: string, change: (row: Row) => Row): void {
    this.#put(
      table,
      [...this.committed(table)].map(([n, row]) => [n, change(row)]),
    )
  }
  #put(table: string, rows: Iterable<readonly [number, Row | null]>) {
    this.#rows.set(table, withRows(this.committed(table), rows))
  }
  /** The number of a new row. A transaction that rolls back leaves a gap. */
  #next(table: string): number {
    const next = (this.#last.get(table) ?? 0) + 1
    this.#last.set(table, next)
    return next
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

  #visible(table: string, who: string): Iterable<[number, Row]> {
    const own = this.#open.get(who)?.writes.get(table)
    return own ? withRows(this.committed(table), own) : this.committed(table)
  }
  #around(who: string): Surroundings {
    return {
      now: this.now,
      nextval: (sequence) => this.nextval(sequence),
      isEmpty: (table) => [...this.#visible(table, who)].length === 0,
      select: (query, outer) => this.#select(query, who, outer),
    }
  }
  #matching(query: Syntax, who: string, outer: Joined = noOuter): Match[] {
    const table = tableOf(query)
    const main = nameOf(query)
    const around = this.#around(who)
    let matches: Match[] = Array.from(this.#visible(table, who), ([n, row]) => ({ n, rows: { ...outer, [main]: row } }))
    for (const { joinType, table: joined, on } of query.joins ?? []) {
      if (joinType !== 'LeftJoin' && joinType !== 'InnerJoin') throw new Error(`the tables do not know ${joinType}`)
      const name = nameIn(joined)
      matches = matches.flatMap(({ n, rows }) => {
        const of = this.#visible(tableIn(joined), who)
        const pairs = Array.from(of, ([, row]) => ({ n, rows: { ...rows, [name]: row } }))
        const fitting = pairs.filter((pair) => holds(on.on, pair.rows, main, around))
        return fitting.length > 0 || joinType === 'InnerJoin' ? fitting : [{ n, rows: { ...rows, [name]: null } }]
      })
    }
    if (query.where) matches = matches.filter(({ rows }) => holds(query.where.where, rows, main, around))
    return skipsLocked(query) ? matches.filter(({ n }) => !this.#isLockedByOther(`${table}:${n}`, who)) : matches
  }
  #isLockedByOther(lock: string, who: string): boolean {
    for (const [other, { locks }] of this.#open) if (other !== who && locks.has(lock)) return true
    return false
  }

  /** Whether a query would not wait for a lock of another transaction. */
  isFree(query: Syntax, who: string): boolean {
    const others = [...this.#open].filter(([other]) => other !== who).map(([, transaction]) => transaction)
    if (others.length === 0) return true
    if (query.kind === 'SelectQueryNode' && !isLocking(query)) return true
    const table = tableOf(query)
    if (query.kind === 'InsertQueryNode') {
      const written = others.flatMap(({ writes }) => [...(writes.get(table)?.values() ?? [])])
      return this.#inserted(query, who).every(
        (row) => !written.some((other) => other && conflictIn(this.schema.get(table), row, other) !== null),
      )
    }
    return this.#matching(query, who).every(({ n }) => !this.#isLockedByOther(`${table}:${n}`, who))
  }

  /** @throws UniqueViolation */
  run(query: Syntax, who: string): Row[] {
    // a query does not see the rows that such a part writes, and no query reads its result
    for (const { expression } of query.with?.expressions ?? []) this.run(expression, who)
    if (query.kind === 'InsertQueryNode') return this.#insert(query, who)
    if (query.kind === 'UpdateQueryNode') return this.#update(query, who)
    if (query.kind === 'DeleteQueryNode') return this.#delete(query, who)
    if (isSharedLock(query)) return []
    if (query.kind !== 'SelectQueryNode') throw new Error(`the tables do not know ${query.kind}: ${query.sqlFragments}`)
    return this.#select(query, who)
  }

  #select(query: Syntax, who: string, outer: Joined = noOuter): Row[] {
    const around = this.#around(who)
    if (!query.from && query.where && !holds(query.where.where, outer, '', around)) return []
    if (!query.from) return [picked(query.selections, outer, '', around)]
    const main = nameOf(query)
    const all = sorted(this.#matching(query, who, outer), query.orderBy?.items ?? [], main, around)
    const matches: Match[] = query.limit ? all.slice(0, query.limit.limit.value) : all
    const { locks } = this.#open.get(who) ?? {}
    if (isLocking(query)) for (const { n } of matches) locks?.add(`${tableOf(query)}:${n}`)
    const total = aggregated(query.selections, matches, main, around)
    if (total) return [total]
    const pick = query.joins || outer !== noOuter ? picked : pickedOnce
    return matches.map(({ rows }) => pick(query.selections, rows, main, around))
  }

  #write(table: string, n: number, row: Row | null, who: string) {
    const transaction = this.#open.get(who)
    if (!transaction) return this.#put(table, [[n, row]])
    const rows = transaction.writes.get(table) ?? new Map<number, Row | null>()
    transaction.writes.set(table, rows.set(n, row))
    transaction.locks.add(`${table}:${n}`)
  }

  #insert(query: Syntax, who: string): Row[] {
    const table = tableOf(query)
    const { onConflict } = query
    const columns: readonly string[] | undefined = onConflict?.columns?.map(({ column }: Syntax) => column.name)
    const written: Row[] = []
    for (const given of this.#inserted(query, who)) {
      const n = (this.#last.get(table) ?? 0) + 1
      const row = completed(this.schema.get(table), given, { n, now: this.now })
      // PostgreSQL looks at the named columns first, and then at the other indexes
      const conflict =
        columns && this.#conflictOf(table, row, who, (unique) => unique.columns.join() === columns.join())
      if (!conflict) {
        const other = this.#conflictOf(table, row, who)
        if (other) throw new UniqueViolation(other.name)
        this.#write(table, this.#next(table), row, who)
        written.push(row)
        continue
      }
      if (onConflict.doNothing) continue
      const changed = { ...conflict.row, ...this.#updated(onConflict.updates, { [table]: conflict.row }, table, who) }
      this.#write(table, conflict.n, changed, who)
      written.push(changed)
    }
    return this.#returned(query, written, who)
  }

  #update(query: Syntax, who: string): Row[] {
    const table = tableOf(query)
    const changed = this.#matching(query, who).map(({ n, rows }) => {
      const row = { ...rows[table]!, ...this.#updated(query.updates, rows, table, who) }
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
    const rows = changed.map(({ row }) => row)
    return this.#returned(query, rows, who)
  }

  #delete(query: Syntax, who: string): Row[] {
    const matches = this.#matching(query, who)
    for (const { n } of matches) this.#write(tableOf(query), n, null, who)
    return matches.map(() => unseen)
  }

  /** The rows that a query returns; one that returns none tells their number by rows without columns. */
  #returned(query: Syntax, rows: readonly Row[], who: string): Row[] {
    const table = tableOf(query)
    if (!query.returning) return rows.map(() => unseen)
    return rows.map((row) => picked(query.returning.selections, { [table]: row }, table, this.#around(who)))
  }

  #updated(updates: readonly Syntax[], rows: Joined, table: string, who: string): Row {
    return Object.fromEntries(
      updates.map(({ column, value }) => {
        const { name } = column.column
        return [name, storedValue(this.schema.get(table), name, evaluate(value, rows, table, this.#around(who)))]
      }),
    )
  }

  #inserted(query: Syntax, who: string): Row[] {
    const rows: readonly (readonly unknown[])[] =
      query.values.kind === 'SelectQueryNode'
        ? this.#select(query.values, who).map(Object.values)
        : query.values.values.map(({ values }: Syntax) =>
            values.map((value: Syntax) => (value?.kind ? evaluate(value, {}, '', this.#around(who)) : value)),
          )
    const columns = this.schema.get(tableOf(query))
    const names: string[] = query.columns.map(({ column }: Syntax) => column.name)
    return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, storedValue(columns, name, row[i])])))
  }

  #conflictOf(table: string, row: Row, who: string, isMeant?: (unique: Unique) => boolean, own = -1) {
    for (const [n, other] of this.#visible(table, who)) {
      const unique = n === own ? null : conflictIn(this.schema.get(table), row, other, isMeant)
      if (unique) return { name: unique.name, n, row: other }
    }
    return null
  }
}
