import { setImmediate as turn } from 'node:timers/promises'
import type { EventObject } from 'xstate'
import type { QuoteInput } from '../../../../machines/customer/quote/model/quote.types'
import { type Snapshot, selectStep } from '../../../../machines/customer/quote/quote.select'
import type { Act, Move, Now, Server } from './act'
import { begun, led, type Moved, pathsIn, type Taken } from './chart'
import { keyOf } from './keyOf'
import type { QuotePage } from './page'

/** A start of paths: the server's data, and how the page is opened. */
export interface Start {
  readonly name: string
  readonly input: QuoteInput
  readonly server: Partial<Server>
  readonly open: (page: QuotePage) => Promise<unknown>
  /** acts to do first, by name, up to a position with many new transitions that the search would not find */
  readonly led?: readonly string[]
}

/** A planned move: its effects are known before the page performs it. */
interface PlannedMove {
  readonly move: Move
  readonly before: Now
  readonly taken: readonly Taken[]
}
interface PlannedAct {
  readonly name: string
  readonly moves: readonly PlannedMove[]
  readonly after: Now
}
export interface Path {
  readonly start: Start
  readonly first: PlannedMove & { readonly after: Now }
  readonly acts: readonly PlannedAct[]
}

const newServer: Server = {
  answers: {},
  status: 'draft',
  isReviewed: false,
  signedBy: null,
  isOrdered: false,
  isBought: false,
  isAhead: false,
  isSecond: false,
  isRefused: false,
}

/**
 * A few long paths over every transition that these acts can cause: each continues to the nearest new transition, and
 * begins from another start only where none is left ahead. The walk can begin with the first path while the others are
 * computed.
 */
export async function* pathsOver(starts: readonly Start[], acts: readonly Act[]): AsyncGenerator<Path> {
  const graph = new Graph(acts)
  const known = new Set<string>()
  const beginnings = starts.map((start) => ({ start, first: beginning(start) }))
  const been = new Map<string, Been>()
  const learn = (news: readonly string[]) => {
    for (const name of news) known.add(name)
    return news.length > 0
  }
  const go = async ({ start, first, way }: Omit<Been, 'now'>): Promise<readonly Path[]> => {
    const path = [...way]
    let isNew = learn(newsIn(first.taken, first.after.chart, known))
    /** the length up to the last new transition: the rest would repeat known ones */
    let worth = 0
    const take = (each: PlannedAct, i: number) => {
      if (learn(newsOf(each, known))) [isNew, worth] = [true, i + 1]
    }
    path.forEach(take)
    for (;;) {
      const here = path.at(-1)?.after ?? first.after
      const next = (await graph.nearestNews([{ now: here, cost: 0 }], known, ahead))?.way
      if (!next) break
      for (const each of next) take(each, path.push(each) - 1)
    }
    for (let length = 0; length <= path.length; length++) {
      const now = path[length - 1]?.after ?? first.after
      const before = been.get(keyOf(now))
      if (!before || before.way.length > length) been.set(keyOf(now), { start, first, way: path.slice(0, length), now })
    }
    return isNew ? [{ start, first, acts: path.slice(0, worth) }] : []
  }
  for (const { start, first } of beginnings) yield* await go({ start, first, way: ledFrom(start, first.after, acts) })
  for (;;) {
    const all = [...been.values()].map((each) => ({ ...each, cost: each.way.length }))
    const match = await graph.nearestNews(all, known, around + all.length)
    if (match === null) return
    yield* await go({ ...match.source, way: [...match.source.way, ...match.way] })
  }
}

/**
 * the number of positions to search before giving up: ahead of a path, and from all that were reached. A transition was never
 * further than 550 beyond those; the last search finds none, and goes this far for nothing
 */
const [ahead, around] = [80, 1000]

/** A position that was reached, and how. */
interface Been {
  readonly start: Start
  readonly first: Path['first']
  readonly way: readonly PlannedAct[]
  readonly now: Now
}
function ledFrom({ led: names = [] }: Start, first: Now, acts: readonly Act[]): readonly PlannedAct[] {
  const way: PlannedAct[] = []
  for (const name of names) {
    const now = way.at(-1)?.after ?? first
    const next = acts.find((each) => each.name === name)
    if (!next?.when(now)) throw new Error(`Nobody can ${name} after ${way.map((each) => each.name)}`)
    way.push(plan(now)(next))
  }
  return way
}

function beginning(start: Start) {
  const { to, taken } = begun(start.input)
  const server = { ...newServer, ...start.server }
  const before: Now = {
    chart: to,
    server,
    isOffline: false,
    sent: to.context.answers,
    entries: [],
    at: -1,
    focus: null,
  }
  return { move: { hears: () => null }, before, taken, after: entered(before) }
}

/** The possible acts of each position with their results, each computed once. */
class Graph {
  readonly #from = new Map<string, readonly PlannedAct[]>()
  constructor(readonly acts: readonly Act[]) {}

