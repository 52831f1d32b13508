import { setup } from 'xstate'
import { type OutcomesOf, slot } from '../../calls/call'
import type { reportActivity } from '../../calls/staff'
import type { nextActivity, nextActivityElsewhere } from '../../calls/staffWindow'
import { invokeCall } from '../../kit/call'
import { countdownMachine } from '../../shared/session/countdown.machine'

/** milliseconds of the warning before a session ends; WCAG 2.2.1 asks for 20 seconds */
const grace = 2 * 60_000
/** milliseconds between two reports of activity */
const rest = 60_000

/** Milliseconds without activity until the warning. The server notes a use to the minute, so one rest is to spare. */
const untilWarning = (minutes: number) => minutes * 60_000 - grace - 2 * rest

const calls = {
  reportActivity: slot<typeof reportActivity>('reportActivity'),
  nextActivity: slot<typeof nextActivity>('nextActivity'),
  nextActivityElsewhere: slot<typeof nextActivityElsewhere>('nextActivityElsewhere'),
}

/**
 * Watches whether anybody uses the window of a signed-in user. Activity is reported to the server, which otherwise ends
 * the session. A warning comes first, and the user can stay signed in.
 */
export const idleMachine = setup({
  types: {} as {
    /** minutes after which the server ends a session that nobody uses */
    context: { readonly minutes: number }
    input: { readonly minutes: number }
    events: OutcomesOf<typeof calls> | { type: 'session.kept' }
    output: { type: 'session.idle' } | { type: 'session.lost' }
    children: { countdown: 'countdown' }
    tags: 'modal' | 'background'
  },
  actors: { ...calls, countdown: countdownMachine },
  delays: { rest, grace, quiet: ({ context }) => untilWarning(context.minutes) },
}).createMachine({
  id: 'idle',
  context: ({ input: { minutes } }) => ({ minutes }),
  initial: 'resting',
  states: {
    // opening the page was a use
    resting: { tags: 'background', after: { rest: 'watching' } },
    watching: {
      tags: 'background',
      invoke: [invokeCall('nextActivity'), invokeCall('nextActivityElsewhere')],
      after: { quiet: 'warning' },
      on: { 'activity.seen': 'reporting', 'activity.heard': 'resting' },
    },
    reporting: {
      tags: 'background',
      invoke: invokeCall('reportActivity'),
      on: { 'activity.reported': 'resting', 'activity.unreported': 'resting', 'session.absent': 'lost' },
    },
    warning: {
      tags: ['modal', 'background'],
      invoke: [
        { id: 'countdown', src: 'countdown', input: { seconds: grace / 1000 } },
        invokeCall('nextActivityElsewhere'),
      ],
      after: { grace: 'over' },
      on: { 'session.kept': 'reporting', 'activity.heard': 'resting' },
    },
    over: { type: 'final', output: { type: 'session.idle' } },
    lost: { type: 'final', output: { type: 'session.lost' } },
  },
  output: ({ event }) => (event as unknown as { output: { type: 'session.idle' } }).output,
})
