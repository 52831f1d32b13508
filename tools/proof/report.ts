import {
  type ChartEntry,
  type Evidence,
  type Position,
  positions,
  type ReplayedSession,
  type Stored,
  type Trail,
  type TransitionSeen,
  type Way,
} from './evidence'

/** The proof's result in numbers and by name: the source of the page, the console output and the exit code. */
export interface Report {
  readonly at: string
  readonly charts: readonly ChartReport[]
  readonly sessions: readonly ReplayedSession[]
  /** null if not requested */
  readonly mutants: MutantsReport | null
  readonly totals: Totals
  /** why the proof fails; empty if it holds */
  readonly faults: readonly string[]
}

export interface MutantsReport {
  readonly walks: number
  /** parts of a chart or a walk whose removal went unnoticed */
  readonly unnoticed: readonly string[]
}

interface Totals {
  readonly charts: number
  readonly states: Met
  readonly transitions: Met
  readonly guards: Met
  readonly ways: Met
  readonly paths: number
  readonly steps: number
  /** states and transitions that were met at each position */
  readonly positions: Readonly<Record<Position, { readonly states: number; readonly transitions: number }>>
  /** states and transitions that are not met in a browser, with a stated reason */
  readonly notInBrowser: number
}

/** The total, and the number that was met. */
export interface Met {
  readonly all: number
  readonly met: number
}

export interface ChartReport {
  readonly file: string
  readonly drawing: string
  readonly states: Met
  readonly transitions: Met
  readonly guards: Met
  readonly ways: Met
  readonly longestWay: number
  readonly walks: readonly WalkReport[]
}

export interface WalkReport {
  readonly name: string
  readonly says: string
  readonly paths: number
  readonly steps: number
  readonly states: readonly (Seen & { readonly kind: string; readonly way: Way | null })[]
  readonly transitions: readonly (Seen & { readonly times: number; readonly guard: TransitionSeen['guard'] })[]
  readonly gaps: readonly string[]
}

interface Seen {
  readonly name: string
  /** the first path to it, by position; null if it was not met there, absent if it was not walked there */
  readonly seen: Readonly<Partial<Record<Position, Trail | null>>>
  /** why it is not met in a browser; null if it is, or if no browser ran */
  readonly notInBrowser: string | null
}

/** @param failed failures of the tests themselves, one on each line */
export function reportOf(stored: Stored, failed: readonly string[], mutants: MutantsReport | null, at: string): Report {
  const charts = stored.charts.map((chart) => chartReport(chart, stored))
  const sum = (what: (chart: ChartReport) => Met) => added(charts.map(what))
  const walks = charts.flatMap((chart) => chart.walks)
  const faults = [
    ...(charts.length === 0 ? ['nothing was walked'] : []),
    ...stored.charts.flatMap((chart) => faultsOf(chart, stored)),
    ...stored.sessions.flatMap(({ name, differences }) => differences.map((each) => `session ${name}: ${each}`)),
    ...(mutants?.walks === 0 ? ['no part was left out of any walk'] : []),
    ...(mutants?.unnoticed ?? []).map((name) => `left out and not noticed: ${name}`),
    ...failed,
  ]
  return {
    at,
    charts,
    sessions: stored.sessions,
    mutants,
    faults: [...new Set(faults)],
    totals: {
      charts: charts.length,
      states: sum(({ states }) => states),
      transitions: sum(({ transitions }) => transitions),
      guards: sum(({ guards }) => guards),
      ways: sum(({ ways }) => ways),
      paths: walks.reduce((all, { paths }) => all + paths, 0),
      steps: walks.reduce((all, { steps }) => all + steps, 0),
      positions: Object.fromEntries(positions.map((place) => [place, metIn(walks, place)])) as Totals['positions'],
      notInBrowser: walks
        .flatMap(({ states, transitions }) => [...states, ...transitions])
        .filter(({ notInBrowser }) => notInBrowser !== null).length,
    },
  }
}

function chartReport({ file, drawing, walks }: ChartEntry, stored: Stored): ChartReport {
  const reports = walks.map(({ name, says }) => walkReport(name, says, stored))
  const heard = heardBy(walks, stored)
  const states = reports.flatMap((walk) => walk.states)
  const transitions = [...reports.flatMap((walk) => walk.transitions), ...heard]
  const guards = transitions.flatMap(({ guard }) => (guard ? [guard] : []))
  const lasting = states.filter(({ kind }) => kind === 'lasting')
  return {
    file,
    drawing,
    states: met(states, ({ seen }) => Boolean(seen.process)),
    transitions: met(transitions, ({ times }) => times > 0),
    guards: met(guards, ({ stored, failed }) => stored && failed),
    ways: met(lasting, ({ way }) => way?.events != null),
    longestWay: Math.max(0, ...lasting.map(({ way }) => way?.atMost ?? 0)),
    walks: heard.length === 0 ? reports : [...reports, listening(heard)],
  }
}

