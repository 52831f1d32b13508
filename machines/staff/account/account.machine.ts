import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import { newPasswordFaults } from '../../../domain/staff/accounts'
import { type OutcomesOf, slot } from '../../calls/call'
import type { changePassword } from '../../calls/users'
import { fromEvent, invokeCall } from '../../kit/call'
import { formGuards } from '../../kit/form'
import type { PageEmitted, PageInput, SessionOver } from '../../kit/page'
import { problemActions, toProblem } from '../../kit/problem'
import { factorsMachine } from '../factors/factors.machine'
import { ownSessionsMachine } from './ownSessions.machine'

type Faults = Readonly<Record<string, string>>

interface AccountContext {
  readonly user: PageInput['user']
  /** counts rejections: at each the summary takes the focus again */
  readonly rejections: number
  /** by field; never the passwords themselves */
  readonly faults: Faults
  readonly problem: Problem | null
}

const calls = {
  changePassword: slot<typeof changePassword>('changePassword'),
}
const parts = {
  ownSessions: ownSessionsMachine,
  factors: factorsMachine,
}

/** The passwords are only in the event and in the request; no context holds them. */
type AccountEvent =
  | OutcomesOf<typeof calls & typeof parts>
  | { type: 'address.opened'; address: string }
  /** a new second factor has ended the other sessions */
  | { type: 'others.ended' }
  | { type: 'password.submitted'; password: string; newPassword: string; again: string }

type Typed = Extract<AccountEvent, { type: 'password.submitted' }>

/** The faults that a browser can find. */
function faultsOf({ password, newPassword, again }: Omit<Typed, 'type'>): Faults {
  return {
    ...(!password && { password: 'Enter your current password' }),
    ...newPasswordFaults(newPassword, again),
  }
}

/** The page at `/admin/account`: the user's own name and role, a form for a new password, the second factors and the own sessions. */
export const accountMachine = setup({
  types: {} as {
    context: AccountContext
    events: AccountEvent
    input: PageInput
    output: SessionOver
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
    children: { ownSessions: 'ownSessions'; factors: 'factors' }
  },
  actors: { ...calls, ...parts },
  guards: {
    isSound: (_, event: Extract<AccountEvent, { type: 'password.submitted' }>) =>
      Object.keys(faultsOf(event)).length === 0,
    isAboutAnswers: formGuards.isAboutAnswers,
  },
  actions: {
    setFaults: assign((_, event: Extract<AccountEvent, { type: 'password.submitted' }>) => ({
      faults: faultsOf(event),
    })),
    setErrors: assign((_, { problem }: { readonly problem: Problem }) => ({ faults: problem.errors ?? {} })),
    clearFaults: assign({ faults: {} }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    ...problemActions,
    rereadSessions: sendTo('ownSessions', { type: 'others.ended' } as const),
    announceChange: emit({ type: 'toast', kind: 'success', text: 'Your password is changed.' } as const),
  },
}).createMachine({
  id: 'account',
  context: ({ input: { user } }) => ({ user, rejections: 0, faults: {}, problem: null }),
  initial: 'open',
  on: { 'session.ended': '.ended' },
  states: {
    open: {
      tags: 'background',
      invoke: [invokeCall('ownSessions'), invokeCall('factors', () => ({ isRequired: false }))],
      initial: 'editing',
      on: {
        'others.ended': { actions: 'rereadSessions' },
        // a new visit starts with an empty form
        'address.opened': '.editing',
        'password.submitted': [
          { guard: fromEvent('isSound'), target: '.changing' },
          { target: '.rejected', actions: fromEvent('setFaults') },
        ],
      },
      states: {
        editing: {},
        rejected: { entry: 'countRejection', exit: 'clearFaults' },
        failed: { exit: 'clearProblem' },
        changing: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('changePassword', ({ event }) => passwordsIn(event)),
          on: {
            'password.changed': { target: 'changed', actions: ['announceChange', 'rereadSessions'] },
            'password.refused': [
              { guard: fromEvent('isAboutAnswers'), target: 'rejected', actions: fromEvent('setErrors') },
              toProblem('failed'),
            ],
            'password.submitted': {},
            'address.opened': {},
          },
        },
        // clears the form
        changed: {},
      },
    },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})

function passwordsIn(event: AccountEvent) {
  assertEvent(event, 'password.submitted')
  return { password: event.password, newPassword: event.newPassword }
}
