import { assign, setup } from 'xstate'
import { type OutcomesOf, slot } from '../../calls/call'
import type { windowReturn } from '../../calls/focus'
import type { countWork } from '../../calls/workItems'
import { fromEvent, invokeCall } from '../../kit/call'

interface WorkCountContext {
  /** null before the first count */
  readonly count: number | null
}

const calls = {
  countWork: slot<typeof countWork>('countWork'),
  windowReturn: slot<typeof windowReturn>('windowReturn'),
}

/**
 * Counts the work that waits for staff: with each page, after each change of a request or task, every minute, and when
 * the user returns to the window. The page itself finds out that a session is over, so that it brings its draft.
 */
export const workCountMachine = setup({
  types: {} as {
    context: WorkCountContext
    events: OutcomesOf<typeof calls> | { type: 'count.requested' }
    tags: 'background'
  },
  actors: calls,
  delays: { countAgain: 60_000 },
  actions: { setCount: assign((_, { count }: { readonly count: number }) => ({ count })) },
}).createMachine({
  id: 'workCount',
  context: { count: null },
  initial: 'counting',
  // a count that is under way may miss the change that asks for another one
  on: { 'count.requested': { target: '.counting', reenter: true } },
  states: {
    counting: {
      tags: 'background',
      invoke: invokeCall('countWork', () => ({})),
      on: {
        'work.counted': { target: 'resting', actions: fromEvent('setCount') },
        'work.uncounted': 'resting',
        'session.ended': 'resting',
      },
    },
    resting: {
      tags: 'background',
      after: { countAgain: 'counting' },
      invoke: invokeCall('windowReturn'),
      on: { 'window.returned': 'counting' },
    },
  },
})
