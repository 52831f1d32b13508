import type { Facts } from '../money/processor'
import { rowTexts } from '../tables/rows'
import type { Row } from '../tables/syntax'
import type { Tables } from '../tables/tables'
import type { Trail } from './replay'

/** The answer that a window shows, or that none came. `pending`: a second person has to approve it. */
export type Shown = 'idle' | 'waiting' | 'unclear' | 'done' | 'pending' | 'refused'

/** A letter at the mail server, under its Message-ID. */
interface Letter {
  readonly to: string
  readonly kind: string
  readonly text: string
  readonly attachments: number
  readonly times: number
}

/** Work that a server is doing. */
export interface Task {
  readonly name: string
  /** the window that it answers, while that listens; null for a worker */
  readonly window: number | null
  readonly trail: Trail
}

/** faults that a world has a limited number of */
export const limited = ['days', 'deaths', 'lostAnswers', 'lostCalls', 'pauses', 'relents', 'retries'] as const
export type Limited = (typeof limited)[number]

interface WindowState {
  readonly shown: Shown
  readonly presses: number
  /** cents of the refund that it was told */
  readonly refundCents: number | null
  /** hash of its idempotency key */
  readonly key: string
  /** the last day of the event that it showed when the button was pressed */
  readonly lastDay: string | null
}

export interface PolicyState {
  readonly tables: Tables
  readonly facts: Facts
  readonly tasks: readonly Task[]
  readonly windows: readonly WindowState[]
  readonly files: ReadonlySet<string>
  /** by Message-ID */
  readonly letters: ReadonlyMap<string, Letter>
  readonly remaining: Readonly<Record<Limited, number>>
}

export type Draft = { -readonly [Name in keyof PolicyState]: PolicyState[Name] }

/** rows that nothing refers to, whose order no code reads */
const unordered = new Set(['audit', 'mail_file', 'refund', 'written_premium'])

/** The text of a state that tells it from states with another future. */
export function makeKey(tableNames: readonly string[]) {
  const numbers = new Map<string, number>()
  const numberOf = (text: string) => {
    const known = numbers.get(text) ?? numbers.size
    numbers.set(text, known)
    return known
  }
  const textOf = rowTexts()
  const ofRows = new WeakMap<Row, number>()
  const ofRow = (row: Row, isOrdered: boolean) => {
    const { id, ...rest } = row
    const known = ofRows.get(row) ?? numberOf(textOf(isOrdered || typeof id === 'string' ? row : rest))
    ofRows.set(row, known)
    return known
  }
  const ofTables = new WeakMap<ReadonlyMap<number, Row>, number>()
  const ofTable = (name: string, rows: ReadonlyMap<number, Row>) => {
    const isOrdered = !unordered.has(name)
    const listed = [...rows.values()].map((row) => ofRow(row, isOrdered)).sort((a, b) => a - b)
    const known = ofTables.get(rows) ?? numberOf(`${name} ${listed}`)
    ofTables.set(rows, known)
    return known
  }
  /** facts, files and letters stay the same objects until they change */
  const ofOutside = new WeakMap<object, number>()
  const outsideOf = (all: object, write: () => string) => {
    const known = ofOutside.get(all) ?? numberOf(write())
    ofOutside.set(all, known)
    return known
  }
  const listed = (all: Iterable<unknown>) => JSON.stringify([...all].sort())
  return ({ tables, facts, tasks, windows, files, letters, remaining }: PolicyState) => {
    const rows = tableNames.map((name) => ofTable(name, tables.committed(name)))
    const open = [...tables.transactions].map(([who, { locks, writes }]) => [
      who,
      [...locks],
      [...writes].map(([table, own]) => [table, [...own.values()].map((row) => row && ofRow(row, true))]),
    ])
    const work = tasks.map(({ name, window, trail }) => `${name}/${window}/${trail.id}`).sort()
    const outside = [
      outsideOf(facts, () => `facts ${JSON.stringify([...facts])}`),
      outsideOf(files, () => `files ${listed(files)}`),
      outsideOf(letters, () => `letters ${listed(letters)}`),
    ]
    return { text: JSON.stringify([rows, open, work, windows, outside, remaining]), isMirrored: false }
  }
}