function walkReport(name: string, says: string, stored: Stored): WalkReport {
  const own = stored.walks.process.get(name)
  const known = positions.flatMap((place) => {
    const evidence = stored.walks[place].get(name)
    return evidence && own && isOfSameChart(evidence, own) ? [[place, evidence] as const] : []
  })
  const why = known.find(([place]) => place === 'browser')?.[1].notInBrowser ?? {}
  const seenAt = (of: (evidence: Evidence) => { readonly path: number | null } | undefined) =>
    Object.fromEntries(known.map(([place, evidence]) => [place, trailOf(evidence, of(evidence)?.path ?? null)]))
  return {
    name,
    says,
    paths: own?.paths.length ?? 0,
    steps: own?.steps ?? 0,
    states: (own?.states ?? []).map(({ name: state, kind }, i) => ({
      name: state,
      kind,
      seen: seenAt(({ states }) => states[i]),
      notInBrowser: why[`never entered: ${state}`] ?? null,
      way: own!.ways.find((way) => way.state === state) ?? null,
    })),
    transitions: (own?.transitions ?? []).map(({ name: transition, times, guard }, i) => ({
      name: transition,
      times,
      guard,
      seen: seenAt(({ transitions }) => transitions[i]),
      notInBrowser: why[`never taken: ${transition}`] ?? null,
    })),
    gaps: own?.gaps ?? [],
  }
}

/** A result from before a change of the chart belongs to another chart. */
const isOfSameChart = (one: Evidence, other: Evidence) => namesIn(one) === namesIn(other)
const namesIn = ({ states, transitions }: Evidence) => [...states, ...transitions].map(({ name }) => name).join('\n')

const trailOf = ({ paths }: Evidence, path: number | null) => (path === null ? null : (paths[path] ?? null))

type Heard = WalkReport['transitions'][number]

/** Regions that only listen run along on every walk of their chart, so all walks together count. */
function heardBy(walks: ChartEntry['walks'], stored: Stored): Heard[] {
  const all = new Map<string, Heard>()
  for (const { name } of walks) {
    const own = stored.walks.process.get(name)
    for (const [i, { name: text, times, path, guard }] of own?.heard.entries() ?? []) {
      const before = all.get(`${i} ${text}`)
      all.set(`${i} ${text}`, {
        name: text,
        times: times + (before?.times ?? 0),
        seen: { process: before?.seen.process ?? trailOf(own!, path) },
        notInBrowser: null,
        guard: guard && {
          name: guard.name,
          stored: guard.stored || (before?.guard?.stored ?? false),
          failed: guard.failed || (before?.guard?.failed ?? false),
        },
      })
    }
  }
  return [...all.values()]
}

const listening = (transitions: readonly Heard[]): WalkReport => ({
  name: 'what only listens',
  says: 'Regions without states of their own hear on every walk of the others.',
  paths: 0,
  steps: 0,
  states: [],
  transitions,
  gaps: gapsIn(transitions),
})

const gapsIn = (transitions: readonly Heard[]) =>
  transitions.flatMap(({ name, times, guard }) => [
    ...(times === 0 ? [`never taken: ${name}`] : []),
    ...(guard && !guard.stored ? [`guard never true: ${name}`] : []),
    ...(guard && !guard.failed ? [`guard never false: ${name}`] : []),
  ])

function faultsOf({ file, walks }: ChartEntry, stored: Stored): string[] {
  if (walks.length === 0) return [`${file}: nobody walks it`]
  return [
    ...walks.flatMap(({ name }) => {
      if (!stored.walks.process.has(name)) return [`${name}: its walk said nothing`]
      return positions.flatMap((place) =>
        (stored.walks[place].get(name)?.gaps ?? []).map(
          (gap) => `${name}${place === 'process' ? '' : `, in the ${place}`}: ${gap}`,
        ),
      )
    }),
    ...gapsIn(heardBy(walks, stored)).map((gap) => `${file}: ${gap}`),
  ]
}

const met = <T>(all: readonly T[], isMet: (one: T) => boolean): Met => ({
  all: all.length,
  met: all.filter(isMet).length,
})
const added = (all: readonly Met[]): Met => ({
  all: all.reduce((sum, one) => sum + one.all, 0),
  met: all.reduce((sum, one) => sum + one.met, 0),
})
const metIn = (walks: readonly WalkReport[], place: Position) => ({
  states: walks.flatMap(({ states }) => states).filter(({ seen }) => seen[place]).length,
  transitions: walks.flatMap(({ transitions }) => transitions).filter(({ seen }) => seen[place]).length,
})
