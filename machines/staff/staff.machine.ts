import { assign, emit, raise, sendTo, setup } from 'xstate'
import type { Problem } from '../../contract/problem'
import { slot } from '../calls/call'
import type { getSession, SessionFact, SessionOver, SignInFact, SignOutFact, signIn, signOut } from '../calls/staff'
import type { failedWorkMachine } from '../failedWork/failedWork.machine'
import type { mailboxMachine } from '../mailbox/mailbox.machine'
import type { underwritingMachine } from '../underwriting/underwriting.machine'
import type { deskMachine } from './desk.machine'
import type { RoomInput, StaffContext, StaffEmitted, StaffEvent } from './staff.types'

/** Which room it is, `src/app` says by the route. */
type Room = () => typeof deskMachine | typeof underwritingMachine | typeof mailboxMachine | typeof failedWorkMachine

/** Said before anything is asked of the server. */
const unfilled: Problem = { status: 422, message: 'Enter your email address and your password.' }

/**
 * Who is in the back office. Signed in, one of its rooms is open in here as a child, at the place that the address
 * names; it ends when a call of it finds the session over, and whoever signs in again is back at that place.
 */
export const staffMachine = setup({
  types: {} as {
    context: StaffContext
    events: StaffEvent
    input: { address: string }
    emitted: StaffEmitted
    meta: { busy?: string }
    tags: 'background'
    children: { room: 'room' }
  },
  actors: {
    getSession: slot<typeof getSession>('getSession'),
    signIn: slot<typeof signIn>('signIn'),
    signOut: slot<typeof signOut>('signOut'),
    room: slot<Room>('room'),
  },
  guards: {
    isFilled: ({ event }) => event.type === 'signIn.submitted' && event.email.trim() !== '' && event.password !== '',
  },
  actions: {
    announce: raise((_, fact: SessionFact | SignInFact | SignOutFact | SessionOver) => fact),
    knowUser: assign(({ event }) => (event.type === 'session.opened' ? { user: event.user } : {})),
    forgetUser: assign({ user: null }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepProblem: assign(({ event }) => ({ problem: 'problem' in event ? event.problem : unfilled })),
    dropProblem: assign({ problem: null }),
    keepAddress: assign(({ event }) => (event.type === 'address.opened' ? { address: event.address } : {})),
    showAddress: sendTo('room', ({ context }) => ({ type: 'address.opened', address: context.address }) as const),
    toast: emit((_, { text }: { text: string }) => ({ type: 'toast', kind: 'error', text }) as const),
  },
}).createMachine({
  id: 'staff',
  context: ({ input }) => ({ user: null, address: input.address, problem: null, rejections: 0 }),
  initial: 'checking',
  on: { 'address.opened': { actions: 'keepAddress' } },
  states: {
    checking: {
      meta: { busy: 'Fetching...' },
      invoke: {
        id: 'getSession',
        src: 'getSession',
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'session.opened': { target: 'signedIn', actions: 'knowUser' },
        'session.absent': 'signedOut',
        'session.unknown': 'unavailable',
      },
    },
    unavailable: { entry: 'keepProblem', exit: 'dropProblem', on: { 'session.retried': 'checking' } },
    signedOut: {
      initial: 'editing',
      entry: 'forgetUser',
      on: {
        'signIn.submitted': [
          { guard: 'isFilled', target: '.signingIn' },
          { target: '.rejected', reenter: true },
        ],
        'session.opened': { target: 'signedIn', actions: 'knowUser' },
      },
      states: {
        editing: {},
        // somebody was here, and the session is over: the same form with a word about it
        ended: {},
        rejected: { entry: ['keepProblem', 'countRejection'], exit: 'dropProblem' },
        signingIn: {
          meta: { busy: 'Processing...' },
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => credentialsIn(event),
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: { 'signIn.refused': 'rejected', 'signIn.submitted': {} },
        },
      },
    },
    signedIn: {
      initial: 'working',
      tags: 'background',
      invoke: {
        id: 'room',
        src: 'room',
        input: ({ context }): RoomInput => ({ user: context.user!, address: context.address }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'address.opened': { actions: ['keepAddress', 'showAddress'] },
        'session.ended': 'signedOut.ended',
        'session.closed': 'signedOut',
      },
      states: {
        working: { on: { 'signOut.requested': 'signingOut' } },
        signingOut: {
          meta: { busy: 'Processing...' },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: {
            'signOut.refused': {
              target: 'working',
              actions: { type: 'toast', params: ({ event }) => ({ text: event.problem.message }) },
            },
          },
        },
      },
    },
  },
})

function credentialsIn(event: StaffEvent) {
  if (event.type !== 'signIn.submitted') throw new Error(`nobody signs in by ${event.type}`)
  return { email: event.email.trim(), password: event.password }
}
