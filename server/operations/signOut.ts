import { audit } from '../audit'
import type { Operation } from '../handler'
import { signInFirst } from '../problem'
import { endedCookie } from '../staff/cookie'
import { endSession } from '../staff/sessions'

/** Ends this session at the server too, so that a copied cookie is worth nothing. */
export const signOut: Operation<'signOut'> =
  ({ db, config, now }) =>
  async ({ caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    const { user, tokenHash } = caller
    await db.tx(async () => {
      await audit(db, { actor: user.email, entity: 'staff_session', entityId: user.id, action: 'session.ended' })
      await endSession(db, tokenHash, now())
    })
    return { status: 204, headers: { 'set-cookie': endedCookie(config) } }
  }
