import type { ReactNode } from 'react'
import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate'
import type { Start } from '../../../tests/walks/graph'
import type { Walk } from '../../../tests/walks/spec'
import { type Put, start } from '../stage'

/** What a walk begins with and what may happen on it. */
export type Samples = Pick<Walk<any, any>, 'starts' | 'cases' | 'outputs'>

/** Where a chart of the register stands in the product: what runs around it, and the screen that draws it. */
export interface Entry extends Put {
  /** what the address says there, below the product's own */
  readonly at?: string
  /** better ones than the walk's own; they lead to the same states */
  readonly samples?: Partial<Samples>
  /** what somebody does before each next thing: nobody acts behind a dialog */
  readonly before?: EventObject
  /** puts it there: `chart` is to be started or invoked as it is */
  readonly put: (chart: AnyStateMachine, from: Start) => Placed
}

interface Placed {
  /** the chart's own actor, which is sent along its way */
  readonly ref: AnyActorRef
  /** asked once */
  readonly draw: () => ReactNode
}

/** Nothing stands around it. */
export const itself =
  (draw: (ref: any) => ReactNode): Entry['put'] =>
  (chart) => {
    const ref = start(chart)
    return { ref, draw: () => draw(ref) }
  }
