import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a walk saw, as it is written down for the proof. */
export interface Evidence {
  readonly paths: readonly Trail[]
  readonly steps: number
  readonly states: readonly StateSeen[]
  readonly transitions: readonly TransitionSeen[]
  /** the transitions of regions that only listen, which run along on every walk; all walks together have to take them */
  readonly heard: readonly TransitionSeen[]
  /** from each state where somebody can be, the shortest way to a goal; only the walk in process knows them */
  readonly ways: readonly Way[]
  /** what was not met, or not as it was said; empty is what one wants */
  readonly gaps: readonly string[]
  /** in a browser: what is not met there, as the ledger names it, and why */
  readonly notInBrowser?: Readonly<Record<string, string>>
}

/** A path as it was walked: from which beginning, by which events. */
export interface Trail {
  readonly start: string
  readonly events: readonly string[]
}

export interface StateSeen {
  readonly name: string
  /** lasting: somebody can be there. passing: it is left at once. around: it holds others */
  readonly kind: 'lasting' | 'passing' | 'around'
  /** the first path that came there, null where none did */
  readonly path: number | null
}

export interface TransitionSeen {
  readonly name: string
  readonly times: number
  readonly path: number | null
  /** whether its guard was seen to hold and to fail; null where it has none */
  readonly guard: { readonly name: string; readonly stored: boolean; readonly failed: boolean } | null
}

export interface Way {
  readonly state: string
  /** the shortest; null where there is none */
  readonly events: readonly string[] | null
  readonly to: string | null
  /** events that it takes where the context makes it longest */
  readonly atMost: number | null
}

/** All charts, as the register of the walks has them. */
export interface ChartEntry {
  /** from the folder of the charts */
  readonly file: string
  readonly drawing: string
  readonly walks: readonly { readonly name: string; readonly says: string }[]
}

/** A session that was replayed; what is other than when it was recorded, and why that was accepted. */
export interface ReplayedSession {
  readonly name: string
  readonly steps: number
  readonly charts: readonly string[]
  readonly differences: readonly string[]
  readonly accepted: readonly string[]
}

export const positions = ['process', 'screen', 'browser'] as const
/** In this process, drawn in jsdom, or in a browser against the built product. */
export type Position = (typeof positions)[number]

/** Keeps what a walk of the register saw, where a proof asked for it. */
export const keepEvidence = (place: Position, walk: string, evidence: Evidence) => keep(place, walk, evidence)
/** And which charts there are. */
export const keepCharts = (charts: readonly ChartEntry[]) => keep('register', 'charts', charts)
/** And what became of a session. */
export const keepReplayed = (session: ReplayedSession) => keep('replay', session.name, session)

/** PROOF names the folder of a proof; without one nothing is written. */
function keep(kind: string, name: string, what: unknown) {
  const folder = process.env['PROOF']
  if (!folder) return
  const into = path.join(folder, kind)
  mkdirSync(into, { recursive: true })
  writeFileSync(path.join(into, `${name}.json`), JSON.stringify(what))
}

export interface Stored {
  readonly charts: readonly ChartEntry[]
  /** by the place, then by the name of the walk */
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
