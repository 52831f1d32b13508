import type { ReactNode } from 'react'
import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate'
import type { Start } from '../../../tests/walks/graph'
import type { Walk } from '../../../tests/walks/spec'
import { type Put, start } from '../stage'

/** The beginnings, events and outputs of a walk. */
export type Samples = Pick<Walk<any, any>, 'starts' | 'cases' | 'outputs'>

/** The setting of a chart in the product: the charts around it, and its screen. */
export interface Entry extends Put {
  /** the address there, below the product's base path */
  readonly at?: string
  /** samples that look better than the walk's own; they lead to the same states */
  readonly samples?: Partial<Samples>
  /** an event before each next one, such as closing a dialog, because nobody can act behind it */
  readonly before?: EventObject
  /** starts the chart in its setting: `chart` has to be started or invoked unchanged */
  readonly put: (chart: AnyStateMachine, from: Start) => Placed
}

interface Placed {
  /** the chart's own actor, which receives the events of the path */
  readonly ref: AnyActorRef
  /** called once */
  readonly draw: () => ReactNode
}

/** A chart without anything around it. */
export const itself =
  (draw: (ref: any) => ReactNode): Entry['put'] =>
  (chart) => {
    const ref = start(chart)
    return { ref, draw: () => draw(ref) }
  }
