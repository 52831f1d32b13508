import { audit } from '../platform/audit/audit'
import { normalEmail } from '../platform/mail/addresses'
import { Problem, signInFirst } from '../platform/problems/problem'
import { actorOf } from '../platform/services/caller'
import { lockAccount } from '../staff/accounts'
import { changeOwnPassword } from '../staff/changePassword'
import { dummyPasswordHash, isPassword } from '../staff/passwords'
import { beginSession, endedCookie, endSession, sessionCookie } from '../staff/sessions'
import { addUser as add, searchUsers, updateUser as update } from '../staff/users'
import type { Operation } from './handler'

/** `POST /admin/users`: adds an account; its initial password is returned only once. */
export const addUser: Operation<'addUser'> =
  (services) =>
  async ({ body, headers, caller }) => ({
    status: 201,
    body: await add(services, { ...body, key: headers['idempotency-key'], actor: actorOf(caller) }),
  })

/**
 * `POST /session/password`: changes the caller's own password. Guessing the old one is rate-limited like signing in.
 */
export const changePassword: Operation<'changePassword'> =
  (services) =>
  async ({ body, caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    await changeOwnPassword(services, caller, body)
    return { status: 204 }
  }

/** `GET /session`: the signed-in user. A browser logs each error response, and nobody being signed in is no error. */
export const getSession: Operation<'getSession'> =
  () =>
  async ({ caller }) => {
    if (caller.kind !== 'staff') return { status: 204 }
    return { status: 200, body: caller.user }
  }

/** `GET /admin/users`: the staff accounts. */
export const listUsers: Operation<'listUsers'> =
  ({ db }) =>
  async ({ query }) => ({ status: 200, body: await searchUsers(db, query) })

const notRight = () => new Problem(401, 'The email address or the password is not right')

/**
 * `POST /session`: signs in. Response and timing are the same for an unknown address, a wrong password and a closed
 * account, so that nobody can discover accounts. The rate limit is per caller, because anyone could lock an account by
 * a limit per account.
 */
export const signIn: Operation<'signIn'> =
  ({ db, config, now }) =>
  async ({ body }) => {
    const users = db.q.selectFrom('staff_user').selectAll()
    const user = await users.where('email', '=', normalEmail(body.email)).executeTakeFirst()
    const isRight = await isPassword(body.password, user?.password_hash ?? dummyPasswordHash)
    if (!user || !isRight || user.disabled) throw notRight()
    const token = await db.tx(async () => {
      // an admin may have closed the account or changed its password during the check
      const account = await lockAccount(db, user.id)
      if (account?.password_hash !== user.password_hash || account.disabled) throw notRight()
      await audit(db, { actor: user.email, entity: 'staff_session', entityId: user.id, action: 'session.begun' })
      return beginSession(db, user.id, now())
    })
    const { id, name, email, role } = user
    return { status: 201, body: { id, name, email, role }, headers: { 'set-cookie': sessionCookie(config, token) } }
  }

/** Ends the session on the server too, so that a copied cookie is worthless. */
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

/** `PATCH /admin/users/{user}`: changes name, role, whether the account is open, or the password. */
export const updateUser: Operation<'updateUser'> =
  (services) =>
  async ({ params: { user }, headers, body: changes, caller }) => ({
    status: 200,
    body: await update(services, user, { changes, version: headers['if-match'], actor: actorOf(caller) }),
  })
