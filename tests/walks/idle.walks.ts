import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { idleMachine } from '../../machines/staff/shell/idle.machine'
import { button, dialog, gone, unseen } from './assertion'
import { idle, inFlight, walk } from './saying'

/** The walk of the watch over an idle session of staff, and its hand-written specification. */
export const idleWalk = walk({
  guarantees: 'A session that nobody uses ends after a warning, and its user can stay signed in.',
  // as for 10 minutes
  machine: idleMachine.provide({ delays: { quiet: 6 * 60_000 } }),
  starts: { page: { input: { minutes: 30 }, begins: 'resting' } },
  outputs: {
    nextActivity: [{ type: 'activity.seen' }],
    nextActivityElsewhere: [{ type: 'activity.heard' }],
    reportActivity: [
      { type: 'activity.reported' },
      { type: 'activity.unreported', problem: noAnswer },
      { type: 'session.absent' },
    ],
  },
  transitions: {
    'after rest': () => 'watching',
    'after quiet': () => 'warning',
    'after grace': () => 'over',
    'activity.seen': () => 'reporting',
    'activity.heard': () => 'resting',
    'activity.reported': () => 'resting',
    'activity.unreported': () => 'resting',
    'session.absent': () => 'lost',
    'session.kept': ({ from }) => (from === 'warning' ? 'reporting' : from),
  },
  states: {
    resting: { holds: idle, shows: unseen },
    watching: {
      holds: (seen) => expect(inFlight(seen)).toEqual(['nextActivity', 'nextActivityElsewhere']),
      shows: unseen,
    },
    reporting: { holds: (seen) => expect(inFlight(seen)).toEqual(['reportActivity']), shows: unseen },
    warning: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['countdown', 'nextActivityElsewhere'])
        expect(seen.waiting.get('countdown')!.input).toEqual({ seconds: 120 })
      },
      shows: [dialog('Are you still there?'), button('Stay signed in')],
    },
    over: { holds: idle, shows: gone },
    lost: { holds: idle, shows: gone },
  },
  goals: ['resting', 'over', 'lost'],
})
