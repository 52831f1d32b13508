import type { Operation } from '../handler'
import { signInFirst } from '../problem'

export const getSession: Operation<'getSession'> =
  () =>
  async ({ caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    return { status: 200, body: caller.user }
  }
