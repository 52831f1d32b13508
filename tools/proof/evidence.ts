import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The result of a walk, as the proof stores it. */
export interface Evidence {
  readonly paths: readonly Trail[]
  readonly steps: number
  readonly states: readonly StateSeen[]
  readonly transitions: readonly TransitionSeen[]
  /** the transitions of regions that only listen and run along on every walk; all walks together have to take them */
  readonly heard: readonly TransitionSeen[]
  /** the shortest path from each resting state to a goal; only the walk in process knows it */
  readonly ways: readonly Way[]
  /** states and transitions that were not met or not as expected; empty on success */
  readonly gaps: readonly string[]
  /** in a browser: states and transitions that are not met there, by their names in the ledger, each with the reason */
  readonly notInBrowser?: Readonly<Record<string, string>>
}

/** A path of a walk: its beginning and its events. */
export interface Trail {
  readonly start: string
  readonly events: readonly string[]
}

export interface StateSeen {
  readonly name: string
  /** lasting: the chart rests there. passing: it is left at once. around: it contains others */
  readonly kind: 'lasting' | 'passing' | 'around'
  /** the first path that reached it, null if none did */
  readonly path: number | null
}

export interface TransitionSeen {
  readonly name: string
  readonly times: number
  readonly path: number | null
  /** whether its guard was seen to pass and to fail; null if it has none */
  readonly guard: { readonly name: string; readonly stored: boolean; readonly failed: boolean } | null
}

export interface Way {
  readonly state: string
  /** the shortest; null if there is none */
  readonly events: readonly string[] | null
  readonly to: string | null
  /** the number of events where the context makes the path longest */
  readonly atMost: number | null
}

/** All charts of the walks' register. */
export interface ChartEntry {
  /** relative to the folder of the charts */
  readonly file: string
  readonly drawing: string
  readonly walks: readonly { readonly name: string; readonly says: string }[]
}

/** A replayed session, its differences from the recording, and why they were accepted. */
export interface ReplayedSession {
  readonly name: string
  readonly steps: number
  readonly charts: readonly string[]
  readonly differences: readonly string[]
  readonly accepted: readonly string[]
}

export const positions = ['process', 'screen', 'browser'] as const
/** In this process, in jsdom, or in a browser against the built product. */
export type Position = (typeof positions)[number]

/** Stores the result of a walk, if a proof requested it. */
export const keepEvidence = (place: Position, walk: string, evidence: Evidence) => keep(place, walk, evidence)
/** Stores the list of charts. */
export const keepCharts = (charts: readonly ChartEntry[]) => keep('register', 'charts', charts)
/** Stores the result of a replayed session. */
export const keepReplayed = (session: ReplayedSession) => keep('replay', session.name, session)

/** PROOF names the folder of a proof; without it nothing is written. */
function keep(kind: string, name: string, what: unknown) {
  const folder = process.env['PROOF']
  if (!folder) return
  const into = path.join(folder, kind)
  mkdirSync(into, { recursive: true })
  writeFileSync(path.join(into, `${name}.json`), JSON.stringify(what))
}

export interface Stored {
  readonly charts: readonly ChartEntry[]
  /** by the position, then by the name of the walk */
  readonly walks: Readonly<Record<Position, ReadonlyMap<string, Evidence>>>
  readonly sessions: readonly ReplayedSession[]
}

export const readStored = (folder: string): Stored => ({
  charts: filesIn<readonly ChartEntry[]>(folder, 'register').get('charts') ?? [],
  walks: {
    process: filesIn(folder, 'process'),
    screen: filesIn(folder, 'screen'),
    browser: filesIn(folder, 'browser'),
  },
  sessions: [...filesIn<ReplayedSession>(folder, 'replay').values()],
})

function filesIn<T>(folder: string, name: string): ReadonlyMap<string, T> {
  const from = path.join(folder, name)
  if (!existsSync(from)) return new Map()
  const files = readdirSync(from).sort()
  return new Map(
    files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(from, file), 'utf8')) as T]),
  )
}
