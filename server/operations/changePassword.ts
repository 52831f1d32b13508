import type { Operation } from '../handler'
import { signInFirst } from '../problem'
import { changeOwnPassword } from '../staff/ownPassword'

/** `POST /session/password`: one's own password. Guessing the old one is limited as a sign-in is. */
export const changePassword: Operation<'changePassword'> =
  (services) =>
  async ({ body, caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    await changeOwnPassword(services, caller, body)
    return { status: 204 }
  }
