import { audit } from '../audit'
import type { Operation } from '../handler'
import { Problem } from '../problem'
import { normalEmail } from '../staff/accounts'
import { sessionCookie } from '../staff/cookie'
import { isPassword, nobodysPassword } from '../staff/passwords'
import { beginSession } from '../staff/sessions'

/**
 * `POST /session`: tells nobody whether an address has an account, for the answer and the time it takes are the same for
 * an unknown address and for a wrong password. Guessing is limited by the caller's rate and not by the account, which
 * anybody could lock.
 */
export const signIn: Operation<'signIn'> =
  ({ db, config, now }) =>
  async ({ body }) => {
    const users = db.q.selectFrom('staff_user').selectAll()
    const user = await users.where('email', '=', normalEmail(body.email)).executeTakeFirst()
    const isRight = await isPassword(body.password, user?.password_hash ?? nobodysPassword)
    if (!user || !isRight) throw new Problem(401, 'The e-mail address or the password is not right')
    const token = await db.tx(async () => {
      await audit(db, { actor: user.email, entity: 'staff_session', entityId: user.id, action: 'session.begun' })
      return beginSession(db, user.id, now())
    })
    const { id, name, email, role } = user
    return { status: 201, body: { id, name, email, role }, headers: { 'set-cookie': sessionCookie(config, token) } }
  }
