import { expect } from 'vitest'
import { workCountMachine } from '../../machines/staff/shell/workCount.machine'
import { unseen } from './assertion'
import { inFlight, walk } from './saying'
import { workCounts } from './workItems.cases'

/** The walk of the count of requests and tasks, and its hand-written specification. */
export const workCountWalk = walk({
  guarantees: 'The work that waits is counted again and again, and a failed count changes nothing.',
  machine: workCountMachine,
  starts: { page: { input: undefined, begins: 'counting' } },
  outputs: { windowReturn: [{ type: 'window.returned' }], countWork: workCounts },
  reads: ({ count }) => count,
  transitions: {
    'after countAgain': () => 'counting',
    'window.returned': () => 'counting',
    // a count that is under way may miss the change that asks for another one
    'count.requested': ({ from }) => (from === 'counting' ? 'counting, again' : 'counting'),
    'work.counted': () => 'resting',
    'work.uncounted': () => 'resting',
    'session.ended': () => 'resting',
  },
  states: {
    counting: { holds: (seen) => expect(inFlight(seen)).toEqual(['countWork']), shows: unseen },
    resting: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['windowReturn'])
        expect([null, 3]).toContain(seen.context.count)
      },
      shows: unseen,
    },
  },
  goals: ['resting'],
})
