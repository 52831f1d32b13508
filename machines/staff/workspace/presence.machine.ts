import { assign, setup } from 'xstate'
import { type OutcomesOf, slot } from '../../calls/call'
import type { Attendance, sayPresence } from '../../calls/staff'
import { fromEvent, invokeCall } from '../../kit/call'
import type { SessionOver } from '../../kit/page'

interface AttendanceContext {
  readonly id: string | null
  /** whether the actor waits for the user to sign in again: beside a quote it does, while a staff page ends */
  readonly isWaitedFor: boolean
  readonly attendance: Attendance | null
}

const calls = {
  sayPresence: slot<typeof sayPresence>('sayPresence'),
}

/**
 * Reports every 30 seconds that the user is at work on a contact, and gets the other users who are. A new quote that
 * staff start for a customer has no contact yet, so no other user can be at work on it.
 */
export const attendanceMachine = setup({
  types: {} as {
    context: AttendanceContext
    events: OutcomesOf<typeof calls> | { type: 'contact.named'; id: string }
    input: { id: string | null; isWaitedFor?: boolean }
    output: SessionOver
    tags: 'background'
  },
  actors: calls,
  guards: {
    isWaitedFor: ({ context }) => context.isWaitedFor,
    isNamed: ({ context }) => context.id !== null,
    isAnother: ({ context }, { id }: { readonly id: string }) => id !== context.id,
  },
  delays: { repeatPresence: 30_000, askAgain: 10_000 },
  actions: {
    setContact: assign((_, event: { readonly id: string }) => ({
      id: event.id,
      attendance: null,
    })),
    setAttendance: assign((_, { attendance }: { readonly attendance: AttendanceContext['attendance'] }) => ({
      attendance,
    })),
  },
}).createMachine({
  id: 'attendance',
  context: ({ input: { id, isWaitedFor = false } }) => ({ id, isWaitedFor, attendance: null }),
  initial: 'arriving',
  on: {
    'session.ended': [{ guard: 'isWaitedFor', target: '.away' }, { target: '.ended' }],
    'contact.named': {
      guard: fromEvent('isAnother'),
      target: '.saying',
      actions: fromEvent('setContact'),
      reenter: true,
    },
  },
  states: {
    arriving: { always: [{ guard: 'isNamed', target: 'saying' }, { target: 'unnamed' }] },
    unnamed: {},
    saying: {
      tags: 'background',
      invoke: invokeCall('sayPresence', ({ context }) => ({ id: context.id! })),
      on: {
        'presence.answered': { target: 'waiting', actions: fromEvent('setAttendance') },
        'presence.failed': 'waiting',
      },
    },
    // the last known users stay in sight until the next answer
    waiting: { after: { repeatPresence: 'saying' } },
    // after signing in again in another tab, the user is at work here too
    away: {
      initial: 'resting',
      on: {
        'presence.answered': { target: 'waiting', actions: fromEvent('setAttendance') },
        'presence.failed': '.resting',
      },
      states: {
        resting: { after: { askAgain: 'asking' } },
        asking: {
          tags: 'background',
          invoke: invokeCall('sayPresence', ({ context }) => ({ id: context.id! })),
        },
      },
    },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
