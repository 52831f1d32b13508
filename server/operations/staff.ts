import { audit } from '../platform/audit/audit'
import { notFound } from '../platform/problems/problem'
import { actorOf, staffIn } from '../platform/services/caller'
import { browserOf } from '../staff/browser'
import { changeOwnPassword } from '../staff/changePassword'
import { assertMayUsePassword, companySignIn } from '../staff/companySignIn/signIn'
import { lacksFactor } from '../staff/factors/required'
import { asGuess, forgiveGuesses } from '../staff/guesses'
import { rememberBrowser, signedInCookies } from '../staff/knownBrowser'
import { endOtherSessions as endOthers, endOwnSession, endSessionsOfUser, ownSessions } from '../staff/ownSessions'
import { assertResetLink, requestReset, resetPassword as reset } from '../staff/passwordReset'
import { endedCookie, endSession, toSessionDto } from '../staff/sessions'
import { signIn as begin } from '../staff/signIn'
import { addUser as add, searchUsers, updateUser as update, userRowOf } from '../staff/users'
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
    const session = staffIn(caller)
    await changeOwnPassword(services, session, body)
    await forgiveGuesses(services, session.user.email)
    // with the old password, the browser is unknown
    return { status: 204, headers: { 'set-cookie': await rememberBrowser(services, session.user.id) } }
  }

/** `DELETE /session/list/{session}`: ends one of the caller's own sessions. */
export const endOneSession: Operation<'endOneSession'> =
  (services) =>
  async ({ params: { session }, caller }) => {
    await endOwnSession(services, staffIn(caller), session)
    return { status: 204 }
  }

/** `DELETE /session/list`: ends the caller's own sessions but the one of this call. */
export const endOtherSessions: Operation<'endOtherSessions'> =
  (services) =>
  async ({ caller }) => {
    await endOthers(services, staffIn(caller))
    return { status: 204 }
  }

/** `DELETE /admin/users/{user}/sessions`: signs an account out everywhere. */
export const endUserSessions: Operation<'endUserSessions'> =
  (services) =>
  async ({ params: { user }, caller }) => {
    await endSessionsOfUser(services, user, staffIn(caller))
    return { status: 200, body: await userRowOf(services.db, user) }
  }

/** `GET /session`: the signed-in user. A browser logs each error response, and nobody being signed in is no error. */
export const getSession: Operation<'getSession'> =
  (services) =>
  async ({ caller }) => {
    if (caller.kind !== 'staff') return { status: 204 }
    return { status: 200, body: toSessionDto(services, caller) }
  }

/** `GET /session/list`: the caller's own sessions. */
export const listSessions: Operation<'listSessions'> =
  (services) =>
  async ({ caller }) => ({ status: 200, body: { rows: await ownSessions(services, staffIn(caller)) } })

/** `GET /admin/users`: the staff accounts. */
export const listUsers: Operation<'listUsers'> =
  ({ db }) =>
  async ({ query }) => ({ status: 200, body: await searchUsers(db, query) })

/** `GET /session/company`: sends the browser to the sign-in of the company. */
export const beginCompanySignIn: Operation<'beginCompanySignIn'> = (services) => {
  const company = companySignIn(services)
  return async ({ query, log }) => {
    if (!company) throw notFound('sign-in')
    const { location, cookies } = await company.begin(query.to, log)
    return { status: 302, headers: { location, 'set-cookie': cookies } }
  }
}

/** `GET /session/company/callback`: takes the answer of the company's sign-in, which the browser brings. */
export const finishCompanySignIn: Operation<'finishCompanySignIn'> = (services) => {
  const company = companySignIn(services)
  return async ({ query, headers, cookies: given, log }) => {
    if (!company) throw notFound('sign-in')
    const returned = { query: { ...query }, cookies: given, browser: browserOf(headers['user-agent']), log }
    const { location, cookies } = await company.finish(returned)
    return { status: 302, headers: { location, 'set-cookie': cookies } }
  }
}

/** `POST /session/reset`: mails a link for a new password, if the address has an open account. */
export const requestPasswordReset: Operation<'requestPasswordReset'> =
  (services) =>
  async ({ body, caller }) => {
    await requestReset(services, body.email, caller)
    return { status: 202 }
  }

/** `POST /session/reset/link`: whether a link for a new password works, before its user types one. */
export const checkResetLink: Operation<'checkResetLink'> =
  (services) =>
  async ({ body }) => {
    await assertResetLink(services, body.token)
    return { status: 204 }
  }

/** `POST /session/reset/password`: chooses a new password with a link. It opens no session: its user signs in. */
export const resetPassword: Operation<'resetPassword'> =
  (services) =>
  async ({ body }) => {
    const { id, email } = await reset(services, body)
    // the user's other browsers are strangers now, and the guesses before were about the old password
    await forgiveGuesses(services, email)
    return { status: 204, headers: { 'set-cookie': await rememberBrowser(services, id) } }
  }

/**
 * `POST /session`: signs in. A password that was given to the user is replaced in the same call, so that it opens no
 * session.
 */
export const signIn: Operation<'signIn'> =
  (services) =>
  async ({ body, headers, cookies }) => {
    assertMayUsePassword(services, body.email)
    const { user, token } = await asGuess(services, { email: body.email, cookies }, (guessed) =>
      begin(services, body, { ...guessed, browser: browserOf(headers['user-agent']) }),
    )
    return {
      status: 201,
      body: toSessionDto(services, { user, mustEnroll: await lacksFactor(services, user) }),
      headers: { 'set-cookie': await signedInCookies(services, user.id, token) },
    }
  }

/** Ends the session on the server too, so that a copied cookie is worthless. */
export const signOut: Operation<'signOut'> =
  ({ db, config, now }) =>
  async ({ caller }) => {
    const { user, tokenHash } = staffIn(caller)
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
