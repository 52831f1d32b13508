import { bePresent } from '../desk/presence'
import type { Operation } from '../handler'
import { signInFirst } from '../problem'

/** `POST /admin/contacts/{id}/presence`: that one is at work on a contact, and who else is. */
export const sayPresence: Operation<'sayPresence'> =
  (services) =>
  async ({ params: { id }, caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    return { status: 200, body: await bePresent(services, id, caller.user) }
  }
