import { audit } from '../audit'
import type { Operation } from '../handler'
import { Problem } from '../problem'
import { lockAccount, normalEmail } from '../staff/accounts'
import { sessionCookie } from '../staff/cookie'
import { isPassword, nobodysPassword } from '../staff/passwords'
import { beginSession } from '../staff/sessions'

const notRight = () => new Problem(401, 'The e-mail address or the password is not right')

/**
 * `POST /session`: tells nobody whether an address has an account, for the answer and the time it takes are the same for
 * an unknown address, for a wrong password and for an account that is closed. Guessing is limited by the caller's rate and not by the account, which
 * anybody could lock.
 */
export const signIn: Operation<'signIn'> =
  ({ db, config, now }) =>
  async ({ body }) => {
    const users = db.q.selectFrom('staff_user').selectAll()
    const user = await users.where('email', '=', normalEmail(body.email)).executeTakeFirst()
    const isRight = await isPassword(body.password, user?.password_hash ?? nobodysPassword)
    if (!user || !isRight || user.disabled) throw notRight()
    const token = await db.tx(async () => {
      // an admin may have closed the account, or given it another password, while this one was looked at
      const stands = await lockAccount(db, user.id)
      if (stands?.password_hash !== user.password_hash || stands.disabled) throw notRight()
      await audit(db, { actor: user.email, entity: 'staff_session', entityId: user.id, action: 'session.begun' })
      return beginSession(db, user.id, now())
    })
    const { id, name, email, role } = user
    return { status: 201, body: { id, name, email, role }, headers: { 'set-cookie': sessionCookie(config, token) } }
  }
