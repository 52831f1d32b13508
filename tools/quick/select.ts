import { type Importers, reachedFrom } from './graph'
import { isQuickTest, reachesAll } from './paths'
import type { FileRecord, Snapshot } from './record'
import type { Sources } from './sources'

/** The test files to run, each with the reason. */
export type Choice = ReadonlyMap<string, string>

export interface Known {
  readonly records: readonly FileRecord[]
  /** null if nothing was recorded yet */
  readonly snapshot: Snapshot | null
}

interface Given {
  readonly sources: Sources
  readonly importers: Importers
  /** test files that start the product in another process, where nothing is recorded */
  readonly processes: ReadonlySet<string>
}

/**
 * Chooses the test files that changes since their last passing run can affect: by the functions that they run, the
 * arrows of charts that they take and the files that they read; and by imports where the text outside of functions has
 * changed.
 */
export function chooseTests({ records, snapshot }: Known, { sources, importers, processes }: Given): Choice {
  const tests = sources.files.filter(isQuickTest)
  const chosen = new Map<string, string>()
  const choose = (files: Iterable<string>, why: string) => {
    for (const file of files)
      if (isQuickTest(file) && sources.snapshot.files[file] && !chosen.has(file)) chosen.set(file, why)
  }
  // without a snapshot it is unknown on which sources they passed
  const passed = new Set(snapshot ? records.map(({ file }) => file) : [])
  choose(
    tests.filter((file) => !passed.has(file)),
    'has not passed yet',
  )
  if (!snapshot) return chosen

  const now = sources.snapshot
  const files = differing(snapshot.files, now.files)
  if (files.some((file) => reachesAll.has(file)))
    choose(tests, `${files.find((file) => reachesAll.has(file))} has changed`)
  for (const file of files) choose(reachedFrom(importers, [file]), `${file} has changed`)
  const arrows = crossings(differing(snapshot.arrows, now.arrows), records)
  for (const { file, arrows: taken } of records) {
    const crossed = taken.find((arrow) => arrows.has(arrow))
    if (crossed) choose([file], `takes ${crossed}`)
  }

  const texts = differing(snapshot.texts, now.texts)
  const unexplained = texts.filter((file) => !(arrows.size > 0 && file.startsWith('machines/')))
  for (const file of unexplained) choose(reachedFrom(importers, [file]), `${file} has changed outside of its functions`)

  const gone = goneFunctions(snapshot, now)
  for (const { file, hits, atStart } of records) {
    const [run, evaluated] = [hits, atStart].map((stored) =>
      [...gone.keys()].find((module) => stored[module]?.some((key) => gone.get(module)!.has(key))),
    )
    if (run) choose([file], `runs a function of ${run} that has changed`)
    if (evaluated) choose(reachedFrom(importers, [evaluated]), `imports ${evaluated}, which has changed`)
  }
  for (const [module, keys] of gone) {
    const hasDraft = (key: string) =>
      records.some(({ hits, atStart }) => hits[module]?.includes(key) || atStart[module]?.includes(key))
    if (![...keys].every(hasDraft)) choose(reachedFrom(importers, [module]), `no test runs a function of ${module}`)
  }

  const changed = [...files, ...texts, ...gone.keys()]
  for (const record of records) {
    const read = record.files.find((place) => changed.some((file) => file === place || file.startsWith(`${place}/`)))
    if (read) choose([record.file], `reads ${read}`)
  }
  if (changed.length > 0 && chosen.size === 0)
    choose(processes, 'starts the product, and no other test runs the change')
  return chosen
}

/**
 * Keys of functions in the snapshot that no longer exist, by module. Records may have keys that were gone before it,
 * but their files have run since.
 */
function goneFunctions(before: Snapshot, now: Snapshot): ReadonlyMap<string, ReadonlySet<string>> {
  const gone = Object.entries(before.functions).map(([module, keys]) => {
    const left = new Set(now.functions[module])
    return [module, new Set(keys.filter((key) => !left.has(key)))] as const
  })
  return new Map(gone.filter(([, keys]) => keys.size > 0))
}

const differing = (before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => before[name] !== now[name])

/**
 * The names of these states and arrows in the records. A new arrow is recorded by its state, and a state that is left
 * at once by its nearest parent.
 */
function crossings(names: readonly string[], records: readonly FileRecord[]): ReadonlySet<string> {
  const stored = new Set(records.flatMap(({ arrows }) => arrows))
  return new Set(names.map((name) => nearest(name, stored)))
}

function nearest(name: string, stored: ReadonlySet<string>): string {
  if (stored.has(name)) return name
  const [machine = '', place = '', event] = name.split(' ')
  if (event !== undefined) return nearest(`${machine} ${place}`, stored)
  return place === '' ? name : nearest(`${machine} ${place.split('.').slice(0, -1).join('.')}`, stored)
}
