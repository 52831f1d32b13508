import { assign, emit, raise, sendTo, setup } from 'xstate'
import type { StaffUser } from '../../contract/client'
import { isEmail } from '../../domain/email'
import { messages } from '../../domain/messages'
import type { accountMachine } from '../account/account.machine'
import type { accountingMachine } from '../accounting/accounting.machine'
import type { attachmentsMachine } from '../attachments/attachments.machine'
import type { auditMachine } from '../audit/audit.machine'
import { slot } from '../calls/call'
import type { getSession, SessionFact, SignInFact, SignOutFact, signIn, signOut } from '../calls/staff'
import type { emailLogsMachine } from '../emailLogs/emailLogs.machine'
import type { failedWorkMachine } from '../failedWork/failedWork.machine'
import type { historyMachine } from '../history/history.machine'
import type { listEditorMachine } from '../listEditor/listEditor.machine'
import type { mailboxMachine } from '../mailbox/mailbox.machine'
import type { overviewMachine } from '../overview/overview.machine'
import type { signaturesMachine } from '../signatures/signatures.machine'
import type { underwritingMachine } from '../underwriting/underwriting.machine'
import type { usersMachine } from '../users/users.machine'
import type { workspaceMachine } from '../workspace/workspace.machine'
import type { deskMachine } from './desk.machine'
import type { RoomInput, RoomOver, StaffContext, StaffEmitted, StaffEvent } from './staff.types'

/** Which room it is, `src/app` says by the route. */
type Room = () =>
  | typeof overviewMachine
  | typeof accountingMachine
  | typeof signaturesMachine
  | typeof emailLogsMachine
  | typeof attachmentsMachine
  | typeof deskMachine
  | typeof underwritingMachine
  | typeof mailboxMachine
  | typeof failedWorkMachine
  | typeof historyMachine
  | typeof workspaceMachine
  | typeof accountMachine
  | typeof auditMachine
  | typeof usersMachine
  | typeof listEditorMachine

/** What a browser can tell is wrong, before anything is asked of the server. */
const faultsOf = ({ email, password }: { email: string; password: string }): StaffContext['faults'] => ({
  ...(!isEmail(email.trim()) && { email: messages.email('Email') }),
  ...(password === '' && { password: 'Enter your password' }),
})

/**
 * Who is in the back office. Signed in, one of its rooms is open in here as a child, at the place that the address
 * names; it ends when a call of it finds the session over. Whoever signs in again is back at that place, and the same person
 * with what they had written there.
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
    isSound: ({ event }) => event.type === 'signIn.submitted' && Object.keys(faultsOf(event)).length === 0,
  },
  actions: {
    announce: raise((_, fact: SessionFact | SignInFact | SignOutFact | RoomOver) => fact),
    knowUser: assign(({ context: { left }, event }) =>
      event.type === 'session.opened' ? { user: event.user, left: left?.by === event.user.id ? left : null } : {},
    ),
    keepLeft: assign(({ context: { user }, event }) =>
      event.type === 'session.ended' ? { left: { by: user!.id, held: event.held ?? null } } : {},
    ),
    dropLeft: assign({ left: null }),
    forgetUser: assign({ user: null }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepFaults: assign(({ event }) => (event.type === 'signIn.submitted' ? { faults: faultsOf(event) } : {})),
    dropFaults: assign({ faults: {} }),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
    keepAddress: assign(({ event }) => (event.type === 'address.opened' ? { address: event.address } : {})),
    showAddress: sendTo('room', ({ context }) => ({ type: 'address.opened', address: context.address }) as const),
    toast: emit((_, { text }: { text: string }) => ({ type: 'toast', kind: 'error', text }) as const),
  },
}).createMachine({
  id: 'staff',
  context: ({ input }) => ({
    user: null,
    address: input.address,
    problem: null,
    faults: {},
    rejections: 0,
    left: null,
  }),
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
          { guard: 'isSound', target: '.signingIn' },
          { target: '.rejected', reenter: true },
        ],
        'session.opened': { target: 'signedIn', actions: 'knowUser' },
      },
      states: {
        editing: {},
        // somebody was here, and the session is over: the same form with a word about it
        ended: {},
        // what was typed is none
        rejected: { entry: ['keepFaults', 'countRejection'], exit: 'dropFaults' },
        // the server said no
        refused: { entry: ['keepProblem', 'countRejection'], exit: 'dropProblem' },
        signingIn: {
          meta: { busy: 'Processing...' },
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => credentialsIn(event),
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: { 'signIn.refused': 'refused', 'signIn.submitted': {} },
        },
      },
    },
    signedIn: {
      initial: 'working',
      tags: 'background',
      invoke: {
        id: 'room',
        src: 'room',
        input: ({ context: { user, address, left } }) => roomInput(user!, address, left?.held),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'address.opened': { actions: ['keepAddress', 'showAddress'] },
        'session.ended': { target: 'signedOut.ended', actions: 'keepLeft' },
        'session.closed': { target: 'signedOut', actions: 'dropLeft' },
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

/** A visit has one room: what it is given back is what it ended with, whatever that is. */
const roomInput = (user: StaffUser, address: string, held: unknown) =>
  ({ user, address, held: held ?? null }) as RoomInput<never>

function credentialsIn(event: StaffEvent) {
  if (event.type !== 'signIn.submitted') throw new Error(`nobody signs in by ${event.type}`)
  return { email: event.email.trim(), password: event.password }
}
