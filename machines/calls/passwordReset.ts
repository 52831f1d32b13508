import type { StaffClient } from '../../contract/staff'
import { customerCall } from './call'

/** The response is the same whether or not the address has an account. */
export const requestPasswordReset = (client: StaffClient) =>
  customerCall((email: string, signal) => client.requestPasswordReset({ email }, signal), {
    answered: () => ({ type: 'link.sent' }),
    refused: 'link.refused',
  })

/** `missing`: the link works no more, which is an answer. */
export const checkResetLink = (client: StaffClient) =>
  customerCall((token: string, signal) => client.checkResetLink({ token }, signal), {
    answered: () => ({ type: 'link.works' }),
    refused: ({ status }) => (status === 404 ? { type: 'link.missing' } : 'link.unchecked'),
  })

interface NewPassword {
  /** of the mailed link */
  readonly token: string
  readonly newPassword: string
}

/** `missing`: the link works no more, which is an answer. */
export const resetPassword = (client: StaffClient) =>
  customerCall(
    ({ token, newPassword }: NewPassword, signal) => client.resetPassword({ token, new_password: newPassword }, signal),
    {
      answered: () => ({ type: 'password.replaced' }),
      refused: ({ status }) => (status === 404 ? { type: 'link.missing' } : 'password.refused'),
    },
  )
