import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import type { LeafOf, StateAt } from '../../walks/leaf'
import type { Walk } from '../../walks/spec'

/** How a chart is walked in a real browser, on the paths that are made from the chart as the walks in process are. */
export interface BrowserWalk<M extends AnyStateMachine> {
  /** with payloads that this page and this server can be given; what leads where is said there by hand */
  readonly walk: Walk<M, []>
  /** brings the page to where the chart begins */
  readonly begin: (start: string) => Promise<unknown>
  /** what a person does for an event, what the server or its network does for a fact, and the time that passes */
  readonly does: {
    readonly [T in EventFromLogic<M>['type'] | `after ${string}`]?: (
      turn: Turn<M, Extract<EventFromLogic<M>, { type: T }>>,
    ) => Promise<unknown>
  }
  /** left out of the paths: what no page offers there, and what would come to nothing on this server */
  readonly isDone?: (turn: Ahead<M>) => boolean
  /** after it the walk begins anew: what the server has is another then */
  readonly ends?: (turn: Ahead<M>) => boolean
  /** what stands on the page, one a leaf, given the chart beside it; leaving one out does not compile */
  readonly looks: Readonly<Record<LeafOf<StateAt<M, []>>, (seen: SnapshotFrom<M>) => Promise<unknown>>>
  /** what is not walked, as the ledger names it, and why: it fails once that is walked after all, or is no more */
  readonly notInBrowser?: Readonly<Record<string, string>>
}

type ContextOf<M extends AnyStateMachine> = ReturnType<M['getInitialSnapshot']>['context']

export interface Ahead<M extends AnyStateMachine = AnyStateMachine> {
  readonly name: string
  readonly from: string
  readonly event: EventFromLogic<M>
  readonly context: ContextOf<M>
}

export interface Turn<M extends AnyStateMachine, Event> {
  readonly event: Event
  readonly from: string
  readonly context: ContextOf<M>
  /** the names of what comes after it on this path */
  readonly ahead: readonly string[]
}

export const inBrowser = <M extends AnyStateMachine>(spec: BrowserWalk<M>) => spec
