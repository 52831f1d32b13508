import { assertEvent, assign, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import { isStoredEmail } from '../../../domain/common/email'
import { messages } from '../../../domain/common/messages'
import { newPasswordFaults } from '../../../domain/staff/accounts'
import { type OutcomesOf, slot } from '../../calls/call'
import type { checkResetLink, requestPasswordReset, resetPassword } from '../../calls/passwordReset'
import { fromEvent, invokeCall } from '../../kit/call'
import { formGuards } from '../../kit/form'
import { problemActions, toProblem } from '../../kit/problem'

interface PasswordResetContext {
  /** from the mailed link; empty where a link is requested */
  readonly token: string
  /** typed at the sign-in, or empty: the form begins with it */
  readonly email: string
  /** the address that a link was requested for; empty before */
  readonly requestedFor: string
  readonly problem: Problem | null
  /** by field; never the input itself */
  readonly faults: Readonly<Record<string, string>>
  /** counts rejections: at each the message takes the focus again */
  readonly rejections: number
}

const calls = {
  checkResetLink: slot<typeof checkResetLink>('checkResetLink'),
  requestPasswordReset: slot<typeof requestPasswordReset>('requestPasswordReset'),
  resetPassword: slot<typeof resetPassword>('resetPassword'),
}

/** A password is only in the event and in the request; no context holds it. */
type PasswordResetEvent =
  | OutcomesOf<typeof calls>
  /** the address has another link's token, or none */
  | { type: 'address.followed'; token: string; email: string }
  | { type: 'link.retried' }
  | { type: 'link.requested'; email: string }
  | { type: 'password.submitted'; newPassword: string; again: string }

type Requested = Extract<PasswordResetEvent, { type: 'link.requested' }>
type Chosen = Extract<PasswordResetEvent, { type: 'password.submitted' }>

/**
 * The page at `/admin/reset`, for a member of staff who forgot the password. Without a link it asks where to send one;
 * with a link that works it asks for the new password. The server never says whether an address has an account.
 */
export const passwordResetMachine = setup({
  types: {} as {
    context: PasswordResetContext
    events: PasswordResetEvent
    input: { token: string; email: string }
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    isKnown: ({ context }, { token, email }: { readonly token: string; readonly email: string }) =>
      token === context.token && (email === '' || email === context.email),
    hasToken: ({ context }) => context.token !== '',
    isAddress: (_, { email }: Requested) => isStoredEmail(email.trim()),
    isSound: (_, { newPassword, again }: Chosen) => Object.keys(newPasswordFaults(newPassword, again)).length === 0,
    isAboutAnswers: formGuards.isAboutAnswers,
  },
  actions: {
    setLink: assign((_, { token, email }: { readonly token: string; readonly email: string }) => ({
      token,
      email,
      requestedFor: '',
    })),
    setRequestedFor: assign((_, { email }: Requested) => ({ requestedFor: email.trim() })),
    setAddressFault: assign({ faults: { email: messages.email('Email') } }),
    setFaults: assign((_, { newPassword, again }: Chosen) => ({ faults: newPasswordFaults(newPassword, again) })),
    setErrors: assign((_, { problem }: { readonly problem: Problem }) => ({ faults: problem.errors ?? {} })),
    clearFaults: assign({ faults: {} }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    ...problemActions,
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input: { token, email } }) => ({
    token,
    email,
    requestedFor: '',
    problem: null,
    faults: {},
    rejections: 0,
  }),
  initial: 'arriving',
  on: {
    'address.followed': [{ guard: fromEvent('isKnown') }, { target: '.arriving', actions: fromEvent('setLink') }],
  },
  states: {
    arriving: { always: [{ guard: 'hasToken', target: 'checking' }, { target: 'requesting' }] },
    // a link that works no more is refused before its user types a password
    checking: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('checkResetLink', ({ context }) => context.token),
      on: { 'link.works': 'choosing', 'link.missing': 'ended', 'link.unchecked': toProblem('unchecked') },
    },
    unchecked: { exit: 'clearProblem', on: { 'link.retried': 'checking' } },
    requesting: {
      initial: 'editing',
      on: {
        'link.requested': [
          { guard: fromEvent('isAddress'), target: '.sending', actions: fromEvent('setRequestedFor') },
          { target: '.rejected', actions: 'setAddressFault', reenter: true },
        ],
      },
      states: {
        editing: {},
        rejected: { entry: 'countRejection', exit: 'clearFaults' },
        refused: { entry: 'countRejection', exit: 'clearProblem' },
        sending: {
          meta: { busy: 'Sending ...' },
          invoke: invokeCall('requestPasswordReset', ({ context }) => context.requestedFor),
          on: {
            'link.sent': '#passwordReset.sent',
            'link.refused': toProblem('refused'),
            'link.requested': {},
          },
        },
      },
    },
    // the link is on its way, if the address has an account
    sent: {},
    choosing: {
      initial: 'editing',
      on: {
        'password.submitted': [
          { guard: fromEvent('isSound'), target: '.saving' },
          { target: '.rejected', actions: fromEvent('setFaults'), reenter: true },
        ],
      },
      states: {
        editing: {},
        rejected: { entry: 'countRejection', exit: 'clearFaults' },
        refused: { entry: 'countRejection', exit: 'clearProblem' },
        saving: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('resetPassword', ({ context, event }) => passwordIn(event, context.token)),
          on: {
            'password.replaced': '#passwordReset.replaced',
            'link.missing': '#passwordReset.ended',
            'password.refused': [
              { guard: fromEvent('isAboutAnswers'), target: 'rejected', actions: fromEvent('setErrors') },
              toProblem('refused'),
            ],
            'password.submitted': {},
          },
        },
      },
    },
    replaced: {},
    // the link was used, is too old or was cut
    ended: {},
  },
})

function passwordIn(event: PasswordResetEvent, token: string) {
  assertEvent(event, 'password.submitted')
  return { token, newPassword: event.newPassword }
}