  #ahead(now: Now): readonly PlannedAct[] {
    const here = keyOf(now)
    const matches = this.#from.get(here) ?? this.acts.filter(({ when }) => isOn(now) && when(now)).map(plan(now))
    this.#from.set(here, matches)
    return matches
  }

  /**
   * A breadth-first search for the nearest new transition.
   * @param atMost number of positions before it gives up
   */
  async nearestNews<Source extends { readonly now: Now; readonly cost: number }>(
    sources: readonly Source[],
    known: ReadonlySet<string>,
    atMost: number,
  ) {
    type Reached = { readonly source: Source; readonly way: readonly PlannedAct[]; readonly now: Now }
    const reached = new Set<string>()
    const queue: Reached[][] = []
    const put = (cost: number, each: Reached) => {
      const there = keyOf(each.now)
      if (reached.has(there)) return
      reached.add(there)
      queue[cost] ??= []
      queue[cost].push(each)
    }
    for (const source of sources) put(source.cost, { source, way: [], now: source.now })
    let looked = 0
    for (let cost = 0; cost < queue.length; cost++) {
      for (const { source, way, now } of queue[cost] ?? []) {
        looked += 1
        if (looked > atMost) return null
        await turn()
        for (const each of this.#ahead(now)) {
          const onwards = [...way, each]
          if (newsOf(each, known).length > 0) return { source, way: onwards }
          put(cost + search, { source, way: onwards, now: each.after })
        }
      }
    }
    return null
  }
}

/** A step of the search costs more than a repeated step of the walk, because many positions have to be searched. */
const search = 3

const isOn = ({ chart }: Now) => chart.status === 'active'

/** The result of an act, move by move. */
const plan =
  (start: Now) =>
  ({ name, moves }: Act): PlannedAct => {
    const planned: PlannedMove[] = []
    let now = start
    for (const move of moves) {
      const done = planMove(move, now)
      if (done === null) continue
      planned.push({ move, before: now, taken: done.taken })
      now = done.after
    }
    return { name, moves: planned, after: now }
  }

function planMove(move: Move, now: Now): { readonly taken: readonly Taken[]; readonly after: Now } | null {
  if (move.anew) {
    const { to, taken } = begun(move.anew(now))
    return { taken, after: entered({ ...now, focus: null, chart: to, ...effectsOf(move, now), ...sentBy(taken, to) }) }
  }
  const heard = move.hears(now)
  if (heard === null) return null
  const events: readonly EventObject[] = Array.isArray(heard) ? heard : [heard]
  let at: Moved = { to: now.chart, taken: [] }
  for (const event of events) {
    const next = led(at.to, event)
    at = { to: next.to, taken: [...at.taken, ...next.taken] }
  }
  const by = move.by ?? 0
  const focus = move.focus ?? (events.some(({ type }) => type.startsWith('step.')) ? null : now.focus)
  const after = { ...now, focus, ...effectsOf(move, now), ...sentBy(at.taken, at.to), chart: at.to, at: now.at + by }
  return { taken: at.taken, after: by === 0 ? entered(after) : replaced(after) }
}

/** The answers of a save request are those at its start. */
const sentBy = (taken: readonly Taken[], { context }: Snapshot) =>
  taken.some(({ target }) => target.some(({ path }) => /record\.(patching|creating)$/.test(path.join('.')))) && {
    sent: context.answers,
  }

const effectsOf = ({ server, isOffline }: Move, now: Now) => ({
  ...(server && { server: { ...now.server, ...server(now) } }),
  ...(isOffline !== undefined && { isOffline }),
})

/** Each opened step gets an entry in the browser's history. */
function entered(now: Now): Now {
  const here = indexIn(now.chart)
  const { entries, at } = now
  if (here === null || entries[at] === here) return now
  if (at < 0 || (here === 'order' && entries[at] === 'payment')) return replaced({ ...now, at: Math.max(at, 0) })
  return { ...now, entries: [...entries.slice(0, at + 1), here], at: at + 1 }
}
function replaced(now: Now): Now {
  const here = indexIn(now.chart)
  return here === null ? now : { ...now, entries: now.entries.toSpliced(now.at, 1, here) }
}
const indexIn = (chart: Snapshot): string | null => {
  const { value } = chart
  if (value === 'ordered' || value === 'stillOrdered') return 'order'
  return typeof value === 'string' ? null : selectStep(chart)
}

const idOf = ({ source, eventType, index, target }: Taken) =>
  `${source.id} ${eventType} ${index} ${target.map(({ id }) => id)}`
/** Transitions and states that were met for the first time. */
const newsIn = (taken: readonly Taken[], chart: Snapshot, known: ReadonlySet<string>) =>
  [...taken.map(idOf), ...taken.map(({ source }) => source.id), ...pathsIn(chart)].filter((name) => !known.has(name))
const newsOf = ({ moves, after }: PlannedAct, known: ReadonlySet<string>) =>
  newsIn(
    moves.flatMap(({ taken }) => taken),
    after.chart,
    known,
  )
