import type { Key } from '../graph/explore'
import type { Row } from '../tables/syntax'
import type { Tables } from '../tables/tables'
import { type Bounds, type Limited, limited } from './bounds'
import type { Facts } from './processor'
import type { Trail } from './server'
import { type Mirrored, type Names, Numbers, plain } from './texts'
import type { WindowState } from './window'

/** Work that a server is doing. */
export interface Task {
  readonly name: string
  /** the index of its server; background work has the server after those of the windows */
  readonly server: number
  /** the window that it answers, while that listens */
  readonly window: number | null
  readonly trail: Trail
}

/** The state of a whole world. */
export interface State {
  readonly tables: Tables
  readonly facts: Facts
  readonly tasks: readonly Task[]
  readonly windows: readonly WindowState[]
  /** how often each window has pressed Pay */
  readonly pays: readonly number[]
  /** references of which the processor has sent a webhook: it may arrive at any time, and any number of times */
  readonly webhooks: readonly string[]
  /** how often each limited thing may still happen */
  readonly remaining: Readonly<Record<Limited, number>>
}

/** A state while a step is being taken. */
export type Draft = { -readonly [Name in keyof State]: State[Name] }

export const remainingIn = (bounds: Bounds) =>
  Object.fromEntries(limited.map((name) => [name, bounds[name]])) as Record<Limited, number>

/** rows whose order no code reads */
const unordered = new Set(['audit', 'job', 'ledger', 'refund'])

type Both<Of> = readonly [own: Of, mirrored: Of]

/** Keeps a value for each object, such as a table's rows, which is the same object until it changes. */
function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

/** The text of a state that tells it from states with another future; the same for two that mirror each other. */
export function keyMaker(names: Names, tables: readonly string[], now: Date) {
  const numbers = new Numbers()
  const bothOf = ([own, mirrored]: Mirrored): Both<number> => [numbers.of(own), numbers.of(mirrored)]
  const ofRow = remember((row: Row) => bothOf(names.mirrored(textOf(row, now))))
  const ofRows = (isOrdered: boolean) =>
    remember((rows: ReadonlyMap<number, Row>): Both<string> => {
      const all = [...rows.values()].map(ofRow)
      return sides((side) => listOf(all, side, isOrdered))
    })
  const ofTable = tables.map((table) => ({ table, text: ofRows(!unordered.has(table)) }))
  const ofFacts = remember((facts: Facts): Both<string> => {
    const all = [...facts].map(([name, fact]) => bothOf(names.mirrored(`${name}${JSON.stringify(fact)}`)))
    return sides((side) => listOf(all, side, false))
  })
  const ofTransactions = ({ transactions }: State['tables'], side: 0 | 1) => {
    let text = ''
    for (const [who, { writes, locks }] of transactions) {
      if (locks.size === 0) continue
      text += names.mirrored(who)[side]
      for (const [table, rows] of writes) text += `${table}${[...rows.values()].map((row) => row && ofRow(row)[side])}`
      for (const lock of locks) text += lock
    }
    return text
  }
  const ofTasks = (tasks: State['tasks'], side: 0 | 1) => {
    const isSwapped = side === 1 && names.isSymmetric
    const all = tasks.map(({ name: full, server, window, trail }) => {
      // two requests that nobody listens to any more are the same in either order
      const name = full.replace(/'+$/, '')
      const index = isSwapped && server < 2 ? 1 - server : server
      const text = names.mirrored(name)[side]
      return `${text}/${index}${window === null ? '' : '/heard'}/${trail.id[side]}`
    })
    return all.sort().join()
  }
  const keyOf = (state: State, side: 0 | 1): string => {
    let key = ''
    for (const { table, text } of ofTable) key += `${text(state.tables.committed(table))[side]}|`
    for (const last of state.tables.sequences.values()) key += `${last},`
    key += `${ofTransactions(state.tables, side)}|${ofFacts(state.facts)[side]}|${ofTasks(state.tasks, side)}|`
    const order = side === 1 && names.isSymmetric ? [1, 0] : [...state.windows.keys()]
    for (const w of order) key += `${state.windows[w]!.id[side]},${state.pays[w]!},`
    for (const reference of state.webhooks.map((one) => names.mirrored(one)[side]).sort()) key += reference
    for (const name of limited) key += `,${state.remaining[name]}`
    return key
  }
  return (state: State): Key => {
    const own = keyOf(state, 0)
    if (!names.isSymmetric) return { text: own, isMirrored: false }
    const mirrored = keyOf(state, 1)
    return own <= mirrored ? { text: own, isMirrored: false } : { text: mirrored, isMirrored: true }
  }
}

const sides = (make: (side: 0 | 1) => string): Both<string> => [make(0), make(1)]

function listOf(all: readonly Both<number>[], side: 0 | 1, isOrdered: boolean): string {
  const list = all.map((one) => one[side])
  return (isOrdered ? list : list.sort()).join()
}

/** Without the numbers of rows that nothing refers to. */
const textOf = ({ id, ...row }: Row, now: Date) => plain(typeof id === 'number' ? row : { id, ...row }, now)
