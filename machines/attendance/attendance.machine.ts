import { assign, raise, setup } from 'xstate'
import type { Attendance, AttendanceFact, sayPresence } from '../calls/attendance'
import { slot } from '../calls/call'
import type { SessionOver } from '../calls/staff'

/** That one is at work on a contact, said again every half a minute, and what comes back: who else is. */
export const attendanceMachine = setup({
  types: {} as {
    context: { readonly id: string; readonly attendance: Attendance | null }
    events: AttendanceFact
    input: { id: string }
    output: SessionOver
    tags: 'background'
  },
  actors: { sayPresence: slot<typeof sayPresence>('sayPresence') },
  delays: { sayAgain: 30_000 },
  actions: {
    announce: raise((_, fact: AttendanceFact) => fact),
    keep: assign(({ event }) => (event.type === 'presence.said' ? { attendance: event.attendance } : {})),
  },
}).createMachine({
  id: 'attendance',
  context: ({ input: { id } }) => ({ id, attendance: null }),
  initial: 'saying',
  on: { 'session.ended': '.ended' },
  states: {
    saying: {
      tags: 'background',
      invoke: {
        id: 'sayPresence',
        src: 'sayPresence',
        input: ({ context }) => ({ id: context.id }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: { 'presence.said': { target: 'waiting', actions: 'keep' }, 'presence.missed': 'waiting' },
    },
    // who was there before is said until one knows better
    waiting: { after: { sayAgain: 'saying' } },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
