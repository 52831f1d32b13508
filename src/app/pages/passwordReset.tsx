import type { Location } from 'react-router-dom'
import { is, string, type } from 'superstruct'
import { createActor } from 'xstate'
import { makeStaffClient } from '../../../contract/staff'
import { checkResetLink, requestPasswordReset, resetPassword } from '../../../machines/calls/passwordReset'
import { passwordResetMachine } from '../../../machines/staff/passwordReset/passwordReset.machine'
import { PasswordResetScreen } from '../../screens/staff/passwordReset/PasswordResetScreen'
import { inspection } from '../../shared/browser/inspection'
import type { OpenPage } from '../routes/routes'

/** The mailed link has a token. The sign-in passes on the typed address in the history entry, which no log records. */
const linkIn = ({ search, state }: Pick<Location, 'search' | 'state'>) => ({
  token: new URLSearchParams(search).get('token') ?? '',
  email: is(state, Typed) ? state.email : '',
})
const Typed = type({ email: string() })

const openPasswordResetPage: OpenPage = ({ client: customers, address }) => {
  const client = makeStaffClient(customers)
  const machine = passwordResetMachine.provide({
    actors: {
      checkResetLink: checkResetLink(client),
      requestPasswordReset: requestPasswordReset(client),
      resetPassword: resetPassword(client),
    },
  })
  const reset = createActor(machine, { ...inspection, input: linkIn(address.now()) }).start()
  return {
    Screen: () => <PasswordResetScreen reset={reset} />,
    follow: (to) => reset.send({ type: 'address.followed', ...linkIn(to) }),
  }
}
export default openPasswordResetPage
