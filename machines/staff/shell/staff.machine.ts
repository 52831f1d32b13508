import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import type { StaffUser } from '../../../contract/client'
import { isEmail } from '../../../domain/common/email'
import { messages } from '../../../domain/common/messages'
import { slot } from '../../calls/call'
import type { getSession, signIn, signOut } from '../../calls/staff'
import { fromEvent, invokeCall } from '../../kit/call'
import type { PageInput, PageLogic } from '../../kit/page'
import { problemActions, toProblem } from '../../kit/problem'
import type { StaffContext, StaffEmitted, StaffEvent } from './staff.types'

/** What a browser can tell is wrong, before anything is asked of the server. */
const faultsOf = ({ email, password }: { email: string; password: string }): StaffContext['faults'] => ({
  ...(!isEmail(email.trim()) && { email: messages.email('Email') }),
  ...(password === '' && { password: 'Enter your password' }),
})

/**
 * Who is in the back office. Signed in, one of its rooms is open in here as a child, at the place that the address
 * names; it ends when a call of it finds the session over. Whoever signs in again is back at that place, and the same person
 * with what they had written there. Where somebody else is signed in by then, one is told who, and chooses.
 */
export const staffMachine = setup({
  types: {} as {
    context: StaffContext
    events: StaffEvent
    input: { address: string }
    emitted: StaffEmitted
    meta: { busy?: string }
    tags: 'background'
    children: { page: 'page' }
  },
  actors: {
    getSession: slot<typeof getSession>('getSession'),
    signIn: slot<typeof signIn>('signIn'),
    signOut: slot<typeof signOut>('signOut'),
    // src/app says by the route which page it is
    page: slot<() => PageLogic>('page'),
  },
  guards: {
    isAnother: ({ context: { unsaved } }, event: Extract<StaffEvent, { type: 'session.opened' }>) =>
      event.user.id !== unsaved?.by,
    isSound: (_, event: Extract<StaffEvent, { type: 'signIn.submitted' }>) => Object.keys(faultsOf(event)).length === 0,
  },
  actions: {
    knowUser: assign(({ context: { unsaved } }, event: Extract<StaffEvent, { type: 'session.opened' }>) => ({
      user: event.user,
      unsaved: unsaved?.by === event.user.id ? unsaved : null,
    })),
    knowOther: assign((_, event: Extract<StaffEvent, { type: 'session.opened' }>) => ({ other: event.user })),
    takeOther: assign(({ context: { other } }) => ({ user: other, other: null, unsaved: null })),
    dropOther: assign({ other: null }),
    storeUnsaved: assign(({ context: { user } }, event: Extract<StaffEvent, { type: 'session.ended' }>) => ({
      unsaved: { by: user!.id, draft: event.draft ?? null },
    })),
    clearUnsaved: assign({ unsaved: null }),
    forgetUser: assign({ user: null }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepFaults: assign((_, event: { readonly email: string; readonly password: string }) => ({
      faults: faultsOf(event),
    })),
    dropFaults: assign({ faults: {} }),
    ...problemActions,
    keepAddress: assign((_, { address }: { readonly address: StaffContext['address'] }) => ({ address })),
    showAddress: sendTo('page', ({ context }) => ({ type: 'address.opened', address: context.address }) as const),
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
    other: null,
    unsaved: null,
  }),
  initial: 'checking',
  on: { 'address.opened': { actions: fromEvent('keepAddress') } },
  states: {
    checking: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getSession'),
      on: {
        'session.opened': { target: 'signedIn', actions: fromEvent('knowUser') },
        'session.absent': 'signedOut',
        'session.unknown': toProblem('unavailable'),
      },
    },
    unavailable: { exit: 'clearProblem', on: { 'session.retried': 'checking' } },
    // over it is for whoever was here; somebody else may have signed in from another tab
    rechecking: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getSession'),
      on: {
        'session.opened': [
          { guard: fromEvent('isAnother'), target: 'overtaken', actions: fromEvent('knowOther') },
          { target: 'signedOut.ended' },
        ],
        'session.absent': 'signedOut.ended',
        'session.unknown': 'signedOut.ended',
      },
    },
    overtaken: {
      on: {
        'session.taken': { target: 'signedIn', actions: 'takeOther' },
        'session.declined': { target: 'signedOut.ended', actions: 'dropOther' },
      },
    },
    signedOut: {
      initial: 'editing',
      entry: 'forgetUser',
      on: {
        'signIn.submitted': [
          { guard: fromEvent('isSound'), target: '.signingIn' },
          { target: '.rejected', actions: fromEvent('keepFaults'), reenter: true },
        ],
        'session.opened': { target: 'signedIn', actions: fromEvent('knowUser') },
      },
      states: {
        editing: {},
        // somebody was here, and the session is over: the same form with a word about it
        ended: {},
        // what was typed is none
        rejected: { entry: 'countRejection', exit: 'dropFaults' },
        // the server said no
        refused: { entry: 'countRejection', exit: 'clearProblem' },
        signingIn: {
          meta: { busy: 'Processing...' },
          invoke: invokeCall('signIn', ({ event }) => credentialsIn(event)),
          on: { 'signIn.refused': toProblem('refused'), 'signIn.submitted': {} },
        },
      },
    },
    signedIn: {
      initial: 'working',
      tags: 'background',
      invoke: invokeCall('page', ({ context: { user, address, unsaved } }) =>
        pageInput(user!, address, unsaved?.draft),
      ),
      on: {
        'address.opened': { actions: [fromEvent('keepAddress'), 'showAddress'] },
        'session.ended': { target: 'rechecking', actions: [fromEvent('storeUnsaved'), 'forgetUser'] },
        'session.closed': { target: 'signedOut', actions: 'clearUnsaved' },
      },
      states: {
        working: { on: { 'signOut.requested': 'signingOut' } },
        signingOut: {
          meta: { busy: 'Processing...' },
          invoke: invokeCall('signOut'),
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
const pageInput = (user: StaffUser, address: string, draft: unknown) =>
  ({ user, address, draft: draft ?? null }) as PageInput<never>

function credentialsIn(event: StaffEvent) {
  assertEvent(event, 'signIn.submitted')
  return { email: event.email.trim(), password: event.password }
}
