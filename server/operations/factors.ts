import { actorOf, staffIn } from '../platform/services/caller'
import { browserOf } from '../staff/browser'
import {
  beginAuthenticator as begin,
  confirmAuthenticator as confirm,
  makeRecoveryCodes as makeCodes,
  ownFactors,
  removeFactor as remove,
} from '../staff/factors/factors'
import { passkeyOptions as offer, signInWithPasskey as signIn } from '../staff/factors/passkeySignIn'
import { addPasskey as add, beginPasskey as beginKey } from '../staff/factors/passkeys'
import { removeAllFactors } from '../staff/factors/removeFactors'
import { signedInCookies } from '../staff/knownBrowser'
import { toSessionDto } from '../staff/sessions'
import { userRowOf } from '../staff/users'
import type { Operation } from './handler'

/** `GET /session/factors`: the caller's own second factors. */
export const listFactors: Operation<'listFactors'> =
  (services) =>
  async ({ caller }) => ({ status: 200, body: await ownFactors(services, staffIn(caller)) })

/** `POST /session/factors/app`: a secret for an authenticator app. */
export const beginAuthenticator: Operation<'beginAuthenticator'> =
  (services) =>
  async ({ body, caller }) => ({ status: 200, body: await begin(services, staffIn(caller), body) })

/** `POST /session/factors/app/code`: the first code of the app, which sets it up. */
export const confirmAuthenticator: Operation<'confirmAuthenticator'> =
  (services) =>
  async ({ body, caller }) => ({ status: 200, body: await confirm(services, staffIn(caller), body) })

/** `POST /session/factors/codes`: new recovery codes. */
export const makeRecoveryCodes: Operation<'makeRecoveryCodes'> =
  (services) =>
  async ({ body, caller }) => ({ status: 200, body: await makeCodes(services, staffIn(caller), body) })

/** `POST /session/factors/removal`: removes the app or a passkey. */
export const removeFactor: Operation<'removeFactor'> =
  (services) =>
  async ({ body, caller }) => {
    await remove(services, staffIn(caller), body)
    return { status: 204 }
  }

/** `POST /session/factors/passkey/options`: options for a new passkey. */
export const beginPasskey: Operation<'beginPasskey'> =
  (services) =>
  async ({ body, caller }) => ({ status: 200, body: { ...(await beginKey(services, staffIn(caller), body)) } })

/** `POST /session/factors/passkey`: the passkey that the browser made. */
export const addPasskey: Operation<'addPasskey'> =
  (services) =>
  async ({ body, caller }) => ({ status: 200, body: await add(services, staffIn(caller), body) })

/** `POST /session/passkey/options`: options for a sign-in with a passkey. */
export const passkeyOptions: Operation<'passkeyOptions'> = (services) => async () => ({
  status: 200,
  body: { ...(await offer(services)) },
})

/** `POST /session/passkey`: signs in with a passkey. */
export const signInWithPasskey: Operation<'signInWithPasskey'> =
  (services) =>
  async ({ body, headers }) => {
    const { user, token } = await signIn(services, body.credential, browserOf(headers['user-agent']))
    return {
      status: 201,
      body: toSessionDto(services, { user }),
      headers: { 'set-cookie': await signedInCookies(services, user.id, token) },
    }
  }

/** `DELETE /admin/users/{user}/factors`: removes all second factors of a user who has lost them. */
export const removeFactors: Operation<'removeFactors'> =
  (services) =>
  async ({ params: { user }, caller }) => {
    await removeAllFactors(services, user, actorOf(caller))
    return { status: 200, body: await userRowOf(services.db, user) }
  }
