import type { ReactNode } from 'react'
import type { AnyActorRef, EventObject } from 'xstate'
import { quoteWalks } from '../../tests/walks/all.walks'
import type { Start } from '../../tests/walks/graph'
import { pageWalks } from '../../tests/walks/pages.walks'
import type { WalkName } from '../../tests/walks/register'
import type { Walk } from '../../tests/walks/spec'
import type { Entry } from './screens/entry'
import { exhibitorEntries } from './screens/exhibitors'
import { policyEntries } from './screens/policy'
import { producerEntries } from './screens/producers'
import { quoteEntries } from './screens/quote'
import { staffEntries } from './screens/staff'
import { begun, expectAt, go } from './stage'
import { statesOf, type Way, waysTo } from './ways'

/** Charts without a screen, each with the reason. */
export const withoutScreen = {
  visit: 'Where a visit comes from is stored in silence: nobody waits for it, and nothing is said of it.',
} as const satisfies Partial<Record<WalkName, string>>

export type Shown = Exclude<WalkName, keyof typeof withoutScreen>

/** Every other chart of the register; a missing one does not compile. */
export const entries: Readonly<Record<Shown, Entry>> = {
  ...quoteEntries,
  ...policyEntries,
  ...exhibitorEntries,
  ...producerEntries,
  ...staffEntries,
}

const register = { ...quoteWalks, ...pageWalks }

/** The walk of a chart, with the samples that look better on a screen. */
export function shownWalkOf(name: Shown): Walk<any, any> {
  const walk = register[name] as Walk<any, any>
  const { starts, cases, outputs } = entries[name].samples ?? {}
  return {
    ...walk,
    starts: { ...walk.starts, ...starts },
    cases: { ...walk.cases, ...cases },
    outputs: { ...walk.outputs, ...outputs },
  }
}

export interface Folder {
  readonly chart: Shown
  readonly states: readonly string[]
}

/** All charts of the gallery, in the order of the register. */
export const folders = (Object.keys(register) as WalkName[])
  .filter((chart): chart is Shown => chart in entries)
  .map((chart): Folder => ({ chart, states: statesOf(register[chart] as Walk<any, any>) }))

/** `quote steps/coverage.editing`, as it is in an address. */
export const nameOf = (chart: string, state: string) => `${chart}/${state}`
export const isShown = (name: string) =>
  folders.some(({ chart, states }) => states.some((state) => nameOf(chart, state) === name))

export interface Stood {
  readonly at: string
  /** the chart's own actor */
  readonly ref: AnyActorRef
  /** called once */
  readonly draw: () => ReactNode
  /** adds the event that closes a dialog before each next event, where there is one */
  readonly eventsOf: (events: readonly EventObject[]) => readonly EventObject[]
  /** lets the calls beside the chart respond: their results must not lead off the path */
  readonly open: () => void
  /** throws where the chart is in another state */
  readonly isAt: (state: string) => void
}

/** Starts a chart in its page, from one of its walk's beginnings. */
export function stand(chart: Shown, start: string): Stood {
  const walk = shownWalkOf(chart)
  const { put, at = '/', before, ...beside } = entries[chart]
  let open = () => {}
  const until = new Promise<void>((resolve) => {
    open = resolve
  })
  const placed = put(begun(walk, { ...beside, until }, start), walk.starts[start] as Start)
  return {
    ...placed,
    at,
    eventsOf: (events) => (before ? events.flatMap((event) => [before, event]) : events),
    open: () => open(),
    isAt: (state) => expectAt(placed.ref, walk, state),
  }
}

export interface Reached {
  readonly way: Way
  readonly at: string
  /** drawn first, so that the last event happens to a visible page */
  readonly drawn: ReactNode
  /** sends the last event; rejects if the chart does not reach the state */
  readonly arrive: () => Promise<void>
  /** throws if the chart has left the state, because drawing a screen may send events too */
  readonly stays: () => void
}

/** Brings a chart to a state by its name, up to the last event of its path. */
export function reach(name: string, ways = waysOf(name)): Reached {
  const [chart, state] = name.split('/') as [Shown, string]
  const way = ways.get(state)
  if (!way) throw new Error(`no way leads to ${name}`)
  const { at, ref, draw, eventsOf, open, isAt } = stand(chart, way.start)
  const events = eventsOf(way.events)
  for (const event of events.slice(0, -1)) ref.send(event)
  const stays = () => isAt(state)
  const arrive = async () => {
    const going = go(ref, events.slice(-1))
    open()
    await going
    stays()
  }
  return { way, at, drawn: draw(), arrive, stays }
}

/** The paths to one state, or to all states of its chart. */
export function waysOf(name: string): ReadonlyMap<string, Way> {
  const [chart, state] = name.split('/') as [Shown, string?]
  const walk = shownWalkOf(chart)
  return waysTo(walk, state ? [state] : statesOf(walk))
}
