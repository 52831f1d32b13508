import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { followedPage, type InspectorContext, type inspectorMachine, type ListName } from './inspector.machine'
import { type Entry, momentIn, type PageLog, type SeenActor, type StateBox } from './inspector.types'

export type InspectorRef = ActorRefFrom<typeof inspectorMachine>
type Snapshot = SnapshotFrom<typeof inspectorMachine>

const open = ({ value }: Snapshot) => (value === 'waiting' ? null : value.open)
export const selectConnection = (s: Snapshot) => open(s)?.connection ?? 'waiting'
export const selectIsTravelling = (s: Snapshot) => open(s)?.view === 'travelling'
export const selectPages = (s: Snapshot) => s.context.pages
export const selectRecording = (s: Snapshot) => s.context.recording
export const selectIsRecorded = (s: Snapshot) => selectConnection(s) === 'recorded'
export const selectFollowed = ({ context }: Snapshot): PageLog | null => followedPage(context) ?? null
export const selectListChoice = (list: ListName) => (s: Snapshot) => s.context[list]

/** The entry whose moment is shown: the chosen one, or the last. */
export function selectMoment(s: Snapshot): Entry | null {
  const page = selectFollowed(s)
  const { chosen } = s.context
  return chosen === null ? (page?.entries.at(-1) ?? null) : momentIn(page, chosen)
}

/** The number of the chosen event, if the log has dropped it and shows another in its place. */
export const selectForgotten = (s: Snapshot): number | null =>
  s.context.chosen === selectMoment(s)?.number ? null : s.context.chosen

/** An actor at the moment shown. */
export interface ActorRow {
  readonly actor: SeenActor
  /** number of ancestors */
  readonly depth: number
  readonly last: Entry
}

/** All actors that had started by then, children under their parents. */
export const selectStandings = memoized((s: Snapshot): readonly ActorRow[] => {
  const page = selectFollowed(s)
  const moment = selectMoment(s)
  if (!page || !moment) return []
  const last = new Map<string, Entry>()
  for (const entry of page.entries) if (entry.number <= moment.number) last.set(entry.actor, entry)
  const known = new Set(page.actors.map(({ id }) => id))
  const under = (parent: string | null, depth: number): ActorRow[] =>
    page.actors
      .filter((actor) => (actor.parent !== null && known.has(actor.parent) ? actor.parent : null) === parent)
      .flatMap((actor) => {
        const entry = last.get(actor.id)
        return [...(entry ? [{ actor, depth, last: entry }] : []), ...under(actor.id, entry ? depth + 1 : depth)]
      })
  return under(null, 0)
})

/** The actor whose chart is drawn: the chosen one, or else the largest that runs. */
export function selectDrawn(s: Snapshot): ActorRow | null {
  const standings = selectStandings(s)
  const chosen = standings.find(({ actor }) => actor.id === s.context.actor)
  if (chosen) return chosen
  const running = standings.filter(({ last }) => last.status === 'active')
  return largest(running) ?? largest(standings)
}

const largest = (standings: readonly ActorRow[]) =>
  standings.reduce<ActorRow | null>(
    (most, each) => (most === null || sizeOf(each.actor.chart) > sizeOf(most.actor.chart) ? each : most),
    null,
  )

const sizeOf = (box: StateBox | null): number =>
  box ? 1 + box.states.reduce((sum, state) => sum + sizeOf(state), 0) : 0

/** rows a page */
const size = 25

export interface ListedPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly page: number
  readonly size: number
}

/** The log entries that match the search, in the chosen order, on this page. */
export const selectLog = memoized((s: Snapshot): ListedPage<Entry> => {
  const page = selectFollowed(s)
  const names = new Map(page?.actors.map(({ id, name }) => [id, name]))
  return listed(s.context, 'log', page?.entries ?? [], ({ event, actor, active }) => [
    event.type,
    names.get(actor) ?? '',
    ...active,
  ])
})

/** The actors that match the search. In either order a child follows its parent. */
export const selectActors = memoized(
  (s: Snapshot): ListedPage<ActorRow> =>
    listed(
      s.context,
      'actors',
      selectStandings(s),
      ({ actor, last }) => [actor.name, last.status, ...last.active],
      turnedOver,
    ),
)

/** Newest first, each with its children. */
function turnedOver(standings: readonly ActorRow[]): readonly ActorRow[] {
  const families: ActorRow[][] = []
  for (const each of standings) {
    const head = families.at(-1)?.[0]
    if (head && each.depth > head.depth) families.at(-1)!.push(each)
    else families.push([each])
  }
  return families.toReversed().flatMap(([head, ...under]) => [head!, ...turnedOver(under)])
}

function listed<Row>(
  context: InspectorContext,
  list: ListName,
  all: readonly Row[],
  wordsOf: (row: Row) => readonly string[],
  reversed: (rows: readonly Row[]) => readonly Row[] = (rows) => rows.toReversed(),
): ListedPage<Row> {
  const { search, order, turned } = context[list]
  const sought = search.trim().toLowerCase()
  const matches = all.filter((row) => wordsOf(row).some((word) => word.toLowerCase().includes(sought)))
  const ordered = order === 'newest' ? reversed(matches) : matches
  const page = Math.max(1, Math.min(turned, Math.ceil(matches.length / size)))
  return { rows: ordered.slice((page - 1) * size, page * size), total: matches.length, page, size }
}

/** Computed once for each log, and the same object while the log is. */
function memoized<Result>(work: (s: Snapshot) => Result): (s: Snapshot) => Result {
  const known = new WeakMap<InspectorContext, Result>()
  return (s) => {
    if (!known.has(s.context)) known.set(s.context, work(s))
    return known.get(s.context)!
  }
}
