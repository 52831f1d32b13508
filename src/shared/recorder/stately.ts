import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { masked, maskedEvent } from './mask'

export interface StatelyInspector {
  /** the `inspect` function for charts that start from now on */
  readonly inspect: (seen: InspectionEvent) => void
  /** opens another window; browsers allow it only after a press */
  readonly open: () => void
}

/**
 * Stately's inspector. It is another company's site, so it loads only after a press, and every event is masked in this
 * page first.
 */
export function stately(window: Window): StatelyInspector {
  const inspector = createBrowserInspector({ window, url, autoStart: false, maxDeferredEvents, serialize: harmless })
  let isStarted = false
  const open = () => {
    // the inspector listens again at each start, and would send everything as many times
    if (isStarted) inspector.adapter.targetWindow = window.open(url, 'xstateinspector')
    else inspector.start()
    isStarted = true
  }
  return { inspect: (seen) => inspector.inspect.next?.(seen), open }
}
const url = 'https://stately.ai/inspect'
/** about five purchases: the inspector drops events of an actor whose start is no longer buffered */
const maxDeferredEvents = 5000

/** Keeps an actor's state and masks its context, events and output. */
function harmless(event: StatelyInspectionEvent): StatelyInspectionEvent {
  if (event.type === '@xstate.event') return { ...event, event: maskedEvent(event.event) }
  const { status, value, context, output } = event.snapshot as Seen
  const snapshot = { status, value, context: masked(context), output: masked(output) } as never
  return event.type === '@xstate.actor'
    ? { ...event, snapshot }
    : { ...event, snapshot, event: maskedEvent(event.event) }
}

/** present only where it exists: a call has no context, and a running chart no output */
interface Seen {
  readonly status?: string
  readonly value?: unknown
  readonly context?: unknown
  readonly output?: unknown
}
