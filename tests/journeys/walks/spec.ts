import type { AnyStateMachine, EventFromLogic } from 'xstate'
import type { Walk } from '../../walks/spec'
import type { World } from './world'

/** How to walk a chart in a real browser, on paths generated like those in process. */
export interface BrowserWalk<M extends AnyStateMachine> {
  /** the chart's specification, with payloads that this page and this server can have; targets of transitions are stated by hand */
  readonly walk: Walk<M, []>
  /** the page, and its calls that wait for a decision */
  readonly world: World
  /** brings the page to the chart's start */
  readonly begin: (start: string) => Promise<unknown>
  /** the person's action for an event, the server's or network's for a fact, and the time that passes */
  readonly does: {
    readonly [T in EventFromLogic<M>['type'] | `after ${string}`]?: (
      turn: Turn<M, Extract<EventFromLogic<M>, { type: T }>>,
    ) => Promise<unknown>
  }
  /** left out of the paths: events that the page does not offer there, and those without effect on this server */
  readonly isDone?: (turn: Ahead<M>) => boolean
  /** whether the walk restarts afterwards, because the server's data has changed */
  readonly ends?: (turn: Ahead<M>) => boolean
  /**
   * transitions and states that are not walked, by their names in the ledger, each with the reason. An entry fails once
   * it is walked, or no longer exists
   */
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
  /** the names of the following events on this path */
  readonly ahead: readonly string[]
}

export const inBrowser = <M extends AnyStateMachine>(spec: BrowserWalk<M>) => spec
