import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { masked, maskedEvent } from './mask'

export interface Stately {
  /** what the charts are given that are started from now on */
  readonly inspect: (seen: InspectionEvent) => void
  /** another window; a browser opens it only for somebody who presses */
  readonly open: () => void
}

/**
 * Stately's inspector, told what becomes of each actor of a page. It is another site's: until it is opened nothing is asked
 * of it, and what it is told then was masked in this page, as what our own is told.
 */
export function stately(window: Window): Stately {
  const inspector = createBrowserInspector({ window, url, autoStart: false, maxDeferredEvents, serialize: harmless })
  let isStarted = false
  const open = () => {
    // it hears the page's answer each time it is started, and would tell all as many times
    if (isStarted) inspector.adapter.targetWindow = window.open(url, 'xstateinspector')
    else inspector.start()
    isStarted = true
  }
  return { inspect: (seen) => inspector.inspect.next?.(seen), open }
}
const url = 'https://stately.ai/inspect'
/** some five purchases: an actor whose beginning is forgotten is nobody there */
const maxDeferredEvents = 5000

/** Of an actor where it is; of what it holds, hears and comes back with, what may be looked at by anybody. */
function harmless(event: StatelyInspectionEvent): StatelyInspectionEvent {
  if (event.type === '@xstate.event') return { ...event, event: maskedEvent(event.event) }
  const { status, value, context, output } = event.snapshot as Seen
  const snapshot = { status, value, context: masked(context), output: masked(output) } as never
  return event.type === '@xstate.actor'
    ? { ...event, snapshot }
    : { ...event, snapshot, event: maskedEvent(event.event) }
}

/** as far as there is one: a call has no context, and a chart that goes on no output */
interface Seen {
  readonly status?: string
  readonly value?: unknown
  readonly context?: unknown
  readonly output?: unknown
}
