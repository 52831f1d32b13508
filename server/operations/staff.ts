import { audit } from '../platform/audit/audit'
import { signInFirst } from '../platform/problems/problem'
import { actorOf } from '../platform/services/caller'
import { browserOf } from '../staff/browser'
import { changeOwnPassword } from '../staff/changePassword'
import { endOtherSessions as endOthers, endOwnSession, ownSessions } from '../staff/ownSessions'
import { endedCookie, endSession, sessionCookie } from '../staff/sessions'
import { signIn as begin } from '../staff/signIn'
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

/** `DELETE /session/list/{session}`: ends one of the caller's own sessions. */
export const endOneSession: Operation<'endOneSession'> =
  (services) =>
  async ({ params: { session }, caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    await endOwnSession(services, caller, session)
    return { status: 204 }
  }

/** `DELETE /session/list`: ends the caller's own sessions but the one of this call. */
export const endOtherSessions: Operation<'endOtherSessions'> =
  (services) =>
  async ({ caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    await endOthers(services, caller)
    return { status: 204 }
  }

/** `GET /session`: the signed-in user. A browser logs each error response, and nobody being signed in is no error. */
export const getSession: Operation<'getSession'> =
  ({ config }) =>
  async ({ caller }) => {
    if (caller.kind !== 'staff') return { status: 204 }
    return { status: 200, body: { ...caller.user, idle_minutes: config.staffIdleMinutes } }
  }

/** `GET /session/list`: the caller's own sessions. */
export const listSessions: Operation<'listSessions'> =
  (services) =>
  async ({ caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    return { status: 200, body: { rows: await ownSessions(services, caller) } }
  }

/** `GET /admin/users`: the staff accounts. */
export const listUsers: Operation<'listUsers'> =
  ({ db }) =>
  async ({ query }) => ({ status: 200, body: await searchUsers(db, query) })

/**
 * `POST /session`: signs in. A password that was given to the user is replaced in the same call, so that it opens no
 * session.
 */
export const signIn: Operation<'signIn'> =
  (services) =>
  async ({ body, headers }) => {
    const { config } = services
    const { user, token } = await begin(services, body, browserOf(headers['user-agent']))
    return {
      status: 201,
      body: { ...user, idle_minutes: config.staffIdleMinutes },
      headers: { 'set-cookie': sessionCookie(config, token) },
    }
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
