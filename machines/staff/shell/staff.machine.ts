import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import type { StaffUser } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { isStoredEmail } from '../../../domain/common/email'
import { messages } from '../../../domain/common/messages'
import { newPasswordFaults } from '../../../domain/staff/accounts'
import type { CompanySignIn } from '../../../domain/staff/companySignIn'
import { slot } from '../../calls/call'
import { fromEvent, invokeCall } from '../../kit/call'
import { clearDraft, type Drafts, setDraft } from '../../kit/draft'
import type { PageInput, PageLogic } from '../../kit/page'
import { problemActions, toProblem } from '../../kit/problem'
import { factorsMachine } from '../factors/factors.machine'
import { companyRefusalOf } from './companySignIn'
import { idleMachine } from './idle.machine'
import { proofForm, proofOn, proofSent } from './signIn.proof'
import { signingOut, working } from './signOut'
import { calls, type StaffContext, type StaffEmitted, type StaffEvent } from './staff.types'
import { workCountMachine } from './workCount.machine'

type Submitted = Extract<StaffEvent, { type: 'signIn.submitted' }>

/** The faults that a browser can find before the request. */
const faultsOf = ({ email, password, newPassword, again, code }: Submitted): StaffContext['faults'] => ({
  ...(!isStoredEmail(email.trim()) && { email: messages.email('Email') }),
  ...(password === '' && { password: 'Enter your password' }),
  ...(newPassword !== null && newPasswordFaults(newPassword, again)),
  ...(code?.trim() === '' && { code: 'Enter the code' }),
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
    /** `drafts` by user, which survived a reload */
    input: {
      address: string
      wasSignedIn?: boolean
      drafts?: Drafts<unknown>
      company?: CompanySignIn | null
    }
    emitted: StaffEmitted
    meta: { busy?: string }
    tags: 'background'
    children: { page: 'page'; workCount: 'workCount'; idle: 'idle'; factors: 'factors' }
  },
  actors: {
    ...calls,
    // src/app chooses the page by the route
    page: slot<() => PageLogic>('page'),
    workCount: workCountMachine,
    idle: idleMachine,
    factors: factorsMachine,
  },
  guards: {
    isAnother: ({ context: { endedFor } }, event: Extract<StaffEvent, { type: 'session.opened' }>) =>
      event.user.id !== endedFor,
    wasSignedIn: ({ context }) => context.wasSignedIn,
    isWrongPassword: (_, { problem }: { readonly problem: Problem }) => problem.status === 401,
    wasRefused: ({ context: { address } }) => companyRefusalOf(address) !== null,
    mustEnroll: ({ context: { user } }) => user?.must_enroll === true,
    isSound: (_, event: Submitted) => Object.keys(faultsOf(event)).length === 0,
  },
  actions: {
    setUser: assign((_, event: Extract<StaffEvent, { type: 'session.opened' }>) => ({ user: event.user })),
    setOther: assign((_, event: Extract<StaffEvent, { type: 'session.opened' }>) => ({ other: event.user })),
    switchUser: assign(({ context: { other } }) => ({ user: other, other: null })),
    clearOther: assign({ other: null }),
    endSession: assign(({ context: { user } }) => ({ user: null, endedFor: user!.id })),
    // a page without drafts ends without one
    setDraft: assign(({ context: { user, drafts } }, { draft = null }: { readonly draft?: unknown }) => ({
      drafts: draft === null ? clearDraft(drafts, user!.id) : setDraft(drafts, user!.id, draft),
    })),
    clearUser: assign({ user: null }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    setFaults: assign((_, event: Submitted) => ({ faults: faultsOf(event) })),
    setErrors: assign((_, { problem }: { readonly problem: Problem }) => ({ faults: problem.errors ?? {} })),
    // the message blames neither field; the password is the one to type again
    setWrongPassword: assign((_, { problem }: { readonly problem: Problem }) => ({
      faults: { password: problem.message },
    })),
    clearFaults: assign({ faults: {} }),
    ...problemActions,
    setAddress: assign((_, { address }: { readonly address: StaffContext['address'] }) => ({ address })),
    showAddress: sendTo('page', ({ context }) => ({ type: 'address.opened', address: context.address }) as const),
    countWork: sendTo('workCount', { type: 'count.requested' } as const),
    toast: emit((_, { text }: { text: string }) => ({ type: 'toast', kind: 'error', text }) as const),
  },
}).createMachine({
  id: 'staff',
  context: ({ input }) => ({
    user: null,
    address: input.address,
    wasSignedIn: input.wasSignedIn ?? false,
    company: input.company ?? null,
    problem: null,
    faults: {},
    rejections: 0,
    other: null,
    endedFor: null,
    drafts: input.drafts ?? {},
  }),
  initial: 'checking',
  on: { 'address.opened': { actions: fromEvent('setAddress') } },
  states: {
    checking: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getSession'),
      on: {
        'session.opened': { target: 'entering', actions: fromEvent('setUser') },
        'session.absent': [
          { guard: 'wasRefused', target: 'signedOut.companyRefused' },
          { guard: 'wasSignedIn', target: 'signedOut.ended' },
          { target: 'signedOut' },
        ],
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
    // the server ends an idle session by itself too, so a call without an answer is no obstacle
    timingOut: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('signOut'),
      on: { 'session.closed': 'signedOut.idle', 'signOut.refused': 'signedOut.idle' },
    },
    overtaken: {
      on: {
        'session.taken': { target: 'entering', actions: 'switchUser' },
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
        'session.opened': { target: 'entering', actions: fromEvent('setUser') },
        'passkey.requested': '.unlocking',
      },
      states: {
        editing: {},
        // back from the code: the same form, whose title takes the focus
        restarted: {},
        // the session has ended: the same form with a message about it
        ended: {},
        // nobody used the session: the same form, which says so
        idle: {},
        // the company's sign-in led back without a session: the same form, which gives the address's reason
        companyRefused: { on: { 'address.opened': { target: 'editing', actions: fromEvent('setAddress') } } },
        // the input has faults
        rejected: { entry: 'countRejection', exit: 'clearFaults' },
        // the server refused the sign-in
        refused: { entry: 'countRejection', exit: 'clearProblem' },
        signingIn: {
          meta: { busy: 'Processing...' },
          invoke: invokeCall('signIn', ({ event }) => credentialsIn(event)),
          on: {
            'signIn.refused': [
              { guard: fromEvent('isWrongPassword'), target: 'rejected', actions: fromEvent('setWrongPassword') },
              toProblem('refused'),
            ],
            'password.needed': 'choosing',
            'code.needed': 'proving',
            'signIn.submitted': {},
            'passkey.requested': {},
          },
        },
        // the browser asks its user for a passkey
        unlocking: {
          meta: { busy: 'Processing...' },
          invoke: invokeCall('signInWithPasskey'),
          on: { 'signIn.refused': toProblem('refused'), 'signIn.submitted': {}, 'passkey.requested': {} },
        },
        // the password is right, and the account has a second factor
        proving: {
          initial: 'editing',
          on: proofOn,
          states: {
            ...proofForm,
            signingIn: proofSent(invokeCall('signIn', ({ event }) => credentialsIn(event))),
          },
        },
        // the password is right, and was given to the user, who replaces it before the session begins
        choosing: {
          initial: 'editing',
          on: {
            'signIn.submitted': [
              { guard: fromEvent('isSound'), target: '.signingIn' },
              { target: '.rejected', actions: fromEvent('setFaults'), reenter: true },
            ],
          },
          states: {
            editing: {},
            rejected: { entry: 'countRejection', exit: 'clearFaults' },
            refused: { entry: 'countRejection', exit: 'clearProblem' },
            signingIn: {
              meta: { busy: 'Processing...' },
              invoke: invokeCall('signIn', ({ event }) => credentialsIn(event)),
              on: {
                'signIn.refused': toProblem('refused'),
                'password.needed': { target: 'rejected', actions: fromEvent('setErrors') },
                'code.needed': 'proving',
                'signIn.submitted': {},
                'passkey.requested': {},
              },
            },
            // the new password is good, and the account has a second factor
            proving: {
              initial: 'editing',
              on: proofOn,
              states: {
                ...proofForm,
                signingIn: proofSent(invokeCall('signIn', ({ event }) => credentialsIn(event))),
              },
            },
          },
        },
      },
    },
    entering: { always: [{ guard: 'mustEnroll', target: 'enrolling' }, { target: 'signedIn' }] },
    // the role needs a second factor: until there is one, the session can do nothing else
    enrolling: {
      initial: 'working',
      tags: 'background',
      invoke: invokeCall('factors', () => ({ isRequired: true })),
      on: {
        'factor.enrolled': 'checking',
        'session.ended': { target: 'rechecking', actions: 'endSession' },
        'session.closed': 'signedOut',
      },
      states: { working, signingOut: signingOut(invokeCall('signOut')) },
    },
    signedIn: {
      initial: 'working',
      tags: 'background',
      invoke: [
        invokeCall('page', ({ context: { user, address, drafts } }) => pageInput(user!, address, drafts[user!.id])),
        { id: 'workCount', src: 'workCount' },
        invokeCall('idle', ({ context: { user } }) => ({ minutes: user!.idle_minutes ?? usualIdleMinutes })),
      ],
      on: {
        'address.opened': { actions: [fromEvent('setAddress'), 'showAddress', 'countWork'] },
        'work.changed': { actions: 'countWork' },
        'draft.changed': { actions: fromEvent('setDraft') },
        'session.ended': { target: 'rechecking', actions: [fromEvent('setDraft'), 'endSession'] },
        'session.lost': { target: 'rechecking', actions: 'endSession' },
        'session.idle': 'timingOut',
        // the drafts stay for the same user
        'session.closed': 'signedOut',
      },
      states: { working, signingOut: signingOut(invokeCall('signOut')) },
    },
  },
})

/** minutes, where the server does not say it */
const usualIdleMinutes = 30

/** A page gets back the draft that it ended with, so its type is known only to the page. */
const pageInput = (user: StaffUser, address: string, draft: unknown) =>
  ({ user, address, draft: draft ?? null }) as PageInput<never>

function credentialsIn(event: StaffEvent) {
  assertEvent(event, 'signIn.submitted')
  const { email, password, newPassword, code } = event
  return { email: email.trim(), password, newPassword, code }
}
