import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import type { StaffUser } from '../../../contract/client'
import { isEmail } from '../../../domain/common/email'
import { messages } from '../../../domain/common/messages'
import { slot } from '../../calls/call'
import { fromEvent, invokeCall } from '../../kit/call'
import type { PageInput, PageLogic } from '../../kit/page'
import { problemActions, toProblem } from '../../kit/problem'
import { calls, type StaffContext, type StaffEmitted, type StaffEvent } from './staff.types'

/** The faults that a browser can find before the request. */
const faultsOf = ({ email, password }: { email: string; password: string }): StaffContext['faults'] => ({
  ...(!isEmail(email.trim()) && { email: messages.email('Email') }),
  ...(password === '' && { password: 'Enter your password' }),
})

/**
 * The staff session. While a user is signed in, the page that the address names runs here as a child. It ends when one
 * of its calls finds that the session is over. The user who signs in again returns to the same address, and to their
 * draft if they are the same user. If another user is signed in by then, the chart asks whether to continue as them.
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
    ...calls,
    // src/app chooses the page by the route
    page: slot<() => PageLogic>('page'),
  },
  guards: {
    isAnother: ({ context: { unsaved } }, event: Extract<StaffEvent, { type: 'session.opened' }>) =>
      event.user.id !== unsaved?.by,
    isSound: (_, event: Extract<StaffEvent, { type: 'signIn.submitted' }>) => Object.keys(faultsOf(event)).length === 0,
  },
  actions: {
    setUser: assign(({ context: { unsaved } }, event: Extract<StaffEvent, { type: 'session.opened' }>) => ({
      user: event.user,
      unsaved: unsaved?.by === event.user.id ? unsaved : null,
    })),
    setOther: assign((_, event: Extract<StaffEvent, { type: 'session.opened' }>) => ({ other: event.user })),
    switchUser: assign(({ context: { other } }) => ({ user: other, other: null, unsaved: null })),
    clearOther: assign({ other: null }),
    setUnsaved: assign(({ context: { user } }, event: Extract<StaffEvent, { type: 'session.ended' }>) => ({
      unsaved: { by: user!.id, draft: event.draft ?? null },
    })),
    clearUnsaved: assign({ unsaved: null }),
    clearUser: assign({ user: null }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    setFaults: assign((_, event: { readonly email: string; readonly password: string }) => ({
      faults: faultsOf(event),
    })),
    clearFaults: assign({ faults: {} }),
    ...problemActions,
    setAddress: assign((_, { address }: { readonly address: StaffContext['address'] }) => ({ address })),
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
  on: { 'address.opened': { actions: fromEvent('setAddress') } },
  states: {
    checking: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getSession'),
      on: {
        'session.opened': { target: 'signedIn', actions: fromEvent('setUser') },
        'session.absent': 'signedOut',
        'session.failed': toProblem('unavailable'),
      },
    },
    unavailable: { exit: 'clearProblem', on: { 'session.retried': 'checking' } },
    // the session is over for this user; another user may have signed in from another tab
    rechecking: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getSession'),
      on: {
        'session.opened': [
          { guard: fromEvent('isAnother'), target: 'overtaken', actions: fromEvent('setOther') },
          { target: 'signedOut.ended' },
        ],
        'session.absent': 'signedOut.ended',
        'session.failed': 'signedOut.ended',
      },
    },
    overtaken: {
      on: {
        'session.taken': { target: 'signedIn', actions: 'switchUser' },
        'session.declined': { target: 'signedOut.ended', actions: 'clearOther' },
      },
    },
    signedOut: {
      initial: 'editing',
      entry: 'clearUser',
      on: {
        'signIn.submitted': [
          { guard: fromEvent('isSound'), target: '.signingIn' },
          { target: '.rejected', actions: fromEvent('setFaults'), reenter: true },
        ],
        'session.opened': { target: 'signedIn', actions: fromEvent('setUser') },
      },
      states: {
        editing: {},
        // the session has ended: the same form with a message about it
        ended: {},
        // the input has faults
        rejected: { entry: 'countRejection', exit: 'clearFaults' },
        // the server refused the sign-in
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
        'address.opened': { actions: [fromEvent('setAddress'), 'showAddress'] },
        'session.ended': { target: 'rechecking', actions: [fromEvent('setUnsaved'), 'clearUser'] },
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

/** A page gets back the draft that it ended with, so its type is known only to the page. */
const pageInput = (user: StaffUser, address: string, draft: unknown) =>
  ({ user, address, draft: draft ?? null }) as PageInput<never>

function credentialsIn(event: StaffEvent) {
  assertEvent(event, 'signIn.submitted')
  return { email: event.email.trim(), password: event.password }
}
