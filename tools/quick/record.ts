import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { partsOf, shortHash } from './functions'
import { recordFolder } from './paths'

/** Keys of functions, by module. */
export type Hits = Readonly<Record<string, readonly string[]>>

/** The reach of a test file in its last passing run. */
export interface FileRecord {
  /** relative to the project's folder, like all files here */
  readonly file: string
  readonly hits: Hits
  /** functions that ran during module evaluation, in any file of the same worker */
  readonly atStart: Hits
  /** states and arrows of charts: see recorder.ts */
  readonly arrows: readonly string[]
  readonly files: readonly string[]
}

/** The state of the sources at the time of the record. */
export interface Snapshot {
  /** keys of the functions of each module of the product */
  readonly functions: Hits
  /** key of the text outside of functions, for each module of the product */
  readonly texts: Readonly<Record<string, string>>
  /** hash of each other file */
  readonly files: Readonly<Record<string, string>>
  /** digest of each state and arrow */
  readonly arrows: Readonly<Record<string, string>>
}

export const fileName = (file: string) => `${shortHash(file)}.json`
const place = (name: string) => path.join(recordFolder(), name)
const read = <T>(file: string): T | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
function write(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(value))
  renameSync(`${file}.new`, file)
}

export function readRecords(): readonly FileRecord[] {
  const names = (() => {
    try {
      return readdirSync(place('passed'))
    } catch {
      return []
    }
  })()
  return names.flatMap((name) => read<FileRecord>(place(`passed/${name}`)) ?? [])
}

/** Null if nothing was recorded, or only by an older version of these tools. */
export function readSnapshot(): Snapshot | null {
  const snapshot = read<Partial<Snapshot>>(place('snapshot.json'))
  return snapshot?.functions ? (snapshot as Snapshot) : null
}
export const writeSnapshot = (snapshot: Snapshot) => write(place('snapshot.json'), snapshot)

/** Deletes the record of a file, so that it has to pass again. */
export const forgetRecord = (file: string) => rmSync(place(`passed/${fileName(file)}`), { force: true })

/**
 * Stores the record of a file that passed. Functions from an earlier run stay in the record as long as they exist: in a
 * worker that many files share, a memoized function runs for the first file only.
 */
export function keepRecord(file: string): void {
  const pending = read<FileRecord>(place(`pending/${fileName(file)}`))
  if (!pending) return
  const before = read<FileRecord>(place(`passed/${fileName(file)}`))
  write(place(`passed/${fileName(file)}`), { ...pending, hits: joined(pending.hits, before?.hits ?? {}) })
}

function joined(now: Hits, before: Hits): Hits {
  const old = Object.entries(before).flatMap(([module, keys]) => {
    const there = keysOf(module)
    const left = keys.filter((key) => there.has(key))
    return left.length > 0 ? [[module, left] as const] : []
  })
  const all: Record<string, readonly string[]> = { ...now }
  for (const [module, keys] of old) all[module] = [...new Set([...(all[module] ?? []), ...keys])]
  return all
}

const known = new Map<string, ReadonlySet<string>>()
function keysOf(module: string): ReadonlySet<string> {
  const keys = known.get(module) ?? readKeys(module)
  known.set(module, keys)
  return keys
}

function readKeys(module: string): ReadonlySet<string> {
  try {
    return new Set(partsOf(module, readFileSync(module, 'utf8')).keys)
  } catch {
    return new Set()
  }
}
