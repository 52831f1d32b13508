import { fromEvent } from '../../kit/call'
import { toProblem } from '../../kit/problem'

/* The part of the sign-in that asks for a code. The form still has the password, so it is not typed again. */

export const proofForm = {
  editing: {},
  rejected: { entry: 'countRejection', exit: 'clearFaults' },
  refused: { entry: 'countRejection', exit: 'clearProblem' },
} as const

export const proofOn = {
  'signIn.submitted': [
    { guard: fromEvent('isSound'), target: '.signingIn' },
    { target: '.rejected', actions: fromEvent('setFaults'), reenter: true },
  ],
  'signIn.restarted': '#staff.signedOut.restarted',
} as const

/**
 * The state of this form on its way.
 * @param invoke sends the password again, with the code
 */
export const proofSent = <Invoke>(invoke: Invoke) => ({
  meta: { busy: 'Processing...' },
  invoke,
  on: {
    'signIn.refused': toProblem('refused'),
    'code.needed': { target: 'rejected', actions: fromEvent('setErrors') },
    // an administrator has given the account a new password meanwhile
    'password.needed': toProblem('refused'),
    'signIn.submitted': {},
    'signIn.restarted': {},
    'passkey.requested': {},
  } as const,
})
