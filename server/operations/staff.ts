import { audit } from '../platform/audit/audit'
import { normalEmail } from '../platform/mail/addresses'
import { Problem, signInFirst } from '../platform/problems/problem'
import { actorOf } from '../platform/services/caller'
import { lockAccount } from '../staff/accounts'
import { changeOwnPassword } from '../staff/changePassword'
import { isPassword, nobodysPassword } from '../staff/passwords'
import { beginSession, endedCookie, endSession, sessionCookie } from '../staff/sessions'
import { addUser as add, searchUsers, updateUser as update } from '../staff/users'
import type { Operation } from './handler'

/** `POST /admin/users`: a new account, whose first password is told this once. */
export const addUser: Operation<'addUser'> =
  (services) =>
  async ({ body, headers, caller }) => ({
    status: 201,
    body: await add(services, { ...body, key: headers['idempotency-key'], actor: actorOf(caller) }),
  })

/** `POST /session/password`: one's own password. Guessing the old one is limited as a sign-in is. */
export const changePassword: Operation<'changePassword'> =
  (services) =>
  async ({ body, caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    await changeOwnPassword(services, caller, body)
    return { status: 204 }
  }

export const getSession: Operation<'getSession'> =
  () =>
  async ({ caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    return { status: 200, body: caller.user }
  }

/** `GET /admin/users`: who can sign in. */
export const listUsers: Operation<'listUsers'> =
  ({ db }) =>
  async ({ query }) => ({ status: 200, body: await searchUsers(db, query) })

const notRight = () => new Problem(401, 'The email address or the password is not right')

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

/** `PATCH /admin/users/{user}`: name, role, whether one may sign in, another password. */
export const updateUser: Operation<'updateUser'> =
  (services) =>
  async ({ params: { user }, headers, body: changes, caller }) => ({
    status: 200,
    body: await update(services, user, { changes, version: headers['if-match'], actor: actorOf(caller) }),
  })
