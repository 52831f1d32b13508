import fs, { mkdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { afterAll, expect } from 'vitest'
import { type AnyMachineSnapshot, StateMachine, type StateNode } from 'xstate'
import { recordFolder } from './paths'
import { type FileRecord, fileName } from './record'

/**
 * A setup file for every test file: notes the functions, arrows of charts and files of the repository that the test
 * file reaches. Vitest's reporter stores the notes once the whole file has passed (reporter.ts).
 */
interface Module {
  readonly keys: readonly string[]
  readonly hits: Uint8Array
}

/** Shared by all files of a worker, because modules stay loaded. */
class Reach {
  readonly modules = new Map<string, Module>()
  hits = new Map<string, Set<string>>()
  /** functions that run during module evaluation: only the first file of a worker sees them */
  readonly atStart = new Map<string, Set<string>>()
  events = new Map<StateNode, Set<string>>()
  files = new Set<string>()

  /** Called when a module of the product starts evaluating. */
  begin(file: string, keys: string): Uint8Array {
    this.collect(this.hits)
    const known = this.modules.get(file)
    if (known) return known.hits
    const list = keys.split(' ')
    const module = { keys: list, hits: new Uint8Array(list.length) }
    this.modules.set(file, module)
    return module.hits
  }

  end(): void {
    this.collect(this.atStart)
  }

  collect(into: Map<string, Set<string>>): void {
    for (const [file, { keys, hits }] of this.modules) {
      let at = hits.indexOf(1)
      if (at === -1) continue
      const match = into.get(file) ?? new Set()
      into.set(file, match)
      for (; at !== -1; at = hits.indexOf(1, at + 1)) {
        match.add(keys[at]!)
        hits[at] = 0
      }
    }
  }

  forget(): void {
    this.collect(new Map())
    this.hits = new Map()
    this.events = new Map()
    this.files = new Set()
  }
}

const shared = globalThis as unknown as { __reach?: Reach; __reachPatched?: true }
shared.__reach ??= new Reach()
const reach = shared.__reach
const root = process.cwd()

if (!shared.__reachPatched) {
  shared.__reachPatched = true
  noteEvents()
  noteFiles()
}
reach.forget()

afterAll(() => {
  reach.collect(reach.hits)
  const { testPath = '' } = expect.getState()
  const record: FileRecord = {
    file: path.relative(root, testPath),
    hits: listed(reach.hits),
    atStart: listed(reach.atStart),
    arrows: [...arrowsIn(reach.events)],
    files: [...reach.files],
  }
  const folder = path.join(recordFolder(), 'pending')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, fileName(record.file)), JSON.stringify(record))
})

const listed = (match: ReadonlyMap<string, ReadonlySet<string>>) =>
  Object.fromEntries([...match].map(([file, keys]) => [file, [...keys]]))

/** `quote steps.location.editing` for a visited state, with the event appended for an arrow that leads from it. */
function arrowsIn(events: ReadonlyMap<StateNode, ReadonlySet<string>>): Set<string> {
  const all = new Set<string>()
  for (const [node, types] of events) {
    const place = `${node.machine.id} ${node.path.join('.')}`
    all.add(place)
    for (const type of types) all.add(`${place} ${type}`)
  }
  return all
}

/** A machine looks up its transitions for each event, including raised ones. */
function noteEvents(): void {
  const chart = StateMachine.prototype as unknown as {
    getTransitionData(snapshot: AnyMachineSnapshot, event: { type: string }): unknown
  }
  const { getTransitionData } = chart
  chart.getTransitionData = function (snapshot, event) {
    for (const node of snapshot._nodes as StateNode[]) {
      const types = shared.__reach!.events.get(node) ?? new Set()
      shared.__reach!.events.set(node, types)
      if (node.transitions.has(event.type)) types.add(event.type)
    }
    return getTransitionData.call(this, snapshot, event)
  }
}

/** Notes files of the repository that are read, and folders that are listed. */
function noteFiles(): void {
  const note = (place: unknown) => {
    const file = path.relative(root, path.resolve(place instanceof URL ? place.pathname : String(place)))
    if (!file.startsWith('..') && !file.startsWith('node_modules') && !file.startsWith('dist'))
      shared.__reach!.files.add(file)
  }
  const noting = <Of extends object>(of: Of, names: readonly (keyof Of)[]) => {
    for (const name of names) {
      const real = of[name] as (...args: unknown[]) => unknown
      of[name] = function (this: unknown, ...args: unknown[]) {
        note(args[0])
        return real.apply(this, args)
      } as Of[typeof name]
    }
  }
  noting(fs, ['readFileSync', 'readFile', 'readdirSync', 'createReadStream'])
  noting(fs.promises, ['readFile', 'readdir', 'open', 'cp'])
  syncBuiltinESMExports()
}
