import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { StaffUser } from '../../../contract/client'
import { audit } from '../../platform/audit/audit'
import { Problem } from '../../platform/problems/problem'
import type { Services } from '../../platform/services/services'
import { lockAccount } from '../accounts'
import { beginSession } from '../sessions'
import { siteOf, storeChallenge, takeChallenge } from './challenges'
import { transportsOf, webauthn } from './passkeys'

/** The options with which a browser offers its passkeys of this site. They name no account. */
export async function passkeyOptions(services: Services) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(services.config).rpID,
    userVerification: 'required',
  })
  await storeChallenge(services, options.challenge, null)
  return options
}

const notRight = (account?: string) =>
  new Problem(401, 'This passkey does not sign anybody in here. Use another one, or sign in with your password.').as(
    'signIn.refused',
    account,
  )

/**
 * Signs in with a passkey alone: it is on the user's device, which has checked the user.
 * @param browser its name, for the list of the user's sessions
 * @returns the user, and the token of the new session
 * @throws Problem 401, the same for an unknown passkey, a wrong signature and a closed account
 */
export async function signInWithPasskey(
  services: Services,
  credential: unknown,
  browser: string | null,
): Promise<{ user: StaffUser; token: string }> {
  const { db, now } = services
  const response = credential as AuthenticationResponseJSON
  const passkeys = db.q.selectFrom('staff_passkey').selectAll()
  const passkey = await passkeys.where('id', '=', String(response.id)).executeTakeFirst()
  const counter = passkey && (await verifiedCounter(services, response, passkey))
  if (!passkey || counter === null) throw notRight(passkey?.user_id)
  return db.tx(async () => {
    const account = await lockAccount(db, passkey.user_id)
    if (!account || account.disabled) throw notRight(passkey.user_id)
    // it may have been removed or used meanwhile
    const used = await db.q
      .updateTable('staff_passkey')
      .set({ counter, used: now() })
      .where('id', '=', passkey.id)
      .where('counter', '=', passkey.counter)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw notRight(passkey.user_id)
    const { id, name, email, role } = account
    await audit(db, { actor: email, entity: 'staff_session', entityId: id, action: 'session.begun' })
    return { user: { id, name, email, role }, token: await beginSession(db, id, now(), { browser, proof: 'passkey' }) }
  })
}

interface Stored {
  readonly id: string
  readonly public_key: Uint8Array
  readonly counter: number
  readonly transports: string
}

/** The device's count of uses, once its signature is right; else null. A copied key repeats a count, and is refused. */
async function verifiedCounter(
  services: Services,
  response: AuthenticationResponseJSON,
  { id, public_key, counter, transports }: Stored,
): Promise<number | null> {
  const { rpID, origin } = siteOf(services.config)
  const { verifyAuthenticationResponse } = await webauthn()
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(services, challenge, null),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(public_key), counter, transports: transportsOf(transports) },
    // it rejects for a malformed or a wrong response
  }).catch(() => null)
  return result?.verified ? result.authenticationInfo.newCounter : null
}
