import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { partsOf, shortHash } from './functions'
import { recordFolder } from './paths'

/** Keys of functions by the module that holds them. */
export type Hits = Readonly<Record<string, readonly string[]>>

/** What a test file reached when it last passed. */
export interface FileRecord {
  /** relative to the project's folder, as all files here */
  readonly file: string
  readonly hits: Hits
  /** functions that ran while modules were evaluated, by any file of the same worker */
  readonly atStart: Hits
  /** states and arrows of charts: see recorder.ts */
  readonly arrows: readonly string[]
  readonly files: readonly string[]
}

/** The sources as the record knows them. */
export interface Snapshot {
  /** keys of the functions of each module of the product */
  readonly functions: Hits
  /** key of the text outside of functions, by module of the product */
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

/** Null where nothing is recorded, or by an older form of these tools. */
export function readSnapshot(): Snapshot | null {
  const snapshot = read<Partial<Snapshot>>(place('snapshot.json'))
  return snapshot?.functions ? (snapshot as Snapshot) : null
}
export const writeSnapshot = (snapshot: Snapshot) => write(place('snapshot.json'), snapshot)

/** What a file reached before counts no longer: it has to pass again. */
export const forgetRecord = (file: string) => rmSync(place(`passed/${fileName(file)}`), { force: true })

/**
 * Keeps what a file reached, since all of it passed. Functions that it reached in an earlier run are kept as long as they are
 * there: in a worker that many files share, a function whose result is remembered runs for the first of them only.
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
